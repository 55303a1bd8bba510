import { expect, it } from 'vitest';
import type { CellColour } from '../../art/shapes';
import { areNumbered, type CellChoice } from './place-types';

const cells = (...colours: CellColour[]): CellChoice[] => colours.map((colour, cell) => ({ network: 0, cell, colour, points: null, count: 1, heldBy: null }));

it('numbers the cells of a tile only where two are of one colour', () => {
  expect(areNumbered(cells('red', 'blue', 'yellow'))).toBe(false);
  expect(areNumbered(cells('red', 'blue', 'red'))).toBe(true);
});
