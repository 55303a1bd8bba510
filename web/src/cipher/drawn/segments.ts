// The alphabet of Cipher: every letter as segments in a box of height 1.
//
// x runs to the right, y down, (0, 0) is the top left corner of a square box. A segment is drawn as
// the path of its type, turned by `rotation` degrees clockwise and moved to (x, y).

import type { Kind as SegmentType } from '../../protocol/cipher/Kind';
import { letters, segmentPaths } from '../../protocol/cipher/segments';

export type { SegmentType };
export interface PlacedSegment {
  type: SegmentType;
  x: number;
  y: number;
  rotation: number;
}
export interface LetterShape {
  /** Width of the letter within its box, strokes included. */
  width: number;
  segments: readonly PlacedSegment[];
}

export const segmentTypes: readonly SegmentType[] = ['long', 'short', 'wide', 'tight'];

export { segmentPaths };

export const alphabet: Readonly<Record<string, LetterShape>> = letters;

/** How many segments of each type a word needs; letters outside the alphabet count nothing. */
export function segmentsOf(word: string): Record<SegmentType, number> {
  const counts: Record<SegmentType, number> = { long: 0, short: 0, wide: 0, tight: 0 };
  for (const letter of word) {
    for (const { type } of alphabet[letter]?.segments ?? []) counts[type] += 1;
  }
  return counts;
}
