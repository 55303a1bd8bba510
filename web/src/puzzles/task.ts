// The task of a puzzle in one or two sentences, as the coach line says it.
import { t } from '../i18n/i18n.svelte';
import type { Puzzle } from './puzzles';

export function taskOf(puzzle: Puzzle): string {
  if (puzzle.category === 'weight') return t('coach-weight-text', { weights: puzzle.weights });
  // Only where pieces are crossed out is anything said about them.
  if (puzzle.category === 'conduit') return t('coach-conduit-text', { out: puzzle.forbidden.length });
  return t(`coach-${puzzle.category}-text`);
}

/** The same in fewer words: beside the flag a phone has room for two lines. */
export function shortTaskOf(puzzle: Puzzle): string | undefined {
  if (puzzle.category === 'conduit') return t('coach-conduit-short', { out: puzzle.forbidden.length });
  return puzzle.category === 'fragment' ? undefined : t(`coach-${puzzle.category}-short`);
}
