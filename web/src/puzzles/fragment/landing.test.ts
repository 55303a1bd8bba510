import { describe, expect, it } from 'vitest';
import { gripOf, landing } from './landing';
import { place, start } from './pieces/model';
import { isFree } from './quarters';

const box = { width: 4, height: 4 };

describe('where a fragment lands', () => {
  it('is somewhere wherever its middle is over the lattice', () => {
    for (let x = -1; x <= 5; x += 0.125) {
      for (let y = -1; y <= 5; y += 0.125) {
        const [px, py] = landing('large-1', 0, { x, y }, box)!;
        expect(px >= -1 && py >= -1 && px <= 3 && py <= 3).toBe(true);
        // No further than half a step, but for the rim, where it is kept whole.
        if (x >= 0 && x <= 4) expect(Math.abs(px + 1 - x)).toBeLessThanOrEqual(0.5);
      }
    }
  });

  it('is nowhere beside the lattice', () => {
    expect(landing('square', 0, { x: 5.1, y: 2 }, box)).toBeNull();
    expect(landing('square', 0, { x: 2, y: -1.1 }, box)).toBeNull();
  });

  it('stays where it was until the next place is close', () => {
    expect(landing('square', 0, { x: 2.1, y: 1.5 }, box, [1, 1])).toEqual([1, 1]);
    expect(landing('square', 0, { x: 2.2, y: 1.5 }, box, [1, 1])).toEqual([2, 1]);
  });

  it('is one step on for a lying piece, wherever it was grabbed', () => {
    for (const grabbed of [
      { x: 1.05, y: 1.05 },
      { x: 2.9, y: 1.05 },
      { x: 1.7, y: 1.6 },
    ]) {
      const grip = gripOf('large-1', 0, [1, 1], grabbed);
      const middle = (dx: number, dy: number) => ({ x: grabbed.x + dx + grip.x, y: grabbed.y + dy + grip.y });
      expect(landing('large-1', 0, middle(0, 0), box)).toEqual([1, 1]);
      expect(landing('large-1', 0, middle(0, 1), box, [1, 1])).toEqual([1, 2]);
      expect(landing('large-1', 0, middle(-0.9, 0.1), box, [1, 1])).toEqual([0, 1]);
    }
  });
});

describe('a free place', () => {
  it('may touch a neighbour and not lie on it', () => {
    const state = place(start(), 'large-1', [0, 0]);
    expect(isFree(state, 'square', [2, 0])).toBe(true);
    expect(isFree(state, 'square', [1, 1])).toBe(true);
    expect(isFree(state, 'square', [1, 0])).toBe(false);
    expect(isFree(state, 'large-2', [0, 0])).toBe(false);
  });

  it('is not taken by the piece itself', () => {
    expect(isFree(place(start(), 'square', [1, 1]), 'square', [1, 1])).toBe(true);
  });
});
