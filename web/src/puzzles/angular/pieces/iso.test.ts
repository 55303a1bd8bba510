import { describe, expect, it } from 'vitest';
import { boxOf, columnAt, facesOf, project, roomFor, turnedCube, turnedFloor, unturned } from './iso';
import type { Cube } from './model';

const floor = { width: 4, height: 3 };

describe('camera turns', () => {
  it.each([0, 1, 2, 3])('yaw %i keeps cubes on the floor and can be taken back', (yaw) => {
    const { width, height } = turnedFloor(floor, yaw);
    for (let x = 0; x < 4; x += 1) {
      for (let y = 0; y < 3; y += 1) {
        const cube: Cube = [x, y, 2];
        const [tx, ty] = turnedCube(cube, floor, yaw);
        expect(tx >= 0 && tx < width && ty >= 0 && ty < height).toBe(true);
        expect(unturned([tx, ty, 2], floor, yaw)).toEqual(cube);
      }
    }
  });

  it('turns a quarter each time', () => {
    const once = turnedCube([3, 1, 0], floor, 1);
    expect(turnedCube(once, turnedFloor(floor, 1), 1)).toEqual(turnedCube([3, 1, 0], floor, 2));
  });
});

describe('faces', () => {
  it('shows three faces of a single cube, the top first', () => {
    const faces = facesOf([{ cube: [0, 0, 0], piece: 'R' }]);
    expect(faces.map((face) => face.side)).toEqual(['top', 'left', 'right']);
  });

  it('hides what other cubes cover and draws no line inside a piece', () => {
    const faces = facesOf([
      { cube: [0, 0, 0], piece: 'R' },
      { cube: [0, 0, 1], piece: 'R' },
    ]);
    expect(faces.filter((face) => face.side === 'top')).toHaveLength(1);
    const lower = faces.find((face) => face.side === 'left')!;
    expect(lower.edges.match(/M/g)).toHaveLength(3);
  });
});

describe('picking', () => {
  const heights: Record<string, number> = { '1,1': 2 };
  const heightAt = (x: number, y: number) => heights[`${x},${y}`] ?? 0;

  it('finds floor squares and block tops', () => {
    expect(columnAt(...project(2.5, 0.5, 0), floor, heightAt)).toEqual([2, 0]);
    expect(columnAt(...project(1.5, 1.5, 2), floor, heightAt)).toEqual([1, 1]);
  });

  it('finds nothing beside the floor', () => {
    expect(columnAt(...project(-1, -1, 0), floor, () => 0)).toBeNull();
  });
});

describe('the room over the floor', () => {
  // Written for F-41: an upright piece in hand reached into the headline.
  const upright: Cube[] = [
    [0, 0, 0],
    [0, 0, 1],
    [0, 0, 2],
    [1, 0, 0],
  ];
  const standing = [0, 1].map((z) => ({ cube: [0, 0, z] as Cube, piece: 'G' as const }));

  it.each([0.6, 1.125])('holds an upright piece that floats %d edges over the highest corner', (hover) => {
    const [, top] = boxOf(floor, roomFor(standing, upright, hover))
      .split(' ')
      .map(Number);
    const highest = Math.min(...upright.map(([x, y, z]) => project(x, y, z + 1 + 2 + hover)[1]));
    expect(highest).toBeGreaterThanOrEqual(top! - 1);
  });

  it('is the usual one for what lies low', () => {
    expect(roomFor([], null, 1)).toBe(roomFor([], [[0, 0, 0]], 1));
  });
});
