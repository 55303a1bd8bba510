import { describe, expect, it } from 'vitest';
import { alphabet, segmentsOf } from './segments';

describe('alphabet', () => {
  it('has the 26 letters', () => {
    expect(Object.keys(alphabet).join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  });

  it('keeps every segment within reach of its box', () => {
    for (const { segments } of Object.values(alphabet)) {
      for (const { x, y } of segments) expect(x >= 0 && x <= 1 && y >= 0 && y <= 1).toBe(true);
    }
  });

  it('counts the segments of PANDA: the example of the rules', () => {
    expect(segmentsOf('PANDA')).toEqual({ long: 9, short: 2, wide: 1, tight: 1 });
  });

  it('counts nothing for signs it does not know', () => {
    expect(segmentsOf('?')).toEqual({ long: 0, short: 0, wide: 0, tight: 0 });
  });
});
