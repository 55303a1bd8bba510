// The score sheet of a game.
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { i18n } from '../../i18n/i18n.svelte';
import { players as drawn, sheet } from '../../rules/cipher/scores';
import ScoreTable from './ScoreTable.svelte';

beforeAll(() => i18n.use('home', 'table', 'cipher'));
afterEach(cleanup);

const players = ['Ines', 'Tomáš', 'Mara'].map((name, seat) => ({ seat, name, look: 'iris' as const, you: false }));
const line = (coder: number, points: Record<number, number> | null) => ({
  word: points && 'PANDA',
  coder,
  points,
  current: false,
});

function shown(coders: readonly number[]) {
  const lines = [line(coders[0]!, { 0: 10, 1: 2, 2: 8 }), ...coders.slice(1).map((coder) => line(coder, null))];
  const { container } = render(ScoreTable, { players, lines, totals: { 0: 10, 1: 2, 2: 8 } });
  const row = (selector: string) =>
    [...container.querySelectorAll(selector)].map((cell) => cell.lastChild?.textContent?.trim());
  const points = [...container.querySelectorAll('tbody tr:first-child td')].map((cell) =>
    Number.parseInt(cell.textContent, 10),
  );
  return { names: row('thead th').slice(1), points };
}

it('begins with the first coder and goes on clockwise', () => {
  const { names, points } = shown([2, 0, 1]);
  expect(names).toEqual(['Mara', 'Ines', 'Tomáš']);
  expect(points).toEqual([8, 10, 2]);
});

it('keeps the order of the seats where the first seat began', () => {
  expect(shown([0, 1, 2]).names).toEqual(['Ines', 'Tomáš', 'Mara']);
});

it('is drawn so in the rules', () => {
  expect(drawn).toEqual(sheet.map(({ coder }) => coder));
});
