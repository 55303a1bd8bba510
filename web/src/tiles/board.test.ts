import { describe, expect, it } from 'vitest';
import {
  around,
  besideTiles,
  cellPoint,
  inReadingOrder,
  openEnds,
  pitch,
  portsOf,
  wayFromStart,
  type BoardTile,
} from './board';
import type { Network } from './layout';

const end: Network[] = [{ ports: ['N'], cells: ['red'] }];
const straight: Network[] = [{ ports: ['N', 'S'], cells: ['blue'] }];

function tile(x: number, y: number, networks: Network[], rotation: BoardTile['rotation']): BoardTile {
  return { x, y, networks, rotation };
}

describe('ports of the board (C-40)', () => {
  it('are connected where two ports meet', () => {
    // An end looking east beside a straight lying east to west.
    const states = portsOf([tile(0, 0, end, 1), tile(1, 0, straight, 1)]);
    expect(states.map(({ x, side, state }) => `${x}${side} ${state}`)).toEqual([
      '0E connected',
      '1E open',
      '1W connected',
    ]);
  });

  it('are ended at a blank edge and open at the rim', () => {
    const states = portsOf([tile(0, 0, end, 1), tile(1, 0, straight, 0)]);
    expect(states.map(({ x, side, state }) => `${x}${side} ${state}`)).toEqual(['0E ended', '1N open', '1S open']);
  });
});

describe('ports of a board that the server has told of', () => {
  // Written for F-83: the page worked them out again.
  const told = (x: number, met: Network['met']): BoardTile => ({
    x,
    y: 0,
    rotation: 1,
    networks: [{ ports: ['N', 'S'], cells: [], met: met! }],
  });
  const states = (tiles: BoardTile[]) => portsOf(tiles).map(({ x, side, state }) => `${x}${side} ${state}`);

  it('meet what the server says', () => {
    expect(states([told(0, ['ended', 'connected'])])).toEqual(['0E ended', '0W connected']);
  });

  it('meet a tile in hand where nothing lies yet', () => {
    const hand = tile(1, 0, straight, 1);
    expect(states([told(0, ['open', 'ended']), hand])).toEqual(['0E connected', '0W ended', '1E open', '1W connected']);
  });
});

describe('systems that run through a square', () => {
  const bridge: Network[] = [
    { ports: ['E', 'W'], cells: [] },
    { ports: ['S'], cells: ['red'] },
  ];
  const open = (tiles: BoardTile[], square: { x: number; y: number }) =>
    openEnds(tiles, square).map((ends) => ends.map(({ x, y, side }) => `${x},${y} ${side}`).sort());

  it('are followed over several tiles to all ends that are still open', () => {
    const row = [tile(0, 0, straight, 1), tile(1, 0, bridge, 0), tile(2, 0, straight, 1)];
    expect(open(row, { x: 0, y: 0 })).toEqual([['0,0 W', '2,0 E']]);
    expect(open([...row, tile(3, 0, end, 3)], { x: 3, y: 0 })).toEqual([['0,0 W']]);
  });

  it('have no open end where they are closed', () => {
    expect(open([tile(0, 0, end, 1), tile(1, 0, end, 3)], { x: 0, y: 0 })).toEqual([]);
  });

  it('are told apart, and two networks that meet elsewhere are one', () => {
    expect(open([tile(0, 0, end, 1), tile(1, 0, bridge, 0)], { x: 1, y: 0 })).toEqual([['1,0 E'], ['1,0 S']]);
    const bend: Network[] = [{ ports: ['N', 'E'], cells: ['blue'] }];
    // Around a square: from the bridge to the east, down, back to the west, and up to its end.
    const ring = [tile(0, 0, bridge, 0), tile(1, 0, bend, 2), tile(1, 1, bend, 3), tile(0, 1, bend, 0)];
    expect(open(ring, { x: 0, y: 0 })).toEqual([['0,0 W']]);
  });
});

describe('geometry', () => {
  it('finds cells of turned tiles', () => {
    expect(cellPoint(tile(2, -1, straight, 3), 0, 0)).toEqual([2 * pitch + 50, -pitch + 50]);
  });

  it('frames squares with a margin', () => {
    expect(
      around(
        [
          { x: -1, y: 0 },
          { x: 1, y: 2 },
        ],
        0,
      ),
    ).toEqual({
      x: -pitch,
      y: 0,
      width: 3 * pitch,
      height: 3 * pitch,
    });
  });

  it('reads from the top left', () => {
    const order = inReadingOrder([
      { x: 1, y: 0 },
      { x: -1, y: 1 },
      { x: 0, y: 0 },
    ]);
    expect(order).toEqual([
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: -1, y: 1 },
    ]);
  });
});

it('tells the way from the start tile in steps', () => {
  expect(wayFromStart({ x: -2, y: 1 })).toEqual([
    ['way-left', 2],
    ['way-down', 1],
  ]);
  expect(wayFromStart({ x: 0, y: -3 })).toEqual([['way-up', 3]]);
});

it('finds each empty square beside the tiles once', () => {
  const squares = inReadingOrder(
    besideTiles([
      { x: 0, y: 0 },
      { x: 1, y: 0 },
    ]),
  );
  expect(squares).toEqual([
    { x: 0, y: -1 },
    { x: 1, y: -1 },
    { x: -1, y: 0 },
    { x: 2, y: 0 },
    { x: 0, y: 1 },
    { x: 1, y: 1 },
  ]);
});
