// Where a fragment lands: at the nearest place wherever its middle is over the lattice. In lattice steps.
import type { Point } from '../../input/pointer';
import { latticeReach, snap } from '../desk/snap';
import { margin } from './pieces/geometry';
import { sizeOf, type PieceId, type Vertex } from './pieces/model';

interface Size {
  width: number;
  height: number;
}

/** The place for a piece whose middle is here, whole on the lattice; none when the middle is beside it. Between two
 * places the last one stays. */
export function landing(
  piece: PieceId,
  o: number,
  middle: Point,
  box: Size,
  last: Vertex | null = null,
): Vertex | null {
  if (!isOver(middle, box)) return null;
  const { width, height } = sizeOf(piece, o);
  const [x, y] = [middle.x - width / 2, middle.y - height / 2];
  const [px, py] = snap(x, y, latticeReach, last) ?? [Math.round(x), Math.round(y)];
  return [between(-margin, px, box.width + margin - width), between(-margin, py, box.height + margin - height)];
}

/** How far the middle of a lying piece is from where it was grabbed: so it follows the finger without a jump. */
export function gripOf(piece: PieceId, o: number, at: Vertex, grabbed: Point): Point {
  const { width, height } = sizeOf(piece, o);
  return { x: at[0] + width / 2 - grabbed.x, y: at[1] + height / 2 - grabbed.y };
}

function isOver({ x, y }: Point, box: Size): boolean {
  return x >= -margin && y >= -margin && x <= box.width + margin && y <= box.height + margin;
}

function between(least: number, value: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
