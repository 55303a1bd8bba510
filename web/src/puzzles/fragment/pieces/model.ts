// The fragment puzzle: seven pieces on an integer lattice over an outline.
//
// Pieces turn by quarters; only the parallelogram has two faces. A placement is named by its
// orientation `o` and the minimum corner of its bounding box, so it has exactly one form.

import type { Fragment } from '../../../protocol/puzzles/Fragment';
import type { FragmentPiece as PieceKind } from '../../../protocol/puzzles/FragmentPiece';
import type { FragmentSolution } from '../../../protocol/puzzles/FragmentSolution';
import { fragmentShapes } from '../../../protocol/puzzles/pieces';
import type { LookedAt } from '../../pieces/looked-at';

export type { PieceKind };
export type Vertex = readonly [x: number, y: number];
export type FragmentPuzzle = { category: 'fragment' } & LookedAt<Fragment>;
export type FragmentDraft = { category: 'fragment' } & LookedAt<FragmentSolution>;

/** The seven pieces; the order is that of the keys 1 to 7. */
export const pieces = ['large-1', 'large-2', 'medium', 'small-1', 'small-2', 'square', 'parallelogram'] as const;
export type PieceId = (typeof pieces)[number];
/** How a piece is turned, and where it lies; `null` while it is in the tray. */
export interface Placed {
  o: number;
  at: Vertex | null;
}
export type FragmentState = Readonly<Record<PieceId, Placed>>;

const shapes: Record<PieceKind, readonly (readonly Vertex[])[]> = fragmentShapes;

export function kindOf(piece: PieceId): PieceKind {
  return piece.replace(/-\d$/, '') as PieceKind;
}

/** Corners of a piece relative to its box. */
export function shapeOf(piece: PieceId, o: number): readonly Vertex[] {
  return shapes[kindOf(piece)][o]!;
}

/** Corners of a piece where it lies. */
export function cornersAt(piece: PieceId, o: number, at: Vertex): Vertex[] {
  return shapeOf(piece, o).map(([x, y]): Vertex => [x + at[0], y + at[1]]);
}

export function sizeOf(piece: PieceId, o: number): { width: number; height: number } {
  const corners = shapeOf(piece, o);
  return {
    width: Math.max(...corners.map(([x]) => x)),
    height: Math.max(...corners.map(([, y]) => y)),
  };
}

export function start(draft?: FragmentDraft | null): FragmentState {
  const state = Object.fromEntries(pieces.map((piece) => [piece, { o: 0, at: null }])) as Record<PieceId, Placed>;
  for (const { piece, o, at } of draft?.pieces ?? []) {
    const free = pieces.find((id) => kindOf(id) === piece && state[id].at === null);
    if (free) state[free] = { o, at };
  }
  return state;
}

export function place(state: FragmentState, piece: PieceId, at: Vertex): FragmentState {
  const now = state[piece];
  if (now.at?.[0] === at[0] && now.at[1] === at[1]) return state;
  return { ...state, [piece]: { o: now.o, at } };
}

export function takeOff(state: FragmentState, piece: PieceId): FragmentState {
  if (state[piece].at === null) return state;
  return { ...state, [piece]: { ...state[piece], at: null } };
}

/** A quarter turn, where the piece lies. */
export function turn(state: FragmentState, piece: PieceId, quarters: 1 | -1): FragmentState {
  const { o, at } = state[piece];
  const turned = turnedBy(piece, o, quarters);
  return turned === o ? state : { ...state, [piece]: { o: turned, at } };
}

function turnedBy(piece: PieceId, o: number, quarters: number): number {
  const kind = kindOf(piece);
  if (kind === 'square') return 0;
  // Two quarter turns bring the parallelogram back; 2 and 3 are its other face.
  if (kind === 'parallelogram') return o < 2 ? 1 - o : 5 - o;
  return (o + quarters + 4) % 4;
}

/** Turns the parallelogram over; the others look the same from both sides. */
export function flip(state: FragmentState, piece: PieceId): FragmentState {
  if (kindOf(piece) !== 'parallelogram') return state;
  const { o, at } = state[piece];
  return { ...state, [piece]: { o: (o + 2) % 4, at } };
}

export function clear(state: FragmentState): FragmentState {
  if (laid(state).length === 0) return state;
  return Object.fromEntries(pieces.map((piece) => [piece, { ...state[piece], at: null }])) as Record<PieceId, Placed>;
}

export function laid(state: FragmentState): PieceId[] {
  return pieces.filter((piece) => state[piece].at !== null);
}

export function toDraft(state: FragmentState): FragmentDraft {
  return {
    category: 'fragment',
    pieces: laid(state).map((piece) => ({ piece: kindOf(piece), o: state[piece].o, at: state[piece].at! })),
  };
}

/** The minimum corner for a piece whose middle is nearest to a point. */
export function nearest(piece: PieceId, o: number, x: number, y: number): Vertex {
  const { width, height } = sizeOf(piece, o);
  return [Math.round(x - width / 2), Math.round(y - height / 2)];
}

export function boxOf(outline: readonly Vertex[]): { width: number; height: number } {
  return { width: Math.max(...outline.map(([x]) => x)), height: Math.max(...outline.map(([, y]) => y)) };
}
