// The pose in which a segment arrives in a zone. It is the same for every letter, so it can never
// betray how the segment lies in the secret one: sticks upright, curves opening to the left.
import type { SegmentType } from './segments';

/** Degrees clockwise from the segment's own drawing. */
export const neutralPose: Record<SegmentType, number> = { long: 0, short: 0, wide: 180, tight: 270 };
