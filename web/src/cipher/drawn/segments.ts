// The alphabet of Cipher: every letter as segments in a box of height 1.
//
// x runs to the right, y down, (0, 0) is the top left corner of a square box. A segment is drawn as
// the path of its type, turned by `rotation` degrees clockwise and moved to (x, y).

export type SegmentType = 'long' | 'short' | 'wide' | 'tight';
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

/** Centre lines around (0, 0); strokes are 0.12 wide with round ends. */
export const segmentPaths: Record<SegmentType, string> = {
  long: 'M0 -0.44L0 0.44',
  short: 'M0 -0.21L0 0.21',
  wide: 'M0.22 -0.44A0.44 0.44 0 0 0 0.22 0.44',
  tight: 'M-0.22 -0.17L-0.22 -0.05A0.22 0.22 0 0 0 0.22 -0.05L0.22 -0.17',
};

const at = (type: SegmentType, x: number, y: number, rotation = 0): PlacedSegment => ({ type, x, y, rotation });

export const alphabet: Readonly<Record<string, LetterShape>> = {
  A: {
    width: 0.8501,
    segments: [at('long', 0.29, 0.5282, 20.63), at('long', 0.71, 0.5282, 159.37), at('short', 0.5, 0.645, 90)],
  },
  B: { width: 0.58, segments: [at('long', 0.27, 0.5), at('tight', 0.56, 0.28, 270), at('tight', 0.56, 0.72, 270)] },
  C: { width: 0.56, segments: [at('wide', 0.5, 0.5)] },
  D: { width: 0.68, segments: [at('long', 0.22, 0.5), at('wide', 0.56, 0.5, 180)] },
  E: {
    width: 0.66,
    segments: [
      at('long', 0.23, 0.5),
      at('short', 0.56, 0.06, 90),
      at('short', 0.56, 0.5, 90),
      at('short', 0.56, 0.94, 90),
    ],
  },
  F: { width: 0.66, segments: [at('long', 0.23, 0.5), at('short', 0.56, 0.06, 90), at('short', 0.56, 0.5, 90)] },
  G: { width: 0.62, segments: [at('wide', 0.47, 0.5), at('short', 0.75, 0.73)] },
  H: { width: 0.78, segments: [at('long', 0.17, 0.5), at('long', 0.83, 0.5), at('short', 0.5, 0.5, 90)] },
  I: { width: 0.12, segments: [at('long', 0.5, 0.5)] },
  J: { width: 0.56, segments: [at('short', 0.72, 0.27), at('tight', 0.5, 0.77)] },
  K: {
    width: 0.48,
    segments: [at('long', 0.32, 0.5), at('short', 0.545, 0.2941, 40.01), at('short', 0.545, 0.7059, 139.99)],
  },
  L: { width: 0.66, segments: [at('long', 0.23, 0.5), at('short', 0.56, 0.94, 90)] },
  M: {
    width: 0.78,
    segments: [
      at('long', 0.17, 0.5),
      at('long', 0.83, 0.5),
      at('short', 0.37, 0.2849, 141.75),
      at('short', 0.63, 0.2849, 38.25),
    ],
  },
  N: { width: 0.66, segments: [at('long', 0.23, 0.5), at('long', 0.77, 0.5), at('long', 0.5, 0.5, 152.96)] },
  O: { width: 1.0, segments: [at('wide', 0.28, 0.5), at('wide', 0.72, 0.5, 180)] },
  P: { width: 0.58, segments: [at('long', 0.27, 0.5), at('tight', 0.56, 0.28, 270)] },
  Q: { width: 1.0, segments: [at('wide', 0.28, 0.5), at('wide', 0.72, 0.5, 180), at('short', 0.77, 0.777, 134.42)] },
  R: {
    width: 0.58,
    segments: [at('long', 0.27, 0.5), at('tight', 0.56, 0.28, 270), at('short', 0.56, 0.7677, 145.15)],
  },
  S: { width: 0.6, segments: [at('tight', 0.43, 0.28, 90), at('tight', 0.57, 0.72, 270)] },
  T: { width: 0.54, segments: [at('long', 0.5, 0.5), at('short', 0.5, 0.06, 90)] },
  U: { width: 0.56, segments: [at('short', 0.28, 0.27), at('short', 0.72, 0.27), at('tight', 0.5, 0.77)] },
  V: { width: 0.8501, segments: [at('long', 0.29, 0.5, 159.37), at('long', 0.71, 0.5, 20.63)] },
  W: {
    width: 0.8799,
    segments: [
      at('long', 0.19, 0.5, 170.85),
      at('long', 0.81, 0.5, 9.15),
      at('short', 0.42, 0.7347, 18.03),
      at('short', 0.58, 0.7347, 161.97),
    ],
  },
  X: { width: 0.56, segments: [at('long', 0.5, 0.5, 150), at('long', 0.5, 0.5, 30)] },
  Y: {
    width: 0.66,
    segments: [at('short', 0.3425, 0.2823, 147.61), at('short', 0.6575, 0.2823, 32.39), at('short', 0.5, 0.73)],
  },
  Z: { width: 0.54, segments: [at('short', 0.5, 0.06, 90), at('long', 0.5, 0.5, 24.15), at('short', 0.5, 0.94, 90)] },
};

/** How many segments of each type a word needs; letters outside the alphabet count nothing. */
export function segmentsOf(word: string): Record<SegmentType, number> {
  const counts: Record<SegmentType, number> = { long: 0, short: 0, wide: 0, tight: 0 };
  for (const letter of word) {
    for (const { type } of alphabet[letter]?.segments ?? []) counts[type] += 1;
  }
  return counts;
}
