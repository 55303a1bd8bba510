import { describe, expect, it } from 'vitest';
import { networks } from '../../tiles/home-board';
import { around, cellPoint, portsOf, type BoardTile, type Rect } from '../../tiles/board';
import { rim, signOf } from './open-ends';

/** A tile that is tried floats a little above its square. */
const lift = 5;
/** From the zoom at which spots are just large enough for fingers to the nearest. */
const zooms = [44 / 92, 0.6, 1, 2];
const faces = [
  'N:r',
  'NS:r',
  'NS:rz',
  'NS:rza',
  'NE:r',
  'NE:rz',
  'NE:rza',
  'NES:rza',
  'NESW:rza',
  'N:r E:z S:a',
  'NE:rz S:a',
  'NE:rz SW:a',
  'NS:rz E:a',
  'NS:r E:z W:a',
  'NES:rz W:a',
];

/** How much room there is between a sign and the middle of a cell, at the least. */
function nearest(face: string, zoom: number, seen: Rect): number {
  const distances = ([0, 1, 2, 3] as const).flatMap((rotation) => {
    const tile: BoardTile = { x: 2, y: -1, rotation, networks: networks(face) };
    const cells = tile.networks.flatMap((network, index) =>
      network.cells.map((_, cell) => cellPoint(tile, index, cell)),
    );
    const signs = portsOf([tile]).map((port) => signOf(port, zoom, seen));
    return signs.flatMap(({ x, y, scale }) => cells.map(([cx, cy]) => Math.hypot(x - cx, y - cy + lift) - rim * scale));
  });
  return Math.min(...distances);
}

describe('the signs of open ends, however small tiles are seen', () => {
  const all: Rect = { x: -2000, y: -2000, width: 4000, height: 4000 };

  it.each(faces)('hide no socket of %s', (face) => {
    for (const zoom of zooms) expect(nearest(face, zoom, all)).toBeGreaterThan(15.75);
  });

  it.each(faces)(
    'come onto %s in the last column and row rather than out of sight, but leave most of each cell free',
    (face) => {
      const seen = around([{ x: 2, y: -1 }], 0.1);
      for (const zoom of zooms) expect(nearest(face, zoom, seen)).toBeGreaterThan(2);
      for (const { x, y, scale } of portsOf([{ x: 2, y: -1, rotation: 0, networks: networks(face) }]).map((port) =>
        signOf(port, zooms[0]!, seen),
      )) {
        const beyond = Math.max(seen.x - x, x - seen.x - seen.width, seen.y - y, y - seen.y - seen.height);
        expect(beyond + rim * scale).toBeLessThan((2 * rim * scale) / 3);
      }
    },
  );
});
