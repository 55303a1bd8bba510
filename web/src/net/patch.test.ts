import { describe, expect, it } from 'vitest';
import { applyPatch, PatchMismatch } from './patch';

const view = { round: 1, seats: [{ score: 0 }, { score: 3 }], board: { '0,0': { turn: 0 } }, log: ['a'] };

describe('a patch', () => {
  it('sets, adds and takes away and leaves the old view alone', () => {
    const before = structuredClone(view);
    const after = applyPatch(view, {
      'seats.1.score': 8,
      'board.1,0': { turn: 2 },
      'log+': ['b', 'c'],
      'board.0,0-': null,
    });
    expect(after).toEqual({
      round: 1,
      seats: [{ score: 0 }, { score: 8 }],
      board: { '1,0': { turn: 2 } },
      log: ['a', 'b', 'c'],
    });
    expect(view).toEqual(before);
  });

  it('shares what did not change', () => {
    const after = applyPatch(view, { 'seats.1.score': 8 }) as typeof view;
    expect(after.board).toBe(view.board);
    expect(after.seats[0]).toBe(view.seats[0]);
    expect(after.seats).not.toBe(view.seats);
  });

  it('at the empty place replaces the whole view', () => {
    expect(applyPatch(view, { '': 7 })).toBe(7);
  });

  it('made for another view is refused', () => {
    for (const place of ['seats.2', 'seats.x', 'nowhere.x', 'round+', 'nowhere-', 'seats.0-', 'round.x', 'log.0+']) {
      expect(() => applyPatch(view, { [place]: [1] }), place).toThrow(PatchMismatch);
    }
  });
});
