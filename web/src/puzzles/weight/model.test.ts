import { describe, expect, it } from 'vitest';
import { add, clear, laid, shift, start, take, tilt, toDraft, totals, type WeightPuzzle } from './model';

const puzzle: WeightPuzzle = { category: 'weight', left: [13, 6], right: [5, 7], weights: 5 };

describe('weight puzzle', () => {
  it('fills the cups of the rulebook example and balances', () => {
    let state = start(puzzle);
    for (const cup of [0, 1, 2, 3, 3]) state = add(puzzle, state, cup);
    expect(toDraft(puzzle, state)).toEqual({ category: 'weight', left: [1, 1], right: [1, 2] });
    expect(totals(puzzle, state)).toEqual({ left: 19, right: 19 });
    expect(tilt(totals(puzzle, state))).toBe(0);
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

  it('leans to the heavier side, at most nine degrees', () => {
    expect(tilt({ left: 6, right: 5 })).toBeGreaterThan(0);
    expect(tilt({ left: 5, right: 6 })).toBeLessThan(0);
    expect(tilt({ left: 500, right: 0 })).toBe(9);
  });

  it('restores a draft and ignores one of another puzzle', () => {
    expect(start(puzzle, { category: 'weight', left: [2, 0], right: [0, 1] })).toEqual([2, 0, 0, 1]);
    expect(start(puzzle, { category: 'weight', left: [2], right: [0, 1] })).toEqual([0, 0, 0, 0]);
  });

  it('clears', () => {
    expect(clear([1, 0, 2, 0])).toEqual([0, 0, 0, 0]);
  });
});
