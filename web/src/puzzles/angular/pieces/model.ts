// The angular puzzle: four pieces of cubes, dropped one by one onto the picture's grid.
//
// A piece is turned in space, then falls straight down to rest. Nothing may be left hollow under
// it, so a drop that would leave a gap is refused with words. Which view is right, the server says.

import type { Angular } from '../../../protocol/puzzles/Angular';
import type { AngularPiece as PieceId } from '../../../protocol/puzzles/AngularPiece';
import type { AngularSolution } from '../../../protocol/puzzles/AngularSolution';
import { angularShapes } from '../../../protocol/puzzles/pieces';
import type { LookedAt } from '../../pieces/looked-at';

export type { PieceId };
export type Cube = readonly [x: number, y: number, z: number];
export type AngularPuzzle = { category: 'angular' } & LookedAt<Angular>;
export type AngularDraft = { category: 'angular' } & LookedAt<AngularSolution>;

/** The order is that of the keys 1 to 4. */
export const pieces: readonly PieceId[] = ['R', 'B', 'Y', 'G'];
const shapes: Record<PieceId, readonly Cube[]> = angularShapes;

export interface Block {
  /** The cubes as turned, with their minimum corner at the origin. */
  pose: readonly Cube[];
  /** Minimum corner where it lies; `null` in the tray. */
  at: Cube | null;
}
export type AngularState = Readonly<Record<PieceId, Block>>;
export type Turning = 'turn' | 'tip' | 'roll';

const rotations: Record<Turning, (cube: Cube) => Cube> = {
  turn: ([x, y, z]) => [-y, x, z],
  tip: ([x, y, z]) => [x, z, -y],
  roll: ([x, y, z]) => [z, y, -x],
};

export function start(draft?: AngularDraft | null): AngularState {
  const block = (piece: PieceId): Block => {
    const cubes = draft?.cubes[piece] ?? [];
    if (cubes.length === 0) return { pose: shapes[piece], at: null };
    return { pose: normal(cubes), at: corner(cubes) };
  };
  return { R: block('R'), B: block('B'), Y: block('Y'), G: block('G') };
}

/** The cubes of a piece where it lies. */
export function cubesOf(state: AngularState, piece: PieceId): Cube[] {
  const { pose, at } = state[piece];
  return at === null ? [] : pose.map(([x, y, z]): Cube => [x + at[0], y + at[1], z + at[2]]);
}

/** Turns a piece in space, unless something stands on it. One that lies is lifted first: its new form may not fit
    there. */
export function turned(state: AngularState, piece: PieceId, turning: Turning, back = false): AngularState {
  if (isCovered(state, piece)) return state;
  const rotate = rotations[turning];
  let pose: readonly Cube[] = state[piece].pose;
  for (let i = 0; i < (back ? 3 : 1); i += 1) pose = normal(pose.map(rotate));
  return { ...state, [piece]: { pose, at: null } };
}

/** The cube that goes to where one points: the one nearest to the middle of the piece, on top where there are two. Of
    equals the first as one reads, however the piece came to lie like that. */
export function anchorOf(pose: readonly Cube[]): Cube {
  const middle = (axis: 0 | 1) => pose.reduce((sum, cube) => sum + cube[axis], 0) / pose.length;
  const [x, y] = [middle(0), middle(1)];
  const away = (cube: Cube) => Math.hypot(cube[0] - x, cube[1] - y);
  return [...pose].sort(
    (a, b) => Math.round(100 * (away(a) - away(b))) || b[2] - a[2] || a[1] - b[1] || a[0] - b[0],
  )[0]!;
}

export type Landing = { at: Cube; ok: true } | { at: Cube; ok: false; reason: 'gap' | 'outside' };

/** Where a piece would come to rest over column (x, y), and whether it may stay there. */
export function landing(puzzle: AngularPuzzle, state: AngularState, piece: PieceId, x: number, y: number): Landing {
  const { pose } = state[piece];
  const { width, height } = floorOf(puzzle);
  const outside = pose.some(([px, py]) => px + x < 0 || py + y < 0 || px + x >= width || py + y >= height);
  const heights = heightsWithout(state, piece);
  const bottoms = lowest(pose);
  const rests = [...bottoms].map(([column, bottom]) => {
    const [px, py] = column.split(',').map(Number) as [number, number];
    return (heights.get(`${px + x},${py + y}`) ?? 0) - bottom;
  });
  const z = Math.max(...rests);
  const at: Cube = [x, y, z];
  if (outside) return { at, ok: false, reason: 'outside' };
  return rests.every((rest) => rest === z) ? { at, ok: true } : { at, ok: false, reason: 'gap' };
}

/** The columns in which the cubes of a pose stand from here on, and the levels in each: `1`, or `1–2`. */
export function columnsOf(pose: readonly Cube[], at: Cube): { x: number; y: number; levels: string }[] {
  return [...lowest(pose)].sort().map(([column, bottom]) => {
    const [x, y] = column.split(',').map(Number) as [number, number];
    const from = bottom + at[2] + 1;
    // No piece has a hole between its lowest cube and its highest.
    const to = from + pose.filter((cube) => cube[0] === x && cube[1] === y).length - 1;
    return { x: x + at[0], y: y + at[1], levels: from === to ? `${from}` : `${from}–${to}` };
  });
}

