// Moments that are shown before the game goes on, told by the events of a step.
import type { CellColour } from '../../art/shapes';
import type { BoardTile, Square } from '../../tiles/board';
import type { ClosingView } from './closing-types';
import type { Unlaid } from '../stage/speech';
import type { Event } from '../../protocol/circuit/Event';
import type { SolutionView } from '../../protocol/circuit/SolutionView';
import type { SystemClosed } from '../../protocol/circuit/SystemClosed';
import type { View } from '../../protocol/circuit/View';
import type { Player } from '../../people/player';
import { boardAtClosing, closingOf } from './closing';
import { looksAmong } from '../../people/players';

/** Who has laid a tile, and the colour of the cell that a networker was sent to; or why none was laid. */
export interface Placed {
  by: number;
  sent: CellColour | null;
  unlaid: Unlaid | null;
  /** Where it lies. */
  at: Square | null;
}

/** A moment, with the view it belongs to, the round it belongs to with its start player, and how long it stays if
    nobody hurries it on; without a time it stays until somebody goes on. */
export type Scene = { view: View; round: number; start: number; stays: number | null } & (
  | { type: 'solved'; own: SolutionView }
  | { type: 'missed'; own: SolutionView }
  | ({ type: 'placed' } & Placed)
  | ({ type: 'closing'; board: BoardTile[]; closing: ClosingView } & Placed)
  /** `before` are the points with which the round began. */
  | { type: 'round-end'; before: readonly number[]; next: number }
);

const solvedStays = 1_300;
const missedStays = 20_000;
const placedStays = 900;
/** Where nobody is waited for, there is time to see who placed what. */
const placedStaysInPeace = 2_000;
const roundStays = 4_000;
/** Counting and walking home take at most four seconds; then there is time to read. */
const closingStays = 6_000;
/** How long a moment stays at most once somebody is waited for, whose time runs. */
export const hurriedStays = { solved: solvedStays, missed: 0, placed: placedStays, closing: 4_500, 'round-end': 2_500 };

export function scenesOf(before: View, events: readonly Event[], after: View, players: readonly Player[]): Scene[] {
  const scenes: Scene[] = [];
  const { round, start_player: start } = before;
  const unhurried = inPeace(before) || inPeace(after);
  let placed: Extract<Event, { type: 'placed' }> | null = null;
  let closed: SystemClosed[] = [];
  const finishPlacing = () => {
    if (!placed) return;
    if (closed.length > 0) {
      scenes.push({
        type: 'closing',
        view: after,
        round,
        start,
        stays: unhurried ? null : closingStays,
        ...placedBy(placed, before),
        board: boardAtClosing(before, after, placed, closed, looksAmong(players)),
        closing: closingOf(before, after, placed, closed, players),
      });
    } else if (placed.seat !== after.you?.seat) {
      scenes.push({
        type: 'placed',
        ...placedBy(placed, before),
        view: after,
        round,
        start,
        stays: unhurried ? placedStaysInPeace : placedStays,
      });
    }
    placed = null;
    closed = [];
  };
  for (const event of events) {
    switch (event.type) {
      case 'placed':
        finishPlacing();
        placed = event;
        break;
      case 'not_placed':
        finishPlacing();
        if (event.seat !== after.you?.seat) {
          const unlaid = event.declined ? 'declined' : 'late';
          scenes.push({
            type: 'placed',
            by: event.seat,
            sent: null,
            unlaid,
            at: null,
            view: after,
            round,
            start,
            stays: unhurried ? placedStaysInPeace : placedStays,
          });
        }
        break;
      case 'system_closed':
        closed.push(event);
        break;
      case 'solving_ended':
        scenes.push(...ownSolution(before, after, unhurried));
        break;
      case 'round_ended':
        finishPlacing();
        scenes.push({
          type: 'round-end',
          view: after,
          stays: unhurried ? null : roundStays,
          round: event.round,
          start: after.start_player,
          before: before.seats.map(({ score, gained }) => score - gained),
          next: after.start_player,
        });
        break;
      default:
    }
  }
  finishPlacing();
  // The end has a screen of its own.
  return after.phase.type === 'over' ? scenes.filter(({ type }) => type !== 'round-end') : scenes;
}

function placedBy({ seat, cell, x, y }: Extract<Event, { type: 'placed' }>, before: View): Placed {
  const cells = before.seats[seat]?.tile?.networks.flatMap((network) => network.cells) ?? [];
  return { by: seat, sent: cell === null ? null : (cells[cell] ?? null), unlaid: null, at: { x, y } };
}

/** Where no turn has a clock, whatever is to be read stays until one goes on. */
export function inPeace({ phase, you }: View): boolean {
  return you !== null && (phase.type === 'choosing' || phase.type === 'placing') && phase.deadline === null;
}

/** Whoever was done before has seen their puzzle glow, and is looking at the board already. */
function ownSolution(before: View, view: View, unhurried: boolean): Scene[] {
  const { round, start_player: start } = before;
  const own = view.solutions.find(({ seat }) => seat === view.you?.seat);
  if (!own || before.seats[own.seat]?.attempt?.state.type === 'solved') return [];
  return own.state.type === 'solved'
    ? [{ type: 'solved', view, round, start, own, stays: solvedStays }]
    : [{ type: 'missed', view, round, start, own, stays: unhurried ? null : missedStays }];
}
