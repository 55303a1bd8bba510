import { describe, expect, it } from 'vitest';
import { drawTile, shapeOf, turnPoint, turnSide, type Network, type Side } from './layout';

/** Faces of the tile set, one per shape and number of cells. */
const faces: [string, Network[]][] = [
  'N:r', 'NS:r', 'NS:rb', 'NS:rby', 'NE:r', 'NE:rb', 'NES:r', 'NES:rb', 'NES:rby', 'NESW:rby',
  'N:r E:b', 'N:r S:b', 'N:r E:b S:y', 'NE:r S:b', 'NE:r W:b', 'NE:rb S:y', 'NE:r S:b W:y',
  'NE:r SW:b', 'NE:rb SW:y', 'NS:r E:b', 'NS:rb E:y', 'NS:r E:b W:y', 'NES:r W:b', 'NES:rb W:y',
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
      const ends = new Set(network.paths.flatMap((path) => [...edgesOf(path)].map((side) => turnSide(side, network.turn))));
      expect([...ends].sort()).toEqual([...networks[index]!.ports].sort());
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
