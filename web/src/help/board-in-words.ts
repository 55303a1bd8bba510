import { lazy } from '../load/lazy.svelte';

/** The board in words, with its texts; the wish is taken back where it cannot be had. */
export function boardInWords(takeBack: () => void) {
  return lazy(() => import('./BoardInWords.svelte'), { texts: ['feel'], takeBack });
}
