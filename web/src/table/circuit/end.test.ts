// What the end of a game says in a sentence.
import { beforeAll, describe, expect, it } from 'vitest';
import { i18n } from '../../i18n/i18n.svelte';
import type { Summary } from '../../protocol/circuit/Summary';
import type { View } from '../../protocol/circuit/View';
import { endOf } from './end';

beforeAll(() => i18n.use('table', 'end'));

function told(largest: Summary['moments']['largest']) {
  const view = { round: 6, seats: [] } as unknown as View;
  const moments = { fastest: null, largest, closest: null, richest: null };
  return endOf(
    view,
    { type: 'over', reason: 'target', outcome: { ranking: [] } } as never,
    { race: [], stats: [], standing: [], moments },
    [],
  ).text;
}

describe('the sentence below the headline', () => {
  it('says that the last round closed the largest system', () => {
    expect(told({ round: 6, cells: 10 })).toBe(
      '15 points reached in round 6. It closed the largest system of the game.',
    );
  });
  it('does not when an earlier one did, or none closed', () => {
    expect(told({ round: 4, cells: 10 })).toBe('15 points reached in round 6.');
    expect(told(null)).toBe('15 points reached in round 6.');
  });
});

describe('the closest call', () => {
  // Written for F-48: "Closest call 1:15" told neither what was left nor why it was close.
  const told = (time: number) => {
    const moments = {
      fastest: null,
      largest: null,
      closest: { round: 1, seat: 0, category: 'weight', time },
      richest: null,
    } as never;
    return endOf(
      { round: 6, seats: [] } as unknown as View,
      { type: 'over', reason: 'target', outcome: { ranking: [] } } as never,
      { race: [], stats: [], standing: [], moments },
      [],
    ).moments.map(({ value }) => value);
  };
  it('says how much sand was left, and only if it was little', () => {
    expect(told(4_000)).toEqual(['0:04 left']);
    expect(told(75_000)).toEqual([]);
  });
});
