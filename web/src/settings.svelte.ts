// What a person has chosen for this browser: theme, sound, how moves are confirmed. Kept locally.
import { enableShortcuts } from './ui/keyboard';

export type Theme = 'auto' | 'light' | 'dark';
export type GameName = 'circuit' | 'cipher';

interface Stored {
  theme: Theme;
  name: string;
  sound: boolean;
  /** A second tap on the same target commits only when this is off; on for touch at first. */
  confirmMoves: boolean;
  shortcuts: boolean;
}

const key = 'enigma-settings';

class Settings {
  #values = $state<Stored>(load());

  get values(): Readonly<Stored> {
    return this.#values;
  }

  /** The theme in effect; `auto` follows the system. */
  readonly dark = $derived(
    this.#values.theme === 'auto'
      ? !window.matchMedia('(prefers-color-scheme: light)').matches
      : this.#values.theme === 'dark',
  );

  change(part: Partial<Stored>): void {
    Object.assign(this.#values, part);
    localStorage.setItem(key, JSON.stringify(this.#values));
    this.apply();
  }

  /** Brings the page in line with the settings. */
  apply(): void {
    document.documentElement.dataset['theme'] = this.dark ? 'dark' : 'light';
    enableShortcuts(this.#values.shortcuts);
  }
}

function load(): Stored {
  const fresh: Stored = {
    theme: 'auto',
    name: '',
    sound: false,
    confirmMoves: window.matchMedia('(pointer: coarse)').matches,
    shortcuts: true,
  };
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Stored>) };
  } catch {
    // Somebody's half-written entry is no reason to show nothing.
    return fresh;
  }
}

export const settings = new Settings();

/** The world the page is in: colours of the machine or of the bureau. */
export function showWorld(game: GameName): void {
  document.documentElement.dataset['game'] = game;
}
