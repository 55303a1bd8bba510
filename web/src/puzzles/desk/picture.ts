// Whether a puzzle is only a picture: its stage alone, without tray and tools.
import { createContext } from 'svelte';

const [inside, within] = createContext<true>();

/** From here on down, puzzles are pictures. */
export const pictured = () => within(true);

export function isPicture(): boolean {
  try {
    return inside();
  } catch {
    return false;
  }
}
