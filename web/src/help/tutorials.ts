// Where each game is learned by playing, and how long that takes.
import type { GameName } from '../browser/settings.svelte';

export const tutorials: Readonly<Record<GameName, { path: string; minutes: number }>> = {
  circuit: { path: '/learn', minutes: 5 },
  cipher: { path: '/learn/cipher', minutes: 3 },
};
