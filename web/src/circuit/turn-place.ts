// Where the two turn buttons stand at the ghost: beside it, in sight, and over as little as can be of what is to be
// seen or met: tiles first, then spots.
import { pitch, type Rect, type Square } from './board';

export interface Pair {
  /** The middle between the two. */
  x: number;
  y: number;
  /** From there to the one that turns right; the other stands opposite. */
  dx: number;
  dy: number;
}

export interface Surroundings {
  ghost: Square;
  radius: number;
  /** What is seen of the board. */
  view: Rect;
  tiles: readonly Square[];
  spots: readonly Square[];
  /** Something else lies over the board there. */
  over?: Rect | undefined;
}

/** How bad it is to hide one, against hiding a spot; the ghost is a tile that is being turned. */
const weights = { tile: 3, ghost: 3, over: 6, outside: 6 };
/** What a place has to be better than an earlier one in the list. */
const preference = 0.02;

export function placePair(around: Surroundings): Pair {
  const bestFirst = places(around).map((pair, index) => ({ pair, cost: costOf(pair, around) + index * preference }));
  return bestFirst.reduce((best, next) => (next.cost < best.cost ? next : best)).pair;
}

/** Below the ghost if nothing speaks against it, then above, at both sides, and at one of them; each over the middle of the
    ghost and in line with its edges, so that the squares of a neighbouring row or column stay free. Last, one behind the
    other, where only the row or the column of the ghost is free. */
function places({ ghost, radius, view }: Surroundings): Pair[] {
  const [left, top] = [ghost.x * pitch, ghost.y * pitch];
  const [middleX, middleY] = [left + 50, top + 50];
  const apart = radius * 1.15;
  const shift = Math.max(0, apart + radius - 53);
  const [after, before] = [108 + radius, -8 - radius];
  const inLine = [0, -shift, shift];
  const row = (y: number) => inLine.map((by) => ({ x: middleX + by, y: top + y, dx: apart, dy: 0 }));
  const column = (x: number) => inLine.map((by) => ({ x: left + x, y: middleY + by, dx: 0, dy: apart }));
  const behind = (way: 1 | -1) => {
    const far = way * (58 + radius + apart);
    return [
      { x: middleX, y: middleY + far, dx: 0, dy: apart },
      { x: middleX + far, y: middleY, dx: apart, dy: 0 },
    ];
  };
  const sides = { x: middleX, y: middleY, dx: 58 + radius, dy: 0 };
  const rim = radius + 4;
  return [...row(after), ...row(before), sides, ...column(after), ...column(before), ...behind(1), ...behind(-1)].map((pair) => ({
    ...pair,
    x: near(pair.x, view.x + pair.dx + rim, view.x + view.width - pair.dx - rim),
    y: near(pair.y, view.y + pair.dy + rim, view.y + view.height - pair.dy - rim),
  }));
}

/** Between the bounds, but never further away than half a tile. */
function near(value: number, least: number, most: number): number {
  return Math.max(value - 50, Math.min(value + 50, Math.max(least, Math.min(most, value))));
}

function costOf({ x, y, dx, dy }: Pair, { ghost, radius, view, tiles, spots, over }: Surroundings): number {
  // The corners of a circle's square hide nothing.
  const half = radius * 0.9;
  const buttons = [-1, 1].map((way): Rect => ({ x: x + way * dx - half, y: y + way * dy - half, width: 2 * half, height: 2 * half }));
  const whole = 4 * half * half;
  const share = (rect: Rect) => buttons.reduce((sum, button) => sum + overlap(button, rect), 0) / whole;
  const all = (squares: readonly Square[]) => squares.reduce((sum, square) => sum + share({ x: square.x * pitch, y: square.y * pitch, width: 100, height: 100 }), 0);
  return all(spots) + weights.tile * all(tiles) + weights.ghost * all([ghost]) + (over ? weights.over * share(over) : 0) + weights.outside * (2 - share(view));
}

function overlap(one: Rect, other: Rect): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
}
