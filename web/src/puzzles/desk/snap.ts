// Snapping: a piece takes the nearest place once it is close enough, and keeps it until another is.
import type { Point } from '../../input/pointer';

/** How close, in cells of a grid. */
export const cellReach = 0.45;
/** How close, in units of the fragments' lattice. */
export const latticeReach = 0.35;

interface Ways<T> {
  /** It leaves the stage: what the finger is on does not count. */
  leaves?: boolean;
  /** Whether something else lies there already. */
  taken?: (place: T) => boolean;
}

/** What a dragged piece hits: looked for where it floats, and then under the finger. It pushes nothing out while the
    finger is on a free place. */
export function hit<T>(
  find: (at: Point) => T | null,
  at: Point,
  finger: Point,
  { leaves = false, taken = () => false }: Ways<T> = {},
): T | null {
  const over = find(at);
  if (leaves || (over !== null && !taken(over))) return over;
  const under = find(finger);
  return under !== null && (over === null || !taken(under)) ? under : over;
}

export type Place = readonly [x: number, y: number];

/** The place for a piece at (x, y). Between two places the last one stays, up to a whole step away. */
export function snap(x: number, y: number, reach: number, last: Place | null): Place | null {
  const [px, py] = [Math.round(x), Math.round(y)];
  if (isNear([px, py], x, y, reach)) return [px, py];
  return last && isNear(last, x, y, 1 - reach) ? last : null;
}

function isNear([px, py]: Place, x: number, y: number, reach: number): boolean {
  return Math.abs(x - px) <= reach + 1e-9 && Math.abs(y - py) <= reach + 1e-9;
}
