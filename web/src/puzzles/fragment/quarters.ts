// Quarter-triangles: a unit square cut by both diagonals. Every piece in every orientation is a
// union of them, so what sticks out or lies double can be marked exactly.
import type { CellSide } from '../../protocol/puzzles/CellSide';
import { cornersAt, pieces, type FragmentState, type PieceId, type Vertex } from './pieces/model';

/** A quarter-triangle: its square and which side of it. */
export type Quarter = `${number},${number},${CellSide}`;

const middles = { N: [0.5, 1 / 6], E: [5 / 6, 0.5], S: [0.5, 5 / 6], W: [1 / 6, 0.5] } as const;
const edges = {
  N: [
    [0, 0],
    [1, 0],
  ],
  E: [
    [1, 0],
    [1, 1],
  ],
  S: [
    [1, 1],
    [0, 1],
  ],
  W: [
    [0, 1],
    [0, 0],
  ],
} as const;

export function quartersOf(polygon: readonly Vertex[]): Set<Quarter> {
  const found = new Set<Quarter>();
  const xs = polygon.map(([x]) => x);
  const ys = polygon.map(([, y]) => y);
  for (let x = Math.min(...xs); x < Math.max(...xs); x += 1) {
    for (let y = Math.min(...ys); y < Math.max(...ys); y += 1) {
      for (const side of ['N', 'E', 'S', 'W'] as const) {
        const [mx, my] = middles[side];
        if (inside(polygon, x + mx, y + my)) found.add(`${x},${y},${side}`);
      }
    }
  }
  return found;
}

/** Quarter-triangles that lie outside the outline or under more than one piece. */
export function marked(outline: readonly Vertex[], state: FragmentState): Quarter[] {
  const allowed = quartersOf(outline);
  const seen = new Set<Quarter>();
  const bad = new Set<Quarter>();
  for (const piece of pieces) {
    for (const quarter of quartersUnder(state, piece)) {
      if (!allowed.has(quarter) || seen.has(quarter)) bad.add(quarter);
      seen.add(quarter);
    }
  }
  return [...bad];
}

export function quartersUnder(state: FragmentState, piece: PieceId): Set<Quarter> {
  const { o, at } = state[piece];
  return at === null ? new Set() : quartersOf(cornersAt(piece, o, at));
}

/** Whether a piece would lie on no other here. */
export function isFree(state: FragmentState, piece: PieceId, at: Vertex): boolean {
  const wanted = quartersOf(cornersAt(piece, state[piece].o, at));
  return pieces.every(
    (other) => other === piece || ![...quartersUnder(state, other)].some((quarter) => wanted.has(quarter)),
  );
}

/** Whether a piece that lies fits where it is, whatever the others do; else what is wrong with it. */
export function fitOf(outline: readonly Vertex[], state: FragmentState, piece: PieceId): 'yes' | 'out' | 'over' {
  const allowed = quartersOf(outline);
  if ([...quartersUnder(state, piece)].some((quarter) => !allowed.has(quarter))) return 'out';
  const { at } = state[piece];
  return at === null || isFree(state, piece, at) ? 'yes' : 'over';
}

/** The corners of a quarter-triangle. */
export function cornersOf(quarter: Quarter): Vertex[] {
  const [x, y, side] = quarter.split(',') as [string, string, keyof typeof edges];
  const square: Vertex = [Number(x), Number(y)];
  const corner = ([dx, dy]: readonly [number, number]): Vertex => [square[0] + dx, square[1] + dy];
  return [corner(edges[side][0]), corner(edges[side][1]), corner([0.5, 0.5])];
}

function inside(polygon: readonly Vertex[], px: number, py: number): boolean {
  let odd = false;
  for (const [i, [x1, y1]] of polygon.entries()) {
    const [x2, y2] = polygon[(i + 1) % polygon.length]!;
    if (y1 > py !== y2 > py && px < ((x2 - x1) * (py - y1)) / (y2 - y1) + x1) odd = !odd;
  }
  return odd;
}
