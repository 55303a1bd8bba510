// Segments in a zone as one decoder has arranged them, to try letters. Only on the own screen, and
// never from the secret: they arrive in their neutral pose, side by side.
import { neutralPose } from './pose';
import { segmentTypes, type PlacedSegment, type SegmentType } from './segments';

/** Where a segment may arrive beside others, the right side first. */
const places = [0.88, 0.69, 0.5, 0.31, 0.12];

/** How far a segment in its neutral pose reaches to each side, with some air. */
const reach: Record<SegmentType, number> = { long: 0.08, short: 0.08, wide: 0.3, tight: 0.26 };
/** Between two segments in a zone that would have room for more: they keep off the sides rather than off each other. */
const widestGap = 0.08;

/** In its neutral pose, and within its box. */
function lying(type: SegmentType, x: number): PlacedSegment {
  return { type, x: Math.max(reach[type], Math.min(1 - reach[type], x)), y: 0.5, rotation: neutralPose[type] };
}

/** Where a segment first lies: in the middle, or as far from the others as there is room, so that it hides none. */
function arrival(type: SegmentType, others: readonly PlacedSegment[]): PlacedSegment {
  if (others.length === 0) return lying(type, 0.5);
  const away = (x: number) => Math.min(...others.map((other) => Math.abs(other.x - x)));
  return lying(
    type,
    places.reduce((best, x) => (away(x) > away(best) + 0.001 ? x : best)),
  );
}

/** A segment more: where all will lie then, and which of them has come. Kinds keep the order in which the server names
    them. */
export function withGhost(
  before: readonly PlacedSegment[],
  segments: readonly SegmentType[],
  ghost: SegmentType,
): { shown: PlacedSegment[]; ghost: PlacedSegment } {
  const types = segmentTypes.flatMap((type) => [...segments, ghost].filter((each) => each === type));
  const shown = arrange(before, types);
  const [come] = shown.splice(types.lastIndexOf(ghost), 1);
  return { shown, ghost: come! };
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

/** Nobody has moved them yet: they stand in the middle, with the same gap between all of them. */
function sideBySide(segments: readonly SegmentType[]): PlacedSegment[] {
  const width = segments.reduce((sum, type) => sum + 2 * reach[type], 0);
  const gaps = segments.length - 1;
  const gap = gaps > 0 ? Math.min(widestGap, (1 - width) / gaps) : 0;
  let left = 0.5 - (width + gaps * gap) / 2;
  return segments.map((type) => {
    const segment = lying(type, left + reach[type]);
    left += 2 * reach[type] + gap;
    return segment;
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
