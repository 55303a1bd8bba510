import { describe, expect, it } from 'vitest';
import { add, clear, laid, mostOf, shift, start, take, tilt, toDraft, totals, type WeightPuzzle } from './model';

const puzzle: WeightPuzzle = { category: 'weight', left: [13, 6], right: [5, 7], weights: 5 };

describe('weight puzzle', () => {
  it('fills the cups of the rulebook example and balances', () => {
    let state = start(puzzle);
    for (const cup of [0, 1, 2, 3, 3]) state = add(puzzle, state, cup);
    expect(toDraft(puzzle, state)).toEqual({ category: 'weight', left: [1, 1], right: [1, 2] });
    expect(totals(puzzle, state)).toEqual({ left: 19, right: 19 });
  });

  it('has no more weights than the tile says', () => {
    let state = start(puzzle);
    for (let i = 0; i < 9; i += 1) state = add(puzzle, state, 0);
    expect(laid(state)).toBe(5);
    expect(add(puzzle, state, 1)).toBe(state);
  });

  it('moves and takes back single weights', () => {
    const state = shift(add(puzzle, start(puzzle), 0), 0, 3);
    expect(state).toEqual([0, 0, 0, 1]);
    expect(take(state, 3)).toEqual([0, 0, 0, 0]);
    expect(take(state, 0)).toBe(state);
    expect(shift(state, 0, 1)).toBe(state);
  });

  it('leans further with every bit of difference, first by much, up to nine degrees', () => {
    // Six weights, cups up to 99.
    for (let most = 1; most <= 594; most += 1) {
      const tilts = Array.from({ length: most + 1 }, (_, difference) => tilt(difference, most));
      const steps = tilts.slice(1).map((degrees, i) => degrees - tilts[i]!);
      expect(tilts[0]).toBe(0);
      expect(tilts[1]).toBeGreaterThan(1.2);
      expect(tilts.at(-1)).toBe(9);
      expect(steps.every((step, i) => step > 0 && (i === 0 || step < steps[i - 1]!))).toBe(true);
      expect(tilts.every((degrees, difference) => tilt(-difference, most) === -degrees)).toBe(true);
    }
  });

  it('knows how far apart the sides of a puzzle can be', () => {
    expect(mostOf(puzzle)).toBe(65);
  });

  it('restores a draft and ignores one of another puzzle', () => {
    expect(start(puzzle, { category: 'weight', left: [2, 0], right: [0, 1] })).toEqual([2, 0, 0, 1]);
    expect(start(puzzle, { category: 'weight', left: [2], right: [0, 1] })).toEqual([0, 0, 0, 0]);
  });

  it('clears', () => {
    expect(clear([1, 0, 2, 0])).toEqual([0, 0, 0, 0]);
  });
});
