import { expect, it } from 'vitest';
import type { CellColour } from '../../art/shapes';
import { cellPoint, type BoardTile } from '../../tiles/board';
import { areNumbered, cellsInReadingOrder, type CellChoice } from './place-types';

const cells = (...colours: CellColour[]): CellChoice[] =>
  colours.map((colour, cell) => ({ network: 0, cell, colour, points: null, count: 1, heldBy: null }));

it('numbers the cells of a tile only where two are of one colour', () => {
  expect(areNumbered(cells('red', 'blue', 'yellow'))).toBe(false);
  expect(areNumbered(cells('red', 'blue', 'red'))).toBe(true);
});

it.each([0, 1, 2, 3] as const)(
  'counts the cells from top to bottom and from left to right as the tile lies, turned %i times',
  (rotation) => {
    const tile: BoardTile = {
      x: 2,
      y: -1,
      rotation,
      networks: [{ ports: ['N', 'E'], cells: ['blue', 'blue', 'blue'] }],
    };
    const places = cellsInReadingOrder(tile, cells('blue', 'blue', 'blue')).map(({ network, cell }) =>
      cellPoint(tile, network, cell),
    );
    for (const [index, [x, y]] of places.slice(1).entries()) {
      const [formerX, formerY] = places[index]!;
      expect(y - formerY > 20 || x > formerX).toBe(true);
      expect(formerY - y).toBeLessThan(30);
    }
  },
);

it('counts two cells side by side from the left, whichever way the tile is turned', () => {
  const numbers = ([0, 2] as const).map((rotation) =>
    cellsInReadingOrder(
      { x: 0, y: 0, rotation, networks: [{ ports: ['N', 'E'], cells: ['blue', 'blue'] }] },
      cells('blue', 'blue'),
    ).map(({ cell }) => cell),
  );
  expect(numbers).toEqual([
    [0, 1],
    [1, 0],
  ]);
});