/** Which other pieces would be seen less from above with this one here. */
export function coveredBy(puzzle: AngularPuzzle, state: AngularState, piece: PieceId, at: Cube): PieceId[] {
  const others = viewOf(puzzle, { ...state, [piece]: { ...state[piece], at: null } });
  const below = columnsOf(state[piece].pose, at).map(({ x, y }) => others[y]?.[x]);
  return pieces.filter((other) => below.includes(other));
}

export function drop(puzzle: AngularPuzzle, state: AngularState, piece: PieceId, x: number, y: number): AngularState {
  const { at, ok } = landing(puzzle, state, piece, x, y);
  if (!ok || isCovered(state, piece)) return state;
  const now = state[piece].at;
  if (now !== null && now.every((value, i) => value === at[i])) return state;
  return { ...state, [piece]: { pose: state[piece].pose, at } };
}

/** Whether another piece stands on this one. */
export function isCovered(state: AngularState, piece: PieceId): boolean {
  const own = cubesOf(state, piece);
  return pieces.some(
    (other) =>
      other !== piece &&
      cubesOf(state, other).some(([x, y, z]) => own.some(([ox, oy, oz]) => ox === x && oy === y && oz < z)),
  );
}

/** Takes a piece back to the tray, unless something stands on it. */
export function takeOff(state: AngularState, piece: PieceId): AngularState {
  if (state[piece].at === null || isCovered(state, piece)) return state;
  return { ...state, [piece]: { ...state[piece], at: null } };
}

export function clear(state: AngularState): AngularState {
  if (laid(state).length === 0) return state;
  const off = (piece: PieceId): Block => ({ pose: state[piece].pose, at: null });
  return { R: off('R'), B: off('B'), Y: off('Y'), G: off('G') };
}

export function laid(state: AngularState): PieceId[] {
  return pieces.filter((piece) => state[piece].at !== null);
}

export function floorOf(puzzle: AngularPuzzle): { width: number; height: number } {
  return { width: puzzle.view[0]?.length ?? 0, height: puzzle.view.length };
}

/** The own building from above, in the form of the picture. */
export function viewOf(puzzle: AngularPuzzle, state: AngularState): string[] {
  const top = new Map<string, { piece: PieceId; z: number }>();
  for (const piece of pieces) {
    for (const [x, y, z] of cubesOf(state, piece)) {
      const key = `${x},${y}`;
      if ((top.get(key)?.z ?? -1) < z) top.set(key, { piece, z });
    }
  }
  return puzzle.view.map((row, y) => [...row].map((_, x) => top.get(`${x},${y}`)?.piece ?? '.').join(''));
}

/** Cells where the own view differs from the picture, once something lies there or should. */
export function differing(puzzle: AngularPuzzle, state: AngularState): [x: number, y: number][] {
  const own = viewOf(puzzle, state);
  return puzzle.view.flatMap((row, y) =>
    [...row].flatMap((sign, x): [number, number][] => (sign === own[y]![x] ? [] : [[x, y]])),
  );
}

/** What is marked of these: nothing that a piece still to come could cover. */
export function faultsOf(puzzle: AngularPuzzle, state: AngularState): [x: number, y: number][] {
  const there: readonly string[] = laid(state);
  return differing(puzzle, state).filter(([x, y]) => {
    const wanted = puzzle.view[y]![x]!;
    return wanted === '.' || there.includes(wanted);
  });
}

export function toDraft(state: AngularState): AngularDraft {
  const sorted = (piece: PieceId) => cubesOf(state, piece).sort((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]);
  return { category: 'angular', cubes: { R: sorted('R'), B: sorted('B'), Y: sorted('Y'), G: sorted('G') } };
}

function heightsWithout(state: AngularState, piece: PieceId): Map<string, number> {
  const heights = new Map<string, number>();
  for (const other of pieces) {
    if (other === piece) continue;
    for (const [x, y, z] of cubesOf(state, other)) {
      heights.set(`${x},${y}`, Math.max(heights.get(`${x},${y}`) ?? 0, z + 1));
    }
  }
  return heights;
}

/** The lowest cube of each column of a pose. */
function lowest(pose: readonly Cube[]): Map<string, number> {
  const bottoms = new Map<string, number>();
  for (const [x, y, z] of pose) {
    const key = `${x},${y}`;
    bottoms.set(key, Math.min(bottoms.get(key) ?? z, z));
  }
  return bottoms;
}

function corner(cubes: readonly Cube[]): Cube {
  const least = (axis: 0 | 1 | 2) => Math.min(...cubes.map((cube) => cube[axis]));
  return [least(0), least(1), least(2)];
}

function normal(cubes: readonly Cube[]): Cube[] {
  const [x0, y0, z0] = corner(cubes);
  return cubes.map(([x, y, z]): Cube => [x - x0, y - y0, z - z0]);
}
