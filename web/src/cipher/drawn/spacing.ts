// Even spacing for words in segments: between slanted, round and open letters there is more room
// than between upright sticks, so they stand closer by part of it.
import { alphabet, type PlacedSegment, type SegmentType } from './segments';

const rows = 12;
const steps = 24;
/** Half a stroke. */
const half = 0.06;
/** Further in, room no longer counts: an open side does not draw the next letter into it. */
const deepest = 0.3;
/** How much of the room the next letter takes, and how much at most. */
const share = 0.55;
const most = 0.13;

/** Points along the centre line of a segment around (0, 0), as its path is drawn; `t` from 0 to 1. */
const along: Record<SegmentType, (t: number) => readonly [x: number, y: number]> = {
  long: (t) => [0, 0.88 * t - 0.44],
  short: (t) => [0, 0.42 * t - 0.21],
  wide: (t) => [0.22 - 0.44 * Math.sin(Math.PI * t), -0.44 * Math.cos(Math.PI * t)],
  tight: (t) => [-0.22 * Math.cos(Math.PI * t), 0.22 * Math.sin(Math.PI * t) - 0.05],
};

function pointsOf({ type, x, y, rotation }: PlacedSegment): readonly (readonly [number, number])[] {
  const turn = (rotation * Math.PI) / 180;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const [dx, dy] = along[type](step / steps);
    return [x + dx * Math.cos(turn) - dy * Math.sin(turn), y + dx * Math.sin(turn) + dy * Math.cos(turn)];
  });
}

/** How far each row of a letter stays away from its left and right edge. */
function roomOf(letter: string): { left: number[]; right: number[] } {
  const shape = alphabet[letter] ?? { width: 1, segments: [] };
  const left = Array.from({ length: rows }, () => deepest);
  const right = [...left];
  for (const [x, y] of shape.segments.flatMap(pointsOf)) {
    const row = Math.min(rows - 1, Math.max(0, Math.floor(y * rows)));
    left[row] = Math.min(left[row]!, Math.max(0, x - half - (0.5 - shape.width / 2)));
    right[row] = Math.min(right[row]!, Math.max(0, 0.5 + shape.width / 2 - x - half));
  }
  return { left, right };
}

/** By how much the second letter stands closer than between two upright sticks, in heights of a letter. */
export function closer(first: string, second: string): number {
  const { right } = roomOf(first);
  const { left } = roomOf(second);
  const room = right.reduce((sum, each, row) => sum + Math.min(deepest, each + left[row]!), 0) / rows;
  // Of a thin letter, like an I, some of its own width stays: a drawing without width would be as wide as a page.
  return Math.min(most, room * share, (alphabet[second]?.width ?? 1) / 2);
}
