// What the rules of a game need besides their own texts: names that stand in the drawings.
import { i18n, type Domain } from '../i18n/i18n.svelte';
import type { GameName } from '../settings.svelte';

const domains: Record<GameName, readonly Domain[]> = {
  circuit: ['rules', 'circuit', 'puzzles'],
  cipher: ['rules', 'cipher'],
};

export function loadTexts(game: GameName): Promise<void> {
  return i18n.use(...domains[game]);
}
