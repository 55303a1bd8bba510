// Segments in a zone as one decoder has arranged them, to try letters. Only on the own screen, and
// never from the secret: they arrive in their neutral pose, side by side.
import { neutralPose } from '../pose';
import type { PlacedSegment, SegmentType } from '../segments';

/** Where a segment may arrive beside others, the right side first. */
const places = [0.88, 0.69, 0.5, 0.31, 0.12];

function lying(type: SegmentType, x: number): PlacedSegment {
  return { type, x, y: 0.5, rotation: neutralPose[type] };
}

/** Where a segment first lies: in the middle, or as far from the others as there is room, so that it hides none. */
export function arrival(type: SegmentType, others: readonly PlacedSegment[]): PlacedSegment {
  if (others.length === 0) return lying(type, 0.5);
  const away = (x: number) => Math.min(...others.map((other) => Math.abs(other.x - x)));
  return lying(type, places.reduce((best, x) => (away(x) > away(best) + 0.001 ? x : best)));
}

/** Keeps what the decoder arranged, adds what is new, drops what is gone. */
export function arrange(before: readonly PlacedSegment[], segments: readonly SegmentType[]): PlacedSegment[] {
  if (before.length === 0) return sideBySide(segments);
  const left = [...before];
  const kept = segments.map((type) => {
    const found = left.findIndex((segment) => segment.type === type);
    return found < 0 ? null : left.splice(found, 1)[0]!;
  });
  const shown = kept.filter((segment) => segment !== null);
  return segments.map((type, index) => {
    const mine = kept[index];
    if (mine) return mine;
    const arrived = arrival(type, shown);
    shown.push(arrived);
    return arrived;
  });
}

/** Nobody has moved them yet: they share the width. */
function sideBySide(segments: readonly SegmentType[]): PlacedSegment[] {
  const count = segments.length;
  const reach = count < 3 ? 0.25 : 0.38;
  return segments.map((type, index) => lying(type, count === 1 ? 0.5 : 0.5 - reach + (index * 2 * reach) / (count - 1)));
}

export function turned(segment: PlacedSegment): PlacedSegment {
  return { ...segment, rotation: (segment.rotation + 45) % 360 };
}

/** Moved, but not out of its box. */
export function moved(segment: PlacedSegment, x: number, y: number): PlacedSegment {
  const inside = (value: number) => Math.max(0.05, Math.min(0.95, value));
  return { ...segment, x: inside(x), y: inside(y) };
}
