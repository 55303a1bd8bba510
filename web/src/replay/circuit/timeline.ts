// The timeline of a game of Circuit in pixels: a block for each round, in it everybody's solving in true time and then
// the placements in equal steps.
import type { CircuitRound } from '../../protocol/replay/CircuitRound';
import type { LaneEnd } from '../../protocol/replay/LaneEnd';
import { movesOf } from './moves';

export interface Block {
  round: number;
  x: number;
  width: number;
  lanes: readonly { seat: number; from: number; to: number; solved: boolean }[];
  /** Where the sand ran. */
  sand: { from: number; to: number } | null;
  moves: readonly { number: number; x: number; seat: number; closes: boolean }[];
}
export interface Timeline {
  width: number;
  blocks: readonly Block[];
  /** Between two placements. */
  step: number;
}

/** Between blocks, and within them at both ends. */
const gap = 6;
const rim = 6;
/** As narrow and as wide as a step may be, and as narrow as the solving. */
const leastStep = 11;
const mostStep = 30;
const leastSolving = 26;

/** When a seat was done with its puzzle, in milliseconds after it was turned; a game broken off has no such time. */
export function doneAfter(end: LaneEnd): number | null {
  return end.type === 'broken_off' ? null : end.after;
}

/** How long phase 2 of a round took, or as much of it as is known. */
export function solvingTook({ solving }: CircuitRound): number {
  if (!solving) return 0;
  const known = solving.lanes.flatMap(({ drafts, end }) => [doneAfter(end) ?? 0, drafts.at(-1)?.after ?? 0]);
  return solving.ended === null ? Math.max(0, ...known) : solving.ended - solving.began;
}

/** All of it in as much width as there is, or in more where it would be too narrow. */
export function timelineOf(rounds: readonly CircuitRound[], room: number): Timeline {
  const moves = movesOf(rounds);
  const took = rounds.map(solvingTook);
  const whole = Math.max(
    1,
    took.reduce((sum, each) => sum + each, 0),
  );
  const fixed = rounds.length * (gap + 2 * rim) - gap;
  const step = Math.min(mostStep, Math.max(leastStep, (0.5 * (room - fixed)) / Math.max(1, moves.length)));
  const left = room - fixed - moves.length * step;
  let x = 0;
  const blocks = rounds.map((round, index): Block => {
    const solving = Math.max(leastSolving, left * (took[index]! / whole));
    const own = moves.filter((move) => move.round === round.round);
    const width = 2 * rim + solving + own.length * step;
    const block = { round: round.round, x, width, ...within(round, took[index]!, x + rim, solving) };
    const first = x + rim + solving + step / 2;
    x += width + gap;
    return {
      ...block,
      moves: own.map(({ number, placement }, place) => ({
        number,
        x: first + place * step,
        seat: placement.seat,
        closes: placement.closed.length > 0,
      })),
    };
  });
  return { width: Math.max(0, x - gap), blocks, step };
}

function within({ solving }: CircuitRound, took: number, x: number, width: number): Pick<Block, 'lanes' | 'sand'> {
  if (!solving) return { lanes: [], sand: null };
  // Dots at the end of a lane stay clear of the first placement.
  const at = (time: number) => x + (width - 6) * Math.min(1, time / Math.max(1, took));
  const { sand, began } = solving;
  return {
    lanes: solving.lanes.map(({ seat, end }) => {
      const done = doneAfter(end);
      return { seat, from: at(0), to: at(done ?? took), solved: end.type === 'solved' };
    }),
    sand: sand && { from: at(sand.turned - began), to: at(Math.min(took, sand.ends - began)) },
  };
}

/** The move whose mark is nearest to a place; left of the first one it is the beginning. */
export function moveAt({ blocks, step }: Timeline, x: number): number {
  const marks = [{ number: 0, x: 0 }, ...blocks.flatMap(({ moves }) => moves)];
  const far = (mark: { number: number; x: number }) => Math.abs(mark.x - x) - (mark.number > 0 ? step / 2 : 0);
  return marks.reduce((best, mark) => (far(mark) < far(best) ? mark : best)).number;
}

/** Where the cursor of a move stands. */
export function cursorAt({ blocks }: Timeline, number: number): number {
  return blocks.flatMap(({ moves }) => moves).find((move) => move.number === number)?.x ?? 2;
}
