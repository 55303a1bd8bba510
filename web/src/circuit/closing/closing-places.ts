// Where the marks of a closing stand: rings that do not run into each other, each cell's number at a
// free corner of it, and every sum beside the tiles, so that nothing hides what it counts.
import { cellPoint, keyOf, pitch, type BoardTile, type Rect } from '../../tiles/board';
import type { Point } from '../../tiles/layout';
import type { ClosingView } from '../game/closing-types';

export interface RingPlace {
  r: number;
  /** There is room for a second ring around it. */
  wide: boolean;
  /** Where the number stands. */
  at: Point;
}

/** A cell with its socket. */
const cell = 16;
/** Half the size of a number's plate. */
export const plate = 10;
/** Half the height of a sum. */
const line = 19;
const aslant = Math.SQRT1_2;
/** Corners first: channels leave a cell at its sides. */
const ways: readonly Point[] = [
  [aslant, -aslant],
  [-aslant, -aslant],
  [aslant, aslant],
  [-aslant, aslant],
  [1, 0],
  [-1, 0],
  [0, -1],
  [0, 1],
];

const apart = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** `scale` enlarges numbers where the board is seen from afar. */
export function ringPlaces(rings: ClosingView['rings'], tiles: readonly BoardTile[], scale: number): RingPlace[] {
  const cells = tiles.flatMap((tile) =>
    tile.networks.flatMap((network, index) => network.cells.map((_, each) => cellPoint(tile, index, each))),
  );
  const size = plate * scale;
  const numbers: Point[] = [];
  return rings.map(({ x, y }) => {
    const centre: Point = [x, y];
    const nearest = Math.min(99, ...cells.map((other) => apart(other, centre)).filter((far) => far > 1));
    const r = Math.min(24, Math.max(cell + 2, nearest / 2));
    const spots = ways.map(([dx, dy]): Point => [x + dx * (r + size * 0.7), y + dy * (r + size * 0.7)]);
    const hidden = (spot: Point) =>
      cells.reduce((sum, other) => sum + Math.max(0, cell + size - apart(other, spot)), 0) +
      numbers.reduce((sum, other) => sum + 4 * Math.max(0, 2 * size + 1 - apart(other, spot)), 0);
    const at = least(spots, hidden);
    numbers.push(at);
    return { r, wide: nearest > 62, at };
  });
}

/** A place for each sum in the free board beside the tiles, as near to its cell as can be, and within what is seen. */
export function sumPlaces(
  points: ClosingView['points'],
  tiles: readonly BoardTile[],
  scale: number,
  seen: Rect | null = null,
): Point[] {
  const taken = new Set(tiles.map(keyOf));
  const isFree = (x: number, y: number) => !taken.has(keyOf({ x, y }));
  const widthOf = (sum: number) => (sum > 9 ? 32 : 22) * scale;
  const half = line * scale;
  const placed: { at: Point; width: number }[] = [];
  return points.map(({ x, y, points: sum }) => {
    const width = widthOf(sum);
    const spots = tiles.flatMap((tile): Point[] => {
      const [left, top] = [tile.x * pitch, tile.y * pitch];
      const along = [clamp(y, top + half, top + 100 - half), top + half, top + 100 - half];
      const across = [clamp(x, left + width, left + 100 - width), left + 30, left + 70];
      return [
        ...(isFree(tile.x - 1, tile.y) ? along.map((each): Point => [left - 8 - width, each]) : []),
        ...(isFree(tile.x + 1, tile.y) ? along.map((each): Point => [left + 108 + width, each]) : []),
        ...(isFree(tile.x, tile.y - 1) ? across.map((each): Point => [each, top - 6 - half]) : []),
        ...(isFree(tile.x, tile.y + 1) ? across.map((each): Point => [each, top + 112 + half]) : []),
      ];
    });
    const overlaps = (spot: Point) =>
      placed.some(
        ({ at, width: other }) => Math.abs(at[0] - spot[0]) < width + other + 4 && Math.abs(at[1] - spot[1]) < 2 * half,
      );
    const onTile = (spot: Point) =>
      tiles.some(
        (tile) =>
          Math.abs(spot[0] - tile.x * pitch - 50) < 50 + width && Math.abs(spot[1] - tile.y * pitch - 50) < 50 + half,
      );
    // Networkers stand lifted above their cells.
    const onFigure = (spot: Point) =>
      points.some((other) => Math.abs(spot[0] - other.x) < 14 + width && Math.abs(spot[1] - other.y + 42) < 26 + half);
    const within = ([left, top]: Point): Point =>
      seen
        ? [
            clamp(left, seen.x + width, seen.x + seen.width - width),
            clamp(top, seen.y + half, seen.y + seen.height - half),
          ]
        : [left, top];
    const at = least(
      spots.map(within),
      (spot) => apart(spot, [x, y]) + (overlaps(spot) ? 2000 : 0) + (onTile(spot) || onFigure(spot) ? 500 : 0),
    );
    placed.push({ at, width });
    return at;
  });
}

function clamp(value: number, from: number, to: number): number {
  return Math.max(from, Math.min(to, value));
}

/** The first of those with the smallest cost. */
function least(spots: readonly Point[], cost: (spot: Point) => number): Point {
  return spots.reduce((best, spot) => (cost(spot) < cost(best) - 0.01 ? spot : best));
}
