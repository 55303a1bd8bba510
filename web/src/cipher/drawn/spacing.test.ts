import { describe, expect, it } from 'vitest';
import { alphabet } from './segments';
import { closer } from './spacing';

describe('spacing of a word', () => {
  it('leaves upright sticks where they are', () => {
    expect(closer('H', 'I')).toBeCloseTo(0, 2);
  });

  it('moves round letters a little and slanted ones more', () => {
    expect(closer('D', 'I')).toBeGreaterThan(0.02);
    expect(closer('A', 'I')).toBeGreaterThan(closer('D', 'I'));
  });

  it('sees a letter from the side that faces the other', () => {
    expect(closer('I', 'D')).toBeCloseTo(0, 2);
    expect(closer('L', 'I')).toBeGreaterThan(closer('I', 'L'));
  });

  it('never lets letters touch', () => {
    for (const first of 'ALTVY') for (const second of 'AJTVY') expect(closer(first, second)).toBeLessThanOrEqual(0.13);
  });

  it('leaves every letter some width', () => {
    const letters = Object.keys(alphabet);
    const thin = letters.flatMap((first) =>
      letters.filter((second) => closer(first, second) >= alphabet[second]!.width).map((second) => first + second),
    );
    expect(thin).toEqual([]);
  });
});
