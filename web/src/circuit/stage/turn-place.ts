// Where the two turn buttons stand at the ghost: in sight, beside it if there is room, else near it where they hide
// nothing, and only where there is no such place over as little as can be of what is to be seen or met: tiles first,
// then spots.
import { pitch, type Rect, type Square } from '../../tiles/board';
import type { Point } from '../../tiles/layout';

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
  /** Signs of open ends, which are to be seen. */
  signs?: readonly Rect[];
  /** Something else lies over the board there. */
  over?: Rect | undefined;
}

/** How bad it is to hide one, against hiding a spot. The ghost itself must be seen while it is turned. */
const weights = { tile: 3, sign: 3, ghost: 100, over: 6, outside: 6 };
/** So small a share of a button over something hides nothing. */
const touch = 0.03;

export function placePair(around: Surroundings): Pair {
  const beside = places(around).map((pair) => ({ pair, hides: costOf(buttonsOf(pair), around) }));
  const free = beside.find(({ hides }) => hides <= touch)?.pair ?? anywhere(around);
  return free ?? beside.reduce((best, next) => (next.hides < best.hides ? next : best)).pair;
}

/** Below the ghost if nothing speaks against it, then above, at both sides, and at one of them; each over the middle of
    the ghost and in line with its edges, so that the squares of a neighbouring row or column stay free. Last, one
    behind the other, where only the row or the column of the ghost is free. */
function places({ ghost, radius, view }: Surroundings): Pair[] {
  const [left, top] = [ghost.x * pitch, ghost.y * pitch];
  const [middleX, middleY] = [left + 50, top + 50];
  const half = radius * 1.15;
  const shift = Math.max(0, half + radius - 53);
  const [after, before] = [108 + radius, -8 - radius];
  const inLine = [0, -shift, shift];
  const row = (y: number) => inLine.map((by) => ({ x: middleX + by, y: top + y, dx: half, dy: 0 }));
  const column = (x: number) => inLine.map((by) => ({ x: left + x, y: middleY + by, dx: 0, dy: half }));
  const behind = (way: 1 | -1) => {
    const far = way * (58 + radius + half);
    return [
      { x: middleX, y: middleY + far, dx: 0, dy: half },
      { x: middleX + far, y: middleY, dx: half, dy: 0 },
    ];
  };
  const sides = { x: middleX, y: middleY, dx: 58 + radius, dy: 0 };
  const rim = radius + 4;
  return [...row(after), ...row(before), sides, ...column(after), ...column(before), ...behind(1), ...behind(-1)].map(
    (pair) => ({
      ...pair,
      x: near(pair.x, view.x + pair.dx + rim, view.x + view.width - pair.dx - rim),
      y: near(pair.y, view.y + pair.dy + rim, view.y + view.height - pair.dy - rim),
    }),
  );
}

/** How far around the ghost the buttons may go, in tiles: then they are still seen to be its own. */
const reach = 3;

/** The two places nearest to the ghost and to each other where a button hides nothing, if there are two. */
function anywhere(around: Surroundings): Pair | null {
  const { ghost, radius, view } = around;
  const middle: Point = [ghost.x * pitch + 50, ghost.y * pitch + 50];
  const rim = radius + 4;
  const steps = Array.from({ length: 4 * reach + 1 }, (_, index) => ((index - 2 * reach) * pitch) / 2);
  const free = steps
    .flatMap((by) => steps.map((across): Point => [middle[0] + across, middle[1] + by]))
    .map(([x, y]): Point => [
      near(x, view.x + rim, view.x + view.width - rim),
      near(y, view.y + rim, view.y + view.height - rim),
    ])
    .filter((point) => costOf([point], around) <= touch / 2);
  let best: { pair: Pair; way: number } | null = null;
  for (const one of free) {
    for (const other of free) {
      const between = apart(one, other);
      // The one that turns right stands to the right, or below.
      if (between < 2.1 * radius || one[0] > other[0] || (one[0] === other[0] && one[1] > other[1])) continue;
      const way = apart(one, middle) + apart(other, middle) + 2 * between;
      if (best && best.way <= way) continue;
      best = {
        pair: {
          x: (one[0] + other[0]) / 2,
          y: (one[1] + other[1]) / 2,
          dx: (other[0] - one[0]) / 2,
          dy: (other[1] - one[1]) / 2,
        },
        way,
      };
    }
  }
  return best?.pair ?? null;
}

/** Whether they are seen to belong together. */
export function isPair({ dx, dy }: Pair, radius: number): boolean {
  return Math.hypot(dx, dy) <= 3 * radius;
}

function apart(one: Point, other: Point): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1]);
}

/** Between the bounds, but never further away than half a tile. */
function near(value: number, least: number, most: number): number {
  return Math.max(value - 50, Math.min(value + 50, Math.max(least, Math.min(most, value))));
}

function buttonsOf({ x, y, dx, dy }: Pair): Point[] {
  return [
    [x - dx, y - dy],
    [x + dx, y + dy],
  ];
}

function costOf(
  middles: readonly Point[],
  { ghost, radius, view, tiles, spots, signs = [], over }: Surroundings,
): number {
  // The corners of a circle's square hide nothing.
  const half = radius * 0.9;
  const buttons = middles.map(([x, y]): Rect => ({ x: x - half, y: y - half, width: 2 * half, height: 2 * half }));
  const whole = 4 * half * half;
  const share = (rect: Rect) => buttons.reduce((sum, button) => sum + overlap(button, rect), 0) / whole;
  const all = (squares: readonly Square[]) =>
    squares.reduce(
      (sum, square) => sum + share({ x: square.x * pitch, y: square.y * pitch, width: 100, height: 100 }),
      0,
    );
  const hidden = weights.sign * signs.reduce((sum, sign) => sum + share(sign), 0);
  return (
    all(spots) +
    hidden +
    weights.tile * all(tiles) +
    weights.ghost * all([ghost]) +
    (over ? weights.over * share(over) : 0) +
    weights.outside * (middles.length - share(view))
  );
}

function overlap(one: Rect, other: Rect): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
}
