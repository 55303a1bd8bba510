import { describe, expect, it } from 'vitest';
import {
  boxOf,
  clear,
  cornersAt,
  flip,
  laid,
  nearest,
  pieces,
  place,
  shapeOf,
  sizeOf,
  start,
  takeOff,
  toDraft,
  turn,
  type FragmentDraft,
  type Vertex,
} from './model';
import { marked, quartersOf } from '../quarters';

const square: Vertex[] = [
  [0, 2],
  [2, 0],
  [4, 2],
  [2, 4],
];
/** One of the eight solutions of the classic square. */
const solution: FragmentDraft = {
  category: 'fragment',
  pieces: [
    { piece: 'large', o: 0, at: [2, 2] },
    { piece: 'large', o: 1, at: [0, 2] },
    { piece: 'medium', o: 2, at: [1, 0] },
    { piece: 'small', o: 2, at: [0, 1] },
    { piece: 'small', o: 3, at: [2, 1] },
    { piece: 'square', o: 0, at: [1, 1] },
    { piece: 'parallelogram', o: 0, at: [2, 1] },
  ],
};

describe('fragment puzzle', () => {
  it('writes back the draft it was given', () => {
    expect(toDraft(start(solution))).toEqual(solution);
  });

  it('turns every piece by true quarter turns', () => {
    for (const piece of pieces) {
      let state = start();
      for (let i = 0; i < 4; i += 1) {
        const before = shapeOf(piece, state[piece].o);
        const { height } = sizeOf(piece, state[piece].o);
        state = turn(state, piece, 1);
        const turned = before.map(([x, y]): Vertex => [height - y, x]);
        expect(shapeOf(piece, state[piece].o).map(String).sort()).toEqual(turned.map(String).sort());
      }
      expect(state[piece].o).toBe(0);
    }
  });

  it('flips the parallelogram only', () => {
    const flipped = flip(start(), 'parallelogram').parallelogram.o;
    const mirrored = shapeOf('parallelogram', 0).map(([x, y]): Vertex => [2 - x, y]);
    expect(shapeOf('parallelogram', flipped).map(String).sort()).toEqual(mirrored.map(String).sort());
    const state = start();
    expect(flip(state, 'large-1')).toBe(state);
  });

  it('keeps the turn of a piece in the tray', () => {
    const state = takeOff(place(turn(start(), 'medium', 1), 'medium', [1, 1]), 'medium');
    expect(state.medium).toEqual({ o: 1, at: null });
  });

  it('places a piece by its middle', () => {
    expect(nearest('large-1', 0, 2.2, 3.4)).toEqual([1, 2]);
    expect(boxOf(square)).toEqual({ width: 4, height: 4 });
  });

  it('clears all pieces and nothing twice', () => {
    const cleared = clear(start(solution));
    expect(laid(cleared)).toEqual([]);
    expect(clear(cleared)).toBe(cleared);
  });
});

describe('marks', () => {
  it('counts 32 quarters in any outline of area 8', () => {
    expect(quartersOf(square).size).toBe(32);
  });

  it('finds nothing wrong with a solution', () => {
    expect(marked(square, start(solution))).toEqual([]);
  });

  it('marks what sticks out and what lies double', () => {
    expect(marked(square, place(start(), 'square', [0, 0]))).toHaveLength(4);
    expect(marked(square, place(start(), 'square', [0, 1]))).toEqual(['0,1,N', '0,1,W']);
    const double = place(place(start(), 'square', [1, 1]), 'small-1', [1, 1]);
    expect(marked(square, double)).toHaveLength(2);
  });

  it('finds the corners of placed pieces', () => {
    expect(cornersAt('square', 0, [3, 1])).toEqual([
      [3, 1],
      [4, 1],
      [4, 2],
      [3, 2],
    ]);
  });
});
