// The conduit puzzle: pipe pieces on the cells of a grid.
//
// A draft is the grid of ports; which piece lies where follows from them. The state also knows
// which of the nine pieces it is, so that the tray keeps its order.
import type { Conduit } from '../../../protocol/puzzles/Conduit';
import type { ConduitPiece as PipeKind } from '../../../protocol/puzzles/ConduitPiece';
import type { ConduitSolution } from '../../../protocol/puzzles/ConduitSolution';
import { pipes } from '../../../protocol/puzzles/pieces';
import type { LookedAt } from '../../pieces/looked-at';
import { sides, turnSide, type Rotation, type Side } from '../../../tiles/layout';

export type { PipeKind };
export type ConduitPuzzle = { category: 'conduit' } & LookedAt<Conduit>;
export type ConduitDraft = { category: 'conduit' } & LookedAt<ConduitSolution>;

/** The nine pieces; the order is that of the keys 1 to 9. */
export const pieces: readonly PipeKind[] = (['end', 'straight', 'elbow', 'tee'] as const).flatMap((kind) =>
  Array.from({ length: pipes[kind].count }, () => kind),
);
const basePorts: Record<PipeKind, readonly Side[]> = {
  end: ['S'],
  straight: ['N', 'S'],
  elbow: ['N', 'E'],
  tee: ['N', 'E', 'S'],
};

export interface Pipe {
  rotation: Rotation;
  /** The cell it lies on, row by row over the grid; `null` in the tray. */
  cell: number | null;
}
export type ConduitState = readonly Pipe[];

export function widthOf(puzzle: ConduitPuzzle): number {
  return puzzle.grid[0]?.length ?? 0;
}

/** Which cells are to be filled, by number. */
export function cellsOf(puzzle: ConduitPuzzle): number[] {
  return [...puzzle.grid.join('')].flatMap((sign, cell) => (sign === '#' ? [cell] : []));
}

/** Where an end is printed, and the way it looks. */
type Stub = ConduitPuzzle['stubs'][number];

/** Whether a stub stands on the plate's edge; the others stand on blank cells. */
export function leadsOut(puzzle: ConduitPuzzle, [x, y, side]: Stub): boolean {
  if (side === 'N' || side === 'S') return y === (side === 'N' ? 0 : puzzle.grid.length - 1);
  return x === (side === 'W' ? 0 : widthOf(puzzle) - 1);
}

/** Room around the cells, a hundred units each: more where a stub leads out. Both sides get the same, so that the plate
    stays in the middle. */
export function rimOf(puzzle: ConduitPuzzle): { x: number; y: number } {
  const room = (...facing: Side[]) =>
    puzzle.stubs.some((stub) => facing.includes(stub[2]) && leadsOut(puzzle, stub)) ? 51 : 34;
  return { x: room('E', 'W'), y: room('N', 'S') };
}

/** Whether piece `index` is crossed out: the last ones of each kind are. */
export function isForbidden(puzzle: ConduitPuzzle, index: number): boolean {
  const kind = pieces[index]!;
  const later = pieces.slice(index + 1).filter((other) => other === kind).length;
  return later < puzzle.forbidden.filter((other) => other === kind).length;
}

export function portsOf(index: number, rotation: Rotation): Side[] {
  const turned = basePorts[pieces[index]!].map((side) => turnSide(side, rotation));
  return sides.filter((side) => turned.includes(side));
}

export function start(puzzle: ConduitPuzzle, draft?: ConduitDraft | null): ConduitState {
  const state: Pipe[] = pieces.map(() => ({ rotation: 0, cell: null }));
  for (const [cell, text] of (draft?.ports ?? []).flat().entries()) {
    if (text === '') continue;
    const match = pieces
      .map((_, index) => ({ index, rotation: rotationFor(index, text) }))
      .find(({ index, rotation }) => rotation !== null && state[index]!.cell === null && !isForbidden(puzzle, index));
    if (match) state[match.index] = { rotation: match.rotation!, cell };
  }
  return state;
}

function rotationFor(index: number, text: string): Rotation | null {
  return ([0, 1, 2, 3] as const).find((rotation) => portsOf(index, rotation).join('') === text) ?? null;
}

export function pieceOn(state: ConduitState, cell: number): number | null {
  const index = state.findIndex((pipe) => pipe.cell === cell);
  return index < 0 ? null : index;
}

/** Lays a piece on a cell; a piece already there goes where this one came from. */
export function lay(state: ConduitState, index: number, cell: number): ConduitState {
  const from = state[index]!.cell;
  if (from === cell) return state;
  const there = pieceOn(state, cell);
  return state.map((pipe, i) => {
    if (i === index) return { ...pipe, cell };
    return i === there ? { ...pipe, cell: from } : pipe;
  });
}

export function takeOff(state: ConduitState, index: number): ConduitState {
  if (state[index]!.cell === null) return state;
  return state.map((pipe, i) => (i === index ? { ...pipe, cell: null } : pipe));
}

export function turn(state: ConduitState, index: number, quarters: 1 | -1): ConduitState {
  return state.map((pipe, i) =>
    i === index ? { ...pipe, rotation: ((pipe.rotation + quarters + 4) % 4) as Rotation } : pipe,
  );
}

export function clear(state: ConduitState): ConduitState {
  if (laid(state) === 0) return state;
  return state.map((pipe) => ({ ...pipe, cell: null }));
}

export function laid(state: ConduitState): number {
  return state.filter((pipe) => pipe.cell !== null).length;
}

export function toDraft(puzzle: ConduitPuzzle, state: ConduitState): ConduitDraft {
  const width = widthOf(puzzle);
  const ports = puzzle.grid.map(() => Array.from({ length: width }, () => ''));
  for (const [index, { cell, rotation }] of state.entries()) {
    if (cell !== null) ports[Math.floor(cell / width)]![cell % width] = portsOf(index, rotation).join('');
  }
  return { category: 'conduit', ports };
}

export interface End {
  cell: number;
  side: Side;
  joined: boolean;
}

/** Every end of every laid piece, and whether it meets another end or a stub. */
export function endsOf(puzzle: ConduitPuzzle, state: ConduitState): End[] {
  const open = new Map<number, Side[]>();
  for (const [index, { cell, rotation }] of state.entries()) {
    if (cell !== null) open.set(cell, portsOf(index, rotation));
  }
  return [...open].flatMap(([cell, ports]) =>
    ports.map((side) => ({ cell, side, joined: meets(puzzle, open, cell, side) })),
  );
}

function meets(puzzle: ConduitPuzzle, open: Map<number, Side[]>, cell: number, side: Side): boolean {
  const width = widthOf(puzzle);
  const [x, y] = [cell % width, Math.floor(cell / width)];
  if (puzzle.stubs.some(([sx, sy, stub]) => sx === x && sy === y && stub === side)) return true;
  const [nx, ny] = [x + (side === 'E' ? 1 : side === 'W' ? -1 : 0), y + (side === 'S' ? 1 : side === 'N' ? -1 : 0)];
  if (nx < 0 || nx >= width || ny < 0) return false;
  return open.get(ny * width + nx)?.includes(turnSide(side, 2)) ?? false;
}

/** Whether a piece covers the cell a stub leads to, with an end there. */
export function stubJoined(puzzle: ConduitPuzzle, state: ConduitState, [x, y, side]: Stub): boolean {
  const index = pieceOn(state, y * widthOf(puzzle) + x);
  return index !== null && portsOf(index, state[index]!.rotation).includes(side);
}
