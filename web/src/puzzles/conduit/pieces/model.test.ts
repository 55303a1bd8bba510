import { describe, expect, it } from 'vitest';
import { pipes } from '../../../protocol/puzzles/pieces';
import {
  cellsOf,
  clear,
  endsOf,
  isForbidden,
  laid,
  lay,
  leadsOut,
  pieceOn,
  pieces,
  portsOf,
  rimOf,
  start,
  stubJoined,
  takeOff,
  toDraft,
  turn,
  type ConduitDraft,
  type ConduitPuzzle,
} from './model';

const puzzle: ConduitPuzzle = {
  category: 'conduit',
  grid: ['#..', '###', '###', '.#.'],
  stubs: [[0, 2, 'W']],
  forbidden: ['end'],
};
const solution: ConduitDraft = {
  category: 'conduit',
  ports: [
    ['S', '', ''],
    ['NE', 'EW', 'SW'],
    ['EW', 'ESW', 'NW'],
    ['', 'N', ''],
  ],
};

describe('conduit puzzle', () => {
  it('writes back the draft it was given', () => {
    expect(toDraft(puzzle, start(puzzle, solution))).toEqual(solution);
  });

  it('numbers the cells to fill', () => {
    expect(cellsOf(puzzle)).toEqual([0, 3, 4, 5, 6, 7, 8, 10]);
  });

  it('crosses out the last piece of a forbidden kind', () => {
    expect(pieces.map((_, index) => isForbidden(puzzle, index))).toEqual([
      false,
      false,
      true,
      false,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it('keeps room around the plate for the stubs that lead out of it, and for no others', () => {
    const inward: ConduitPuzzle = { ...puzzle, stubs: [[1, 1, 'N']] };
    expect(leadsOut(puzzle, [0, 2, 'W'])).toBe(true);
    expect(leadsOut(inward, [1, 1, 'N'])).toBe(false);
    expect(rimOf(puzzle).x).toBeGreaterThan(rimOf(puzzle).y);
    expect(rimOf(inward)).toEqual({ x: 34, y: 34 });
  });

  it('turns pieces clockwise and names ports in the order N E S W', () => {
    const state = turn(turn(start(puzzle), 8, 1), 8, 1);
    expect(portsOf(8, state[8]!.rotation)).toEqual(['N', 'S', 'W']);
    expect(portsOf(0, turn(start(puzzle), 0, -1)[0]!.rotation)).toEqual(['E']);
  });

  it('gives each piece the ports it has by the rules, and no others', () => {
    for (const [index, kind] of pieces.entries()) {
      const turned = ([0, 1, 2, 3] as const).map((rotation) => portsOf(index, rotation).join(''));
      expect(new Set(turned)).toEqual(new Set(pipes[kind].rotations));
    }
  });

  it('swaps a laid piece with one dropped on it', () => {
    const two = lay(lay(start(puzzle), 3, 0), 5, 4);
    const swapped = lay(two, 3, 4);
    expect(pieceOn(swapped, 4)).toBe(3);
    expect(pieceOn(swapped, 0)).toBe(5);
    const fromTray = lay(two, 8, 0);
    expect(pieceOn(fromTray, 0)).toBe(8);
    expect(fromTray[3]!.cell).toBeNull();
  });

  it('takes off and clears', () => {
    const one = lay(start(puzzle), 3, 0);
    expect(laid(takeOff(one, 3))).toBe(0);
    expect(laid(clear(lay(one, 4, 3)))).toBe(0);
    expect(takeOff(one, 4)).toBe(one);
  });
});

describe('ends', () => {
  it('are all joined in a solution', () => {
    const state = start(puzzle, solution);
    expect(endsOf(puzzle, state).every((end) => end.joined)).toBe(true);
    expect(stubJoined(puzzle, state, puzzle.stubs[0]!)).toBe(true);
  });

  it('are loose towards empty cells, blank sides and the rim', () => {
    const state = lay(start(puzzle), 3, 0);
    expect(endsOf(puzzle, state)).toEqual([
      { cell: 0, side: 'N', joined: false },
      { cell: 0, side: 'S', joined: false },
    ]);
    expect(stubJoined(puzzle, state, puzzle.stubs[0]!)).toBe(false);
  });
});
