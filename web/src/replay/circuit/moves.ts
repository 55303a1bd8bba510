// The placements of a game of Circuit, one after the other, and what is seen of each.
import type { CellColour } from '../../art/shapes';
import type { BoardTile, Square } from '../../tiles/board';
import type { Network } from '../../tiles/layout';
import type { ClosingView } from '../../circuit/game/closing-types';
import type { Unlaid } from '../../circuit/stage/speech';
import type { Event } from '../../protocol/circuit/Event';
import type { View } from '../../protocol/circuit/View';
import type { CircuitRound } from '../../protocol/replay/CircuitRound';
import type { Placement } from '../../protocol/replay/Placement';
import { boardOf } from '../../circuit/game/board';
import { looksAmong } from '../../people/players';
import { scenesOf } from '../../circuit/game/scenes';
import type { Player } from '../../people/player';
import type { Recorded } from '../shared/recorded';

export interface Move {
  /** From 1. */
  number: number;
  round: number;
  placement: Placement;
}

export function movesOf(rounds: readonly CircuitRound[]): Move[] {
  return rounds
    .flatMap(({ round, placements }) => placements.map((placement) => ({ round, placement })))
    .map((move, index) => ({ ...move, number: index + 1 }));
}

/** Everybody's points after a move; before the first there are none. */
export function pointsAfter(moves: readonly Move[], number: number, seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) =>
    moves.slice(0, number).reduce((sum, { placement }) => sum + (placement.points[seat] ?? 0), 0),
  );
}

/** How many cells came alive by a placement. */
export function cellsClosed({ closed }: Placement): number {
  return closed.reduce((sum, { cells }) => sum + cells, 0);
}

/** The first move of the round before, or of this one if something of it has been seen; the first of the next round. */
export function roundFrom(moves: readonly Move[], number: number, by: 1 | -1): number {
  const first = (round: number) => moves.find((move) => move.round === round)?.number;
  const firsts = [0, ...new Set(moves.map(({ round }) => first(round)!))];
  if (by > 0) return firsts.find((each) => each > number) ?? moves.length;
  return firsts.findLast((each) => each < number) ?? 0;
}

/** The board of a move, and what happened on it. */
export interface Shown {
  board: BoardTile[];
  /** The tile that was laid, or was not, as it is drawn upright. */
  tile: readonly Network[] | null;
  at: Square | null;
  sent: CellColour | null;
  unlaid: Unlaid | null;
  closing: ClosingView | null;
}

export function shownAt(
  recorded: Recorded<View>,
  moves: readonly Move[],
  number: number,
  players: readonly Player[],
): Shown {
  const look = looksAmong(players);
  const move = moves[number - 1];
  if (!move) {
    const board = boardOf(recorded.viewAt(0), look);
    return { board, tile: null, at: null, sent: null, unlaid: null, closing: null };
  }
  const { step, seat } = move.placement;
  const [before, after] = [recorded.viewAt(step - 1), recorded.viewAt(step)];
  const events = (step === 0 ? recorded.replay.events : recorded.replay.steps[step - 1]!.events) as Event[];
  // A step may hold several, as when the time of somebody runs out.
  const among = moves.filter(({ placement }) => placement.step === step).indexOf(move);
  const scene = scenesOf(before, events, after, players).filter(
    (each) => each.type === 'placed' || each.type === 'closing',
  )[among];
  return {
    board: scene?.type === 'closing' ? scene.board : boardOf(after, look),
    tile: before.seats[seat]?.tile?.networks ?? null,
    at: scene?.at ?? null,
    sent: scene?.sent ?? null,
    unlaid: scene?.unlaid ?? null,
    closing: scene?.type === 'closing' ? scene.closing : null,
  };
}
