import { describe, expect, it } from 'vitest';
import { drawTile, shapeOf, turnPoint, turnSide, type Network, type Point, type Side } from './layout';

/** Faces of the tile set, one per shape and number of cells. */
const faces: [string, Network[]][] = [
  'N:r',
  'NS:r',
  'NS:rb',
  'NS:rby',
  'NE:r',
  'NE:rb',
  'NES:r',
  'NES:rb',
  'NES:rby',
  'NESW:rby',
  'N:r E:b',
  'N:r S:b',
  'N:r E:b S:y',
  'NE:r S:b',
  'NE:r W:b',
  'NE:rb S:y',
  'NE:r S:b W:y',
  'NE:r SW:b',
  'NE:rb SW:y',
  'NS:r E:b',
  'NS:rb E:y',
  'NS:r E:b W:y',
  'NES:r W:b',
  'NES:rb W:y',
].map((text) => [text, parse(text)]);

function parse(text: string): Network[] {
  return text.split(' ').map((part) => {
    const [ports, cells] = part.split(':') as [string, string];
    return {
      ports: [...ports] as Side[],
      cells: [...cells].map((c) => (c === 'r' ? 'red' : c === 'b' ? 'blue' : 'yellow')),
    };
  });
}

describe('tile drawing', () => {
  it.each(faces)('%s keeps all cells apart and on the tile, in every rotation', (_, networks) => {
    for (const rotation of [0, 1, 2, 3] as const) {
      const cells = drawTile(networks, rotation).flatMap((network) => network.cells);
      expect(cells).toHaveLength(networks.flatMap((network) => network.cells).length);
      for (const [i, [x, y]] of cells.entries()) {
        expect(Math.min(x, y, 100 - x, 100 - y)).toBeGreaterThanOrEqual(16);
        for (const [ox, oy] of cells.slice(i + 1)) {
          expect(Math.hypot(x - ox, y - oy)).toBeGreaterThanOrEqual(31);
        }
      }
    }
  });

  it.each(faces)('%s reaches exactly its own ports', (_, networks) => {
    for (const [index, network] of drawTile(networks, 0).entries()) {
      const ends = new Set(
        network.paths.flatMap((path) => [...edgesOf(path)].map((side) => turnSide(side, network.turn))),
      );
      expect([...ends].sort()).toEqual([...networks[index]!.ports].sort());
    }
  });

  it.each(faces)('%s keeps its cells off the channels of other networks', (_, networks) => {
    const socket = 15.75;
    const channel = 9.5;
    const drawings = drawTile(networks, 0);
    for (const [index, { cells }] of drawings.entries()) {
      for (const other of drawings.filter((_drawing, at) => at !== index)) {
        for (const cell of cells) {
          for (const point of other.paths.flatMap(pointsOf).map((each) => turnPoint(each, other.turn))) {
            expect(Math.hypot(cell[0] - point[0], cell[1] - point[1])).toBeGreaterThan(socket + channel + 2);
          }
        }
      }
    }
  });

  it('turns sides and points clockwise', () => {
    expect(turnSide('N', 1)).toBe('E');
    expect(turnSide('W', 3)).toBe('S');
    expect(turnPoint([50, 0], 1)).toEqual([100, 50]);
  });

  it('tells straights from bends', () => {
    expect(shapeOf(['N', 'S'])).toBe('straight');
    expect(shapeOf(['S', 'W'])).toBe('bend');
  });
});

/** The sides a stroke leaves by: it runs half a unit over the edge there. */
function* edgesOf(path: string): Generator<Side> {
  if (/M50 -\.5/.test(path)) yield 'N';
  if (/M100\.5 50|H100\.5/.test(path)) yield 'E';
  if (/M50 100\.5/.test(path)) yield 'S';
  if (/M-\.5 50/.test(path)) yield 'W';
}

/** Points along a stroke, near enough to each other to measure by. */
function pointsOf(path: string): Point[] {
  const points: Point[] = [];
  let at: Point = [0, 0];
  const line = (to: Point) => {
    for (let i = 0; i <= 20; i += 1)
      points.push([at[0] + ((to[0] - at[0]) * i) / 20, at[1] + ((to[1] - at[1]) * i) / 20]);
    at = to;
  };
  const curve = (...handles: Point[]) => {
    const all = [at, ...handles];
    for (let i = 0; i <= 20; i += 1) points.push(bezier(all, i / 20));
    at = handles.at(-1)!;
  };
  for (const [, command, rest] of path.matchAll(/([MHVQCAZ])([^MHVQCAZ]*)/g)) {
    const n = [...(rest ?? '').matchAll(/-?(?:\d*\.\d+|\d+)/g)].map(Number);
    if (command === 'M') at = [n[0]!, n[1]!];
    else if (command === 'H') line([n[0]!, at[1]]);
    else if (command === 'V') line([at[0], n[0]!]);
    else if (command === 'Q') curve([n[0]!, n[1]!], [n[2]!, n[3]!]);
    else if (command === 'C') curve([n[0]!, n[1]!], [n[2]!, n[3]!], [n[4]!, n[5]!]);
    // Near enough for an arc of a quarter: around the corner where the tangents of its ends meet.
    else if (command === 'A') curve([50, 50], [n[5]!, n[6]!]);
  }
  return points;
}

function bezier(points: readonly Point[], t: number): Point {
  if (points.length === 1) return points[0]!;
  const between = points
    .slice(1)
    .map(([x, y], i): Point => [points[i]![0] + (x - points[i]![0]) * t, points[i]![1] + (y - points[i]![1]) * t]);
  return bezier(between, t);
}
