// What all Circuit screens share: the bar's texts and the person's switches.
import type { Category } from '../../art/shapes';
import { t } from '../../i18n/i18n.svelte';
import type { AttemptState } from '../../protocol/circuit/AttemptState';
import { minutes, type SandReading } from '../../browser/clock.svelte';
import { shownName, type Player } from '../../people/player';

/** How somebody fared with their puzzle. */
export interface PuzzleResult {
  player: Player;
  category: Category;
  state: AttemptState;
}

export interface Chrome {
  round: number;
  /** Somebody has the points that end the game with this round. */
  last?: boolean;
  sound?: boolean;
  onmenu?: () => void;
  onsound?: () => void;
  onchat?: () => void;
  /** Shows the common board over the screen. */
  onboard?: (() => void) | undefined;
  /** Shows everybody's solutions, once they are open. */
  onsolutions?: (() => void) | undefined;
  /** What the last puzzles have come to, once they are open. */
  results?: readonly PuzzleResult[];
  /** The clock of a turn, for screens without a sand timer. */
  clock?: (() => SandReading | null) | undefined;
  /** At a table without a sand timer: after how many minutes solving ends at the latest (D-4), if ever. */
  untimed?: { minutes: number | null } | undefined;
  /** Lines of chat nobody has read yet. */
  unread?: number;
}

/** The phases of a round, in the order of the rail. */
export function phases(): string[] {
  return [t('phase-choose'), t('phase-solve'), t('phase-place'), t('phase-round-end')];
}

/** How somebody fared, in a sentence. */
export function resultText(player: Player, state: AttemptState): string {
  const name = shownName(player);
  if (state.type === 'solved') return t('solutions-solved', { name, time: minutes(state.after) });
  return state.type === 'gave_up' ? t('solutions-gave-up', { name }) : t('solutions-missed', { name });
}

/** What ends solving, in words: who turned the sand timer (no name means yourself), or that there is none. */
export function limitText({ untimed }: Chrome, first: string | null): string {
  if (untimed)
    return untimed.minutes === null ? t('solve-untimed-text') : t('solve-untimed-cap', { minutes: untimed.minutes });
  if (first === null) return t('solve-nobody-yet');
  return first === '' ? t('solve-first-you') : t('solve-first', { name: first });
}
