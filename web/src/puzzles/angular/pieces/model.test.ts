import { describe, expect, it } from 'vitest';
import {
  anchorOf,
  clear,
  cubesOf,
  differing,
  drop,
  faultsOf,
  isCovered,
  laid,
  landing,
  pieces,
  start,
  takeOff,
  toDraft,
  turned,
  viewOf,
  type AngularDraft,
  type AngularPuzzle,
  type AngularState,
  type PieceId,
  type Turning,
} from './model';

const puzzle: AngularPuzzle = { category: 'angular', view: ['..B.', 'RRRY', 'GG.Y', 'G..Y'] };
const solution: AngularDraft = {
  category: 'angular',
  cubes: {
    R: [
      [0, 1, 0],
      [0, 1, 1],
      [1, 1, 1],
      [2, 1, 1],
    ],
    B: [
      [1, 1, 0],
      [2, 0, 0],
      [2, 1, 0],
      [3, 1, 0],
    ],
    Y: [
      [3, 1, 1],
      [3, 2, 0],
      [3, 2, 1],
      [3, 3, 0],
    ],
    G: [
      [0, 2, 0],
      [0, 3, 0],
      [1, 2, 0],
    ],
  },
};

/** All poses a piece can take by the three turnings. */
function poses(piece: PieceId): Set<string> {
  const key = (state: AngularState) => JSON.stringify([...state[piece].pose].sort());
  const seen = new Map([[key(start()), start()]]);
  for (const state of seen.values()) {
    for (const turning of ['turn', 'tip', 'roll'] as Turning[]) {
      const next = turned(state, piece, turning);
      if (!seen.has(key(next))) seen.set(key(next), next);
    }
  }
  return new Set(seen.keys());
}

describe('angular puzzle', () => {
  it('writes back the draft it was given and shows its picture', () => {
    const state = start(solution);
    expect(toDraft(state)).toEqual(solution);
    expect(viewOf(puzzle, state)).toEqual(puzzle.view);
    expect(differing(puzzle, state)).toEqual([]);
  });

  it.each(pieces)('%s is held by the same cube in a pose, however it came into it', (piece) => {
    const held = new Map<string, string>();
    const walk = (state: AngularState, depth: number) => {
      const pose = [...state[piece].pose]
        .map((cube) => cube.join())
        .sort()
        .join(' ');
      const anchor = anchorOf(state[piece].pose).join();
      expect(held.get(pose) ?? anchor).toBe(anchor);
      held.set(pose, anchor);
      if (depth > 0)
        for (const turning of ['turn', 'tip', 'roll'] as const) walk(turned(state, piece, turning), depth - 1);
    };
    walk(start(), 6);
    expect(held.size).toBeGreaterThan(11);
  });

  it('marks nothing that a piece to come could cover, and what none will', () => {
    const without = (...gone: PieceId[]) =>
      start({ ...solution, cubes: { ...solution.cubes, ...Object.fromEntries(gone.map((piece) => [piece, []])) } });
    // Blue lies where rose and ochre are wanted, and both are still to come.
    expect(differing(puzzle, without('R', 'Y'))).not.toEqual([]);
    expect(faultsOf(puzzle, without('R', 'Y'))).toEqual([]);
    // Bone has moved by one: it lies where nothing is wanted, and is missing where it was.
    const moved = start({
      ...solution,
      cubes: {
        ...solution.cubes,
        R: [],
        G: [
          [1, 2, 0],
          [1, 3, 0],
          [2, 2, 0],
        ],
      },
    });
    expect(faultsOf(puzzle, moved)).toEqual([
      [0, 2],
      [2, 2],
      [0, 3],
      [1, 3],
    ]);
  });

  it.each([
    ['R', 24],
    ['B', 12],
    ['Y', 12],
    ['G', 12],
  ] as const)('%s has %i poses', (piece, count) => {
    expect(poses(piece).size).toBe(count);
  });

  it('undoes a turning by turning back', () => {
    for (const turning of ['turn', 'tip', 'roll'] as const) {
      const there = turned(start(), 'R', turning);
      expect([...turned(there, 'R', turning, true).R.pose].sort()).toEqual([...start().R.pose].sort());
    }
  });

  it('drops onto the floor and onto blocks', () => {
    const one = drop(puzzle, start(), 'G', 0, 0);
    expect(one.G.at).toEqual([0, 0, 0]);
    const flat = drop(puzzle, one, 'B', 0, 2);
    expect(flat.B.at).toEqual([0, 2, 0]);
    // A second V exactly over the first would rest on level 1; the L does too where it covers both.
    expect(landing(puzzle, one, 'R', 0, 0)).toEqual({ at: [0, 0, 1], ok: false, reason: 'gap' });
  });

  it('refuses what leaves the floor', () => {
    expect(landing(puzzle, start(), 'B', 2, 0)).toMatchObject({ ok: false, reason: 'outside' });
    const state = start();
    expect(drop(puzzle, state, 'B', 2, 0)).toBe(state);
  });

  it('rebuilds the example from the bottom up', () => {
    let state = start(solution);
    const poseOf = (piece: PieceId) => state[piece].pose;
    const kept = Object.fromEntries(pieces.map((piece) => [piece, poseOf(piece)]));
    state = clear(state);
    for (const [piece, x, y] of [
      ['B', 1, 0],
      ['G', 0, 2],
      ['R', 0, 1],
      ['Y', 3, 1],
    ] as const) {
      expect(state[piece].pose).toEqual(kept[piece]);
      state = drop(puzzle, state, piece, x, y);
    }
    expect(toDraft(state)).toEqual(solution);
  });

  it('keeps a piece that carries another', () => {
    const state = start(solution);
    expect(isCovered(state, 'B')).toBe(true);
    expect(takeOff(state, 'B')).toBe(state);
    expect(turned(state, 'B', 'turn')).toBe(state);
    expect(laid(takeOff(state, 'R'))).toEqual(['B', 'Y', 'G']);
  });

  it('does not move it either, where there is room for it', () => {
    const one = drop(puzzle, start(), 'B', 0, 0);
    expect(drop(puzzle, one, 'B', 0, 2)).not.toBe(one);
    const two = drop(puzzle, turned(one, 'G', 'turn'), 'G', 0, 0);
    expect([two.G.at, isCovered(two, 'B')]).toEqual([[0, 0, 1], true]);
    expect(drop(puzzle, two, 'B', 0, 2)).toBe(two);
  });

  it('writes an empty list for a piece not laid', () => {
    expect(toDraft(start()).cubes).toEqual({ R: [], B: [], Y: [], G: [] });
    expect(cubesOf(start(), 'R')).toEqual([]);
  });
});
