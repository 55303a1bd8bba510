// The curve of words left in pixels: a step down for each turn, on a scale of logarithms from the whole list to one.
import type { HiddenWord } from './words';

export interface Curve {
  width: number;
  height: number;
  /** Where the drawing begins and ends. */
  left: number;
  right: number;
  top: number;
  floor: number;
  /** Each line across, with the count it stands for. */
  lines: readonly { count: number; y: number }[];
  /** Where each turn stands, and how many were left before and after it. */
  turns: readonly { number: number; x: number; from: number; to: number }[];
  path: string;
  /** Between two turns. */
  step: number;
}

export interface Room {
  width: number;
  height: number;
  left: number;
  top: number;
  bottom: number;
  right: number;
}

export function curveOf({ all, turns }: HiddenWord, room: Room): Curve {
  const right = Math.max(room.left + 10, room.width - room.right);
  const floor = room.height - room.bottom;
  const most = Math.log(Math.max(2, all));
  const y = (count: number) => room.top + (1 - Math.log(Math.max(1, count)) / most) * (floor - room.top);
  const step = (right - room.left) / (turns.length + 1);
  let before = all;
  const placed = turns.map(({ number, after }) => {
    const from = before;
    before = after;
    return { number, x: room.left + number * step, from: y(from), to: y(after) };
  });
  const steps = placed.map(({ x, to }) => `H${round(x)}V${round(to)}`).join('');
  return {
    ...{ width: room.width, height: room.height, left: room.left, right, top: room.top, floor },
    lines: powers(all).map((count) => ({ count, y: y(count) })),
    turns: placed,
    path: `M${room.left} ${round(y(all))}${steps}H${round(right)}`,
    step,
  };
}

/** 1, 10, 100 and so on, as few as can be told apart, and all of them together at the top. */
function powers(all: number): number[] {
  const digits = Math.floor(Math.log10(Math.max(1, all)));
  const every = digits > 5 ? 2 : 1;
  const tens = Array.from({ length: Math.floor(digits / every) + 1 }, (_, i) => 10 ** (i * every));
  // The last one would stand on the top line.
  return [...tens.filter((count) => count * 2.2 <= all || count === 1), all].filter((c, i, a) => a.indexOf(c) === i);
}

/** The turn whose place is nearest; left of the first it is the beginning. */
export function turnAt({ turns, left, step }: Curve, x: number): number {
  return Math.min(turns.length, Math.max(0, Math.round((x - left) / step)));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
