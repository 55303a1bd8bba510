import { expect, it } from 'vitest';
import type { View } from '../../protocol/circuit/View';
import { boardOf, cellAt, cellNumber, membersOf, tileAt } from './board';

const tile = {
  x: 1,
  y: 0,
  turn: 1,
  networks: [
    { ports: { E: 'joined', S: 'open' }, cells: ['yellow'], closed: false },
    { ports: { N: 'dead' }, cells: ['red', 'blue'], closed: true },
  ],
  networkers: [{ seat: 3, cell: 2 }],
};
const view = { board: { '1,0': tile } } as unknown as View;
const [laid] = boardOf(view, () => 'chalk');

it('turns networks back to how they are drawn, with what their ends meet', () => {
  expect(laid).toMatchObject({ x: 1, y: 0, rotation: 1, start: false });
  expect(laid!.networks[0]).toMatchObject({ ports: ['N', 'E'], met: ['joined', 'open'], closed: false });
  expect(laid!.networks[1]).toMatchObject({ ports: ['W'], closed: true });
});

it('finds a networker by the number of its cell through all networks', () => {
  expect(laid!.networkers).toEqual([{ look: 'chalk', network: 1, cell: 1 }]);
  const { networks } = laid!;
  for (const number of [0, 1, 2]) expect(cellNumber(networks, cellAt(networks, number))).toBe(number);
});

it('names members of a system as the drawing does, and finds a tile where it lies', () => {
  expect(membersOf([[1, 0, 1]])).toEqual([{ x: 1, y: 0, network: 1 }]);
  expect(tileAt(view, 1, 0)).toBe(tile);
  expect(tileAt(view, 0, 0)).toBeUndefined();
});
