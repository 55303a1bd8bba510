// Isometric drawing of cubes: projection, visible faces in painting order, and which column a point
// of the picture belongs to. Four camera turns.
import { round } from '../../../art/shapes';
import type { Cube, PieceId } from './model';

/** Drawing units of a cube's edge. */
export const edge = 40;
const cos30 = 0.866;

export type Flat = readonly [x: number, y: number];
export interface Floor {
  width: number;
  height: number;
}
export interface IsoCube {
  cube: Cube;
  piece: PieceId;
}

export function project(x: number, y: number, z: number): Flat {
  return [round((x - y) * cos30 * edge), round((x + y) * 0.5 * edge - z * edge)];
}

/** The floor as the camera sees it after `yaw` quarter turns. */
export function turnedFloor({ width, height }: Floor, yaw: number): Floor {
  return yaw % 2 === 0 ? { width, height } : { width: height, height: width };
}

/** A cube's place as the camera sees it. */
export function turnedCube([x, y, z]: Cube, { width, height }: Floor, yaw: number): Cube {
  switch (yaw % 4) {
    case 1:
      return [height - 1 - y, x, z];
    case 2:
      return [width - 1 - x, height - 1 - y, z];
    case 3:
      return [y, width - 1 - x, z];
    default:
      return [x, y, z];
  }
}

/** Back from the camera's place to the puzzle's. */
export function unturned(cube: Cube, floor: Floor, yaw: number): Cube {
  return turnedCube(cube, turnedFloor(floor, yaw), (4 - (yaw % 4)) % 4);
}

export interface Face {
  piece: PieceId;
  side: 'top' | 'left' | 'right';
  d: string;
  /** Lines where another piece or nothing begins. */
  edges: string;
  /** Middle of a top face, for the glyph. */
  middle: Flat | null;
}

/** Visible faces from back to front. */
export function facesOf(cubes: readonly IsoCube[]): Face[] {
  const at = new Map(cubes.map(({ cube, piece }) => [cube.join(), piece]));
  const has = (x: number, y: number, z: number) => at.has(`${x},${y},${z}`);
  return [...cubes]
    .sort((a, b) => depth(a.cube) - depth(b.cube))
    .flatMap(({ cube: [x, y, z], piece }) => {
      const same = (dx: number, dy: number, dz: number) => at.get(`${x + dx},${y + dy},${z + dz}`) === piece;
      const faces: Face[] = [];
      if (!has(x, y, z + 1)) {
        const corners = [
          project(x, y, z + 1),
          project(x + 1, y, z + 1),
          project(x + 1, y + 1, z + 1),
          project(x, y + 1, z + 1),
        ];
        const lines = [!same(0, -1, 0), !same(1, 0, 0), !same(0, 1, 0), !same(-1, 0, 0)];
        faces.push({
          piece,
          side: 'top',
          d: closed(corners),
          edges: outline(corners, lines),
          middle: project(x + 0.5, y + 0.5, z + 1),
        });
      }
      if (!has(x, y + 1, z)) {
        const corners = [
          project(x, y + 1, z + 1),
          project(x + 1, y + 1, z + 1),
          project(x + 1, y + 1, z),
          project(x, y + 1, z),
        ];
        const lines = [!same(0, 0, 1), !same(1, 0, 0), !same(0, 0, -1), !same(-1, 0, 0)];
        faces.push({ piece, side: 'left', d: closed(corners), edges: outline(corners, lines), middle: null });
      }
      if (!has(x + 1, y, z)) {
        const corners = [
          project(x + 1, y, z + 1),
          project(x + 1, y + 1, z + 1),
          project(x + 1, y + 1, z),
          project(x + 1, y, z),
        ];
        const lines = [!same(0, 0, 1), !same(0, 1, 0), !same(0, 0, -1), !same(0, -1, 0)];
        faces.push({ piece, side: 'right', d: closed(corners), edges: outline(corners, lines), middle: null });
      }
      return faces;
    });
}

/** How far the slab that carries the floor reaches beyond it, in edges of a cube. */
export const rimWidth = 0.3;
/** The line around it. */
const line = 0.05;

/** The view box around a floor and its slab, with this room above the floor, in edges of a cube. */
export function boxOf({ width, height }: Floor, room: number): string {
  const above = Math.max(room, rimWidth + line);
  const side = 2 * rimWidth + line;
  const tall = (width + height + 1) * 0.5 + 0.2 + above;
  return [-(height + side) * cos30, -above, (width + height + 2 * side) * cos30, tall]
    .map((value) => round(value * edge))
    .join(' ');
}

/** The room over the floor, in edges of a cube: enough for what stands there, and for a held piece over the highest of
    it, so that it neither leaves the picture nor moves it when it goes elsewhere. */
export function roomFor(standing: readonly IsoCube[], held: readonly Cube[] | null, hover: number): number {
  const usual = 3.4;
  const top = (cubes: readonly Cube[]) => Math.max(0, ...cubes.map((cube) => cube[2] + 1));
  return held ? Math.max(usual, top(standing.map(({ cube }) => cube)) + top(held) + hover) : usual;
}

/** A square view box around cubes, at least `least` edges wide, so that pieces keep one scale. */
export function frameOf(cubes: readonly IsoCube[], least: number): string {
  const points = cubes.flatMap(({ cube: [x, y, z] }) => [
    project(x, y, z + 1),
    project(x + 1, y, z),
    project(x, y + 1, z),
    project(x + 1, y + 1, z),
    project(x + 1, y, z + 1),
    project(x, y + 1, z + 1),
  ]);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const side = Math.max(right - left, bottom - top, least * edge) + 8;
  return `${(left + right - side) / 2} ${(top + bottom - side) / 2} ${side} ${side}`;
}

/** The square (x, y) at height z, as a path. */
export function squareAt(x: number, y: number, z: number): string {
  return closed([project(x, y, z), project(x + 1, y, z), project(x + 1, y + 1, z), project(x, y + 1, z)]);
}

/** The column whose block or floor lies under a point; the front one if several do. */
export function columnAt(
  px: number,
  py: number,
  floor: Floor,
  heightAt: (x: number, y: number) => number,
): Flat | null {
  for (let sum = floor.width + floor.height - 2; sum >= 0; sum -= 1) {
    for (let x = 0; x < floor.width; x += 1) {
      const y = sum - x;
      if (y < 0 || y >= floor.height) continue;
      if (hits(px, py, x, y, heightAt(x, y))) return [x, y];
    }
  }
  return null;
}

/** A column of height h covers its top square and everything straight below it. */
function hits(px: number, py: number, x: number, y: number, height: number): boolean {
  for (let z = height; z >= 0; z -= 0.5) {
    const u = px / (cos30 * edge);
    const v = (py + z * edge) / (0.5 * edge);
    const [fx, fy] = [(u + v) / 2 - x, (v - u) / 2 - y];
    if (fx >= 0 && fx < 1 && fy >= 0 && fy < 1) return true;
  }
  return false;
}

function depth([x, y, z]: Cube): number {
  return x + y + z * 1.01;
}

function closed(points: readonly Flat[]): string {
  return `M${points.map((point) => point.join(' ')).join('L')}Z`;
}

function outline(corners: readonly Flat[], lines: readonly boolean[]): string {
  return corners
    .map((corner, i) => (lines[i] ? `M${corner.join(' ')}L${corners[(i + 1) % 4]!.join(' ')}` : ''))
    .join('');
}
