import { describe, expect, it } from 'vitest';
import { cellReach, latticeReach, snap } from './snap';

describe('snapping', () => {
  it('takes a lattice point within 0.35 of a unit', () => {
    expect(snap(3.35, 1.65, latticeReach, null)).toEqual([3, 2]);
    expect(snap(3.36, 2, latticeReach, null)).toBeNull();
  });

  it('takes a cell within 0.45 of its middle', () => {
    expect(snap(1.45, 0, cellReach, null)).toEqual([1, 0]);
    expect(snap(1.47, 0, cellReach, null)).toBeNull();
  });

  it('keeps the last place between two, until the next is close', () => {
    expect(snap(3.5, 2, latticeReach, [3, 2])).toEqual([3, 2]);
    expect(snap(3.7, 2, latticeReach, [3, 2])).toEqual([4, 2]);
  });

  it('does not keep a place that is far away', () => {
    expect(snap(5.5, 2.5, latticeReach, [3, 2])).toBeNull();
  });
});
