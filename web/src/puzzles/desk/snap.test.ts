import { describe, expect, it } from 'vitest';
import { cellReach, hit, latticeReach, snap } from './snap';

describe('what a dragged piece hits', () => {
  const below = (limit: number) => (at: { x: number; y: number }) => (at.y >= limit ? at.y : null);
  const floats = { x: 0, y: 56 };
  const finger = { x: 0, y: 100 };

  it('is what it floats over, whatever the finger is on', () => {
    expect(hit(below(50), floats, finger)).toBe(56);
  });

  it('is what the finger is on where it floats over nothing', () => {
    expect(hit(below(80), floats, finger)).toBe(100);
    expect(hit(below(120), floats, finger)).toBeNull();
  });

  it('is nothing for a piece that is carried off the stage', () => {
    expect(hit(below(80), floats, finger, { leaves: true })).toBeNull();
    expect(hit(below(50), floats, finger, { leaves: true })).toBe(56);
  });

  it('is the free place under the finger before it pushes something out', () => {
    const taken = (...places: number[]) => ({ taken: (place: number) => places.includes(place) });
    expect(hit(below(50), floats, finger, taken(56))).toBe(100);
    expect(hit(below(50), floats, finger, taken(100))).toBe(56);
    expect(hit(below(50), floats, finger, taken(56, 100))).toBe(56);
    expect(hit(below(80), floats, finger, taken(100))).toBe(100);
    expect(hit(below(50), floats, finger, { leaves: true, ...taken(56) })).toBe(56);
  });
});

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
