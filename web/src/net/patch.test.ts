import { describe, expect, it } from 'vitest';
import { applyPatch, PatchMismatch } from './patch';

const view = { round: 1, seats: [{ score: 0 }, { score: 3 }], board: { '0,0': { turn: 0 } }, log: ['a'] };

describe('a patch', () => {
  it('sets, adds and drops in order and leaves the old view alone', () => {
    const before = structuredClone(view);
    const after = applyPatch(view, [
      { set: [['seats', 1, 'score'], 8] },
      { set: [['board', '1,0'], { turn: 2 }] },
      { add: [['log'], ['b', 'c']] },
      { drop: ['board', '0,0'] },
    ]);
    expect(after).toEqual({
      round: 1,
      seats: [{ score: 0 }, { score: 8 }],
      board: { '1,0': { turn: 2 } },
      log: ['a', 'b', 'c'],
    });
    expect(view).toEqual(before);
  });

  it('shares what did not change', () => {
    const after = applyPatch(view, [{ set: [['seats', 1, 'score'], 8] }]) as typeof view;
    expect(after.board).toBe(view.board);
    expect(after.seats[0]).toBe(view.seats[0]);
    expect(after.seats).not.toBe(view.seats);
  });

  it('with an empty path replaces the whole view', () => {
    expect(applyPatch(view, [{ set: [[], 7] }])).toBe(7);
  });

  it('made for another view is refused', () => {
    for (const op of [
      { set: [['seats', 2], {}] as [['seats', number], unknown] },
      { set: [['nowhere', 'x'], 1] as [string[], unknown] },
      { add: [['round'], [1]] as [string[], unknown[]] },
      { drop: ['nowhere'] },
      { drop: ['seats', 0] },
    ]) {
      expect(() => applyPatch(view, [op]), JSON.stringify(op)).toThrow(PatchMismatch);
    }
  });
});
