// What a game of Circuit comes to in numbers.
import { categories, type Category } from '../../art/shapes';
import type { CircuitRound } from '../../protocol/replay/CircuitRound';
import type { Player } from '../../people/player';
import { doneAfter } from './timeline';

/** Everybody's points from round to round, from 0. */
export function raceOf(rounds: readonly CircuitRound[], players: readonly Player[]) {
  return players.map((player) => ({
    player,
    race: [0, ...rounds.map(({ scores }) => scores[player.seat] ?? 0)],
  }));
}

/** What a seat did with its rounds. */
export interface Yield {
  /** Tiles that closed something, others that were laid, and rounds without a tile. */
  closing: number;
  laid: number;
  without: number;
  /** Points from one's own placements, and from those of others. */
  own: number;
  others: number;
}

export function yieldOf(rounds: readonly CircuitRound[], seat: number): Yield {
  const all = rounds.flatMap(({ placements }) => placements);
  const own = all.filter((placement) => placement.seat === seat && placement.laid);
  const closing = own.filter(({ closed }) => closed.length > 0).length;
  const played = rounds.filter(({ solving }) => solving?.lanes.some((lane) => lane.seat === seat)).length;
  const points = (some: typeof all) => some.reduce((sum, placement) => sum + (placement.points[seat] ?? 0), 0);
  return {
    closing,
    laid: own.length - closing,
    without: Math.max(0, played - own.length),
    own: points(own),
    others: points(all.filter((placement) => placement.seat !== seat)),
  };
}

export interface Dot {
  seat: number;
  /** Solved, or the time ran out, or given up. */
  solved: boolean;
  /** Where on the scale: times the usual where that is known, else seconds. */
  at: number;
}
export interface Times {
  /** Against what is usual for the grade; else plain seconds. */
  relative: boolean;
  most: number;
  rows: readonly { category: Category; dots: readonly Dot[] }[];
}

/** Farther than twice the usual is drawn at the edge. */
const mostUsual = 2;

export function timesOf(rounds: readonly CircuitRound[]): Times {
  const lanes = rounds.flatMap(({ solving }) => solving?.lanes ?? []);
  const done = lanes.filter(({ end }) => doneAfter(end) !== null);
  const relative = done.length > 0 && done.every(({ usual }) => usual !== null);
  const plain = Math.max(
    30,
    ...done.filter(({ end }) => end.type === 'solved').map(({ end }) => seconds(doneAfter(end))),
  );
  const most = relative ? mostUsual : plain;
  return {
    relative,
    most,
    rows: categories.map((category) => ({
      category,
      dots: done
        .filter((lane) => lane.category === category)
        .map(({ seat, end, usual }) => {
          const solved = end.type === 'solved';
          const took = seconds(doneAfter(end)) / (relative ? usual! : 1);
          return { seat, solved, at: solved ? Math.min(most, took) : most };
        }),
    })),
  };
}

function seconds(milliseconds: number | null): number {
  return (milliseconds ?? 0) / 1000;
}
