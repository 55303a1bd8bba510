// A move of a game that is over, in words.
import { t } from '../../i18n/i18n.svelte';
import { describeLaid, describePlaced, gainsNames, spotName } from '../../circuit/stage/speech';
import type { PlacementJudged } from '../../protocol/analysis/PlacementJudged';
import type { Player } from '../../people/player';
import { decimal } from '../shared/words';
import { cellsClosed, type Move, type Shown } from './moves';

/** "19 cells: Ines 16, Tomáš 16", or that nothing closes. */
export function outcomeWords({ placement }: Move, { closing }: Shown): string {
  if (!placement.laid) return '';
  if (!closing) return t('replay-closes-nothing');
  const cells = t('place-cells', { cells: cellsClosed(placement) });
  const { gains } = closing.outcome;
  return gains.length === 0
    ? t('replay-closes-unpaid', { cells })
    : t('replay-closes', { cells, gains: gainsNames(gains) });
}

/** The headline: who did what with the tile. */
export function deedWords(player: Player | undefined, { sent, unlaid }: Shown): string {
  return describePlaced(player?.name ?? '', sent, unlaid);
}

/** For those who listen: "Move 18 of 19. Mara laid a tile. 2 left from the start tile. Nothing closes." */
export function describeMove(move: Move | null, moves: number, player: Player | undefined, shown: Shown): string {
  if (!move) return t('replay-begins');
  const number = t('replay-move', { move: move.number, moves });
  return [`${number}.`, describeLaid(player?.name ?? '', shown), outcomeWords(move, shown)].filter(Boolean).join(' ');
}

/** "Missed 1.2 points; better: spot 2 left from the start tile." Nothing where nothing was missed. */
export function verdictWords({ mark, loss, other }: PlacementJudged, { at }: Shown): string {
  if (mark !== 'missed' || !other) return '';
  const points = decimal(loss);
  const same = at !== null && at.x === other.x && at.y === other.y;
  return same ? t('replay-missed-here', { points }) : t('replay-missed-there', { points, spot: spotName(other) });
}

/** In the list of a round: "Closes 6 cells, +5". */
export function shortWords({ placement }: Move): string {
  if (!placement.laid) return placement.declined ? t('replay-not-laid') : t('replay-too-late');
  if (placement.closed.length === 0) return placement.laid.cell === null ? t('replay-laid') : t('replay-laid-sent');
  const own = placement.points[placement.seat] ?? 0;
  const cells = t('place-cells', { cells: cellsClosed(placement) });
  return own > 0 ? t('replay-closes-own', { cells, points: own }) : t('replay-closes-unpaid', { cells });
}
