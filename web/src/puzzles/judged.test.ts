import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Advice } from '../protocol/puzzles/Advice';
import { floorOf, landing, pieces as colours, start as unbuilt, viewOf } from './angular/pieces/model';
import type { AngularDraft, AngularPuzzle, AngularState, Cube } from './angular/pieces/model';
import { cellsOf, endsOf, start as piped, widthOf } from './conduit/pieces/model';
import type { ConduitDraft, ConduitPuzzle } from './conduit/pieces/model';
import { kindOf, pieces, start as laidOut } from './fragment/pieces/model';
import type { FragmentDraft, FragmentPuzzle, PieceId } from './fragment/pieces/model';
import { fitOf, marked } from './fragment/quarters';

// Drafts as the rules judge them (crates/puzzles/tests/judged.rs). What the page marks by its own geometry says the
// same.
type Judged<Puzzle, Draft> = { puzzle: Puzzle; draft: Draft; advice: Advice };
const file = resolve(import.meta.dirname, 'judged.json');
const all = JSON.parse(readFileSync(file, 'utf8')) as Judged<{ category: string }, unknown>[];
const of = <Puzzle, Draft>(category: string) =>
  all.filter(({ puzzle }) => puzzle.category === category) as unknown as Judged<Puzzle, Draft>[];
const reasonFor = ({ bad }: Advice, piece: unknown) =>
  bad.find((it) => JSON.stringify(it.piece) === JSON.stringify(piece))?.reason;

describe('fragments', () => {
  it.each(of<FragmentPuzzle, FragmentDraft>('fragment'))('draft %#', ({ puzzle, draft, advice }) => {
    const state = laidOut(draft);
    const free = [...pieces];
    for (const [index, { piece }] of draft.pieces.entries()) {
      const id: PieceId = free.splice(
        free.findIndex((it) => kindOf(it) === piece),
        1,
      )[0]!;
      const reason = reasonFor(advice, index);
      const fit = reason === undefined ? 'yes' : reason === 'outside' ? 'out' : 'over';
      expect(fitOf(puzzle.outline, state, id)).toBe(fit);
    }
    expect(marked(puzzle.outline, state).length > 0).toBe(advice.bad.length > 0);
  });
});

describe('pipes', () => {
  it.each(of<ConduitPuzzle, ConduitDraft>('conduit'))('draft %#', ({ puzzle, draft, advice }) => {
    const state = piped(puzzle, draft);
    const width = widthOf(puzzle);
    const empty = new Set(cellsOf(puzzle).filter((cell) => !state.some((pipe) => pipe.cell === cell)));
    const step = { N: -width, E: 1, S: width, W: -1 };
    // An end towards a cell that is still empty is loose, but no mistake.
    const loose = endsOf(puzzle, state).filter((end) => !end.joined && !empty.has(end.cell + step[end.side]));
    for (const { cell } of state) {
      if (cell === null) continue;
      const reason = reasonFor(advice, [cell % width, Math.floor(cell / width)]);
      if (reason === 'stub') continue;
      expect(loose.some((end) => end.cell === cell)).toBe(reason === 'open');
    }
  });
});

describe('buildings', () => {
  const solved = of<AngularPuzzle, AngularDraft>('angular').filter(({ advice }) => advice.solved);

  it.each(solved)('solution %# can be dropped piece by piece, and is the picture from above', ({ puzzle, draft }) => {
    let state: AngularState = unbuilt();
    let left = [...colours];
    const corner = (cubes: readonly Cube[]) =>
      ([0, 1, 2] as const).map((axis) => Math.min(...cubes.map((cube) => cube[axis]))) as unknown as Cube;
    while (left.length > 0) {
      const next = left.find((piece) => {
        const [x, y, z] = corner(draft.cubes[piece]);
        const pose = draft.cubes[piece].map(([cx, cy, cz]): Cube => [cx - x, cy - y, cz - z]);
        const held = { ...state, [piece]: { pose, at: null } };
        const found = landing(puzzle, held, piece, x, y);
        if (!found.ok || found.at[2] !== z) return false;
        state = { ...held, [piece]: { pose, at: found.at } };
        return true;
      });
      expect(next).toBeDefined();
      left = left.filter((piece) => piece !== next);
    }
    expect(floorOf(puzzle).height).toBe(puzzle.view.length);
    expect(viewOf(puzzle, state)).toEqual(puzzle.view);
  });
});
