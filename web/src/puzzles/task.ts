// The task of a puzzle in one or two sentences, as the coach line says it.
import { t } from '../i18n/i18n.svelte';
import type { Puzzle } from './puzzles';

export function taskOf(puzzle: Puzzle): string {
  if (puzzle.category === 'weight') return t('coach-weight-text', { weights: puzzle.weights });
  // Only where pieces are crossed out is anything said about them.
  if (puzzle.category === 'conduit') return t('coach-conduit-text', { out: puzzle.forbidden.length });
  return t(`coach-${puzzle.category}-text`);
}
