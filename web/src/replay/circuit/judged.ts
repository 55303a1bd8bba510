// What is known of how a game of Circuit was played, by move and by round.
import type { BoardTile } from '../../tiles/board';
import type { Rotation } from '../../tiles/layout';
import type { ChoiceJudged } from '../../protocol/analysis/ChoiceJudged';
import type { Mark } from '../../protocol/analysis/Mark';
import type { PlacementJudged } from '../../protocol/analysis/PlacementJudged';
import type { CircuitRound } from '../../protocol/replay/CircuitRound';
import type { Known } from '../shared/analysed.svelte';
import type { Move, Shown } from './moves';

export interface Verdicts {
  /** What was done with tiles, by the number of the move. */
  moves: ReadonlyMap<number, PlacementJudged>;
  choices: readonly ChoiceJudged[];
}

export function verdictsOf(known: Known | null, moves: readonly Move[]): Verdicts | null {
  if (!known || typeof known === 'string' || known.judged.game !== 'circuit') return null;
  const { placements, choices } = known.judged;
  const judged = new Map(placements.map((each) => [each.step, each]));
  const found = moves.flatMap(({ number, placement }) => {
    const verdict = judged.get(placement.step);
    return verdict?.seat === placement.seat ? ([[number, verdict]] as const) : [];
  });
  return { moves: new Map(found), choices };
}

/** The choices of a round: those between its first step and that of the next one. */
export function choicesIn(
  { choices }: Verdicts,
  rounds: readonly CircuitRound[],
  round: number,
): readonly ChoiceJudged[] {
  const from = rounds.find((each) => each.round === round)?.step ?? 0;
  const to = rounds.find((each) => each.round === round + 1)?.step ?? Infinity;
  // The step that begins a round is the last of the one before.
  return choices.filter(({ step }) => step > from && step <= to);
}

/** The tile where it would have been better, or best on another spot. */
export function otherTile({ other }: PlacementJudged, { tile }: Shown): BoardTile | null {
  return other && tile ? { x: other.x, y: other.y, networks: tile, rotation: other.turn as Rotation } : null;
}

/** How often somebody found the best, something fine, or missed a point, and what that cost. */
export function sumOf(verdicts: Verdicts, seat: number): Record<Mark, number> & { lost: number } {
  const own = [...verdicts.moves.values()].filter((each) => each.seat === seat);
  const count = (mark: Mark) => own.filter((each) => each.mark === mark).length;
  const missed = own.filter((each) => each.mark === 'missed');
  return {
    best: count('best'),
    fine: count('fine'),
    missed: missed.length,
    lost: missed.reduce((sum, { loss }) => sum + loss, 0),
  };
}
