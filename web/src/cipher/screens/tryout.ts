// Segments in a zone as one decoder has arranged them, to try letters. Only on the own screen, and
// never from the secret: they arrive in their neutral pose, side by side.
import { neutralPose } from '../pose';
import type { PlacedSegment, SegmentType } from '../segments';

/** Where the nth of several segments first lies. */
export function arrival(type: SegmentType, index: number, count: number): PlacedSegment {
  const x = count === 1 ? 0.5 : 0.26 + (index * 0.5) / Math.max(1, count - 1);
  return { type, x, y: 0.5, rotation: neutralPose[type] };
}

/** Keeps what the decoder arranged, adds what is new, drops what is gone. */
export function arrange(before: readonly PlacedSegment[], segments: readonly SegmentType[]): PlacedSegment[] {
  const left = [...before];
  return segments.map((type, index) => {
    const kept = left.findIndex((segment) => segment.type === type);
    if (kept >= 0) return left.splice(kept, 1)[0]!;
    return arrival(type, index, segments.length);
  });
}

export function turned(segment: PlacedSegment): PlacedSegment {
  return { ...segment, rotation: (segment.rotation + 45) % 360 };
}

/** Moved, but not out of its box. */
export function moved(segment: PlacedSegment, x: number, y: number): PlacedSegment {
  const inside = (value: number) => Math.max(0.05, Math.min(0.95, value));
  return { ...segment, x: inside(x), y: inside(y) };
}
