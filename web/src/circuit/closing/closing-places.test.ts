import { describe, expect, it } from 'vitest';
import { cellPoint, pitch, type BoardTile } from '../../tiles/board';
import { plate, ringPlaces, sumPlaces } from './closing-places';

// A pillar of four tiles, crowded: three cells in a row on one of them.
const tiles: BoardTile[] = [
  { x: 0, y: 0, rotation: 0, networks: [{ ports: ['S'], cells: ['red'] }] },
  { x: 0, y: 1, rotation: 0, networks: [{ ports: ['N', 'S'], cells: ['yellow', 'yellow', 'red'] }] },
  { x: 0, y: 2, rotation: 0, networks: [{ ports: ['N', 'S'], cells: ['yellow', 'red'] }] },
  { x: 0, y: 3, rotation: 0, networks: [{ ports: ['N'], cells: ['red'] }] },
];
const cells = tiles.flatMap((tile) => tile.networks[0]!.cells.map((_, cell) => cellPoint(tile, 0, cell)));
const rings = cells.map(([x, y], index) => ({ x, y, shade: 'amber' as const, count: index + 1 }));
const [first, second] = [cells[2]!, cells[5]!];
const points = [first, second].map(([x, y], index) => ({ x, y, look: 'iris' as const, points: 5 + index * 6 }));
const apart = (a: readonly [number, number], b: readonly [number, number]) => Math.hypot(a[0] - b[0], a[1] - b[1]);

describe('the marks of a closing', () => {
  it.each([1, 1.5])('keep sums off the tiles and off each other at scale %d', (scale) => {
    const sums = sumPlaces(points, tiles, scale);
    for (const [x, y] of sums) {
      for (const tile of tiles)
        expect(
          Math.abs(x - tile.x * pitch - 50) >= 50 + 20 * scale || Math.abs(y - tile.y * pitch - 50) >= 50 + 15 * scale,
        ).toBe(true);
    }
    expect(Math.abs(sums[0]![1] - sums[1]![1]) > 30 * scale || Math.abs(sums[0]![0] - sums[1]![0]) > 40 * scale).toBe(
      true,
    );
  });

  it.each(['left', 'right'] as const)('keep sums in sight where the board reaches the edge at the %s', (side) => {
    // Written for F-45: "+3" was cut off at the edge of a phone.
    const seen = { x: side === 'left' ? -10 : -300, y: -200, width: 410, height: 1000 };
    for (const [x] of sumPlaces(points, tiles, 1, seen)) {
      expect(x - 22).toBeGreaterThanOrEqual(seen.x);
      expect(x + 22).toBeLessThanOrEqual(seen.x + seen.width);
    }
    const narrow = { x: -10, y: -200, width: 120, height: 1000 };
    for (const [x] of sumPlaces(points, tiles, 1, narrow))
      expect([x - 22 >= narrow.x, x + 22 <= narrow.x + narrow.width]).toEqual([true, true]);
  });

  it('keep rings of neighbouring cells apart', () => {
    const places = ringPlaces(rings, tiles, 1);
    for (const [a, one] of places.entries()) {
      for (const [b, other] of places.entries())
        if (a < b) expect(apart(cells[a]!, cells[b]!) + 3).toBeGreaterThanOrEqual(one.r + other.r - 3);
    }
  });

  it('put each number nearest to its own cell, and no two on one another', () => {
    const places = ringPlaces(rings, tiles, 1);
    for (const [index, { at }] of places.entries()) {
      const far = cells.map((cell) => apart(cell, at));
      expect(far.indexOf(Math.min(...far))).toBe(index);
      for (const other of places.slice(index + 1)) expect(apart(at, other.at)).toBeGreaterThan(2 * plate - 2);
    }
  });
});
