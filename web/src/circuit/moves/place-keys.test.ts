// The cell for a networker, chosen by keys.
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { i18n, t } from '../../i18n/i18n.svelte';
import { networks } from '../../tiles/home-board';
import { settings } from '../../browser/settings.svelte';
import { here } from '../../voice/here.svelte';
import type { Aim, CellChoice } from '../drawn/place-types';
import Place from './Place.svelte';

beforeAll(() => i18n.use('home', 'table'));
afterEach(() => {
  cleanup();
  settings.change({ shortcuts: true });
});

/** A tile that lies in the networker step, and the cells it is confirmed with. */
async function shown() {
  const told: (CellChoice | null)[] = [];
  const cells: CellChoice[] = [{ network: 0, cell: 0, colour: 'red', points: null, count: 1, heldBy: null }];
  const { container } = render(Place, {
    chrome: { round: 1 },
    players: [],
    you: { seat: 0, look: 'iris', name: 'Ines', you: true },
    board: [{ x: 0, y: 0, networks: networks('E:r'), rotation: 0 }],
    hand: { networks: networks('W:r'), category: 'weight' },
    plan: { x: 1, y: 0, rotation: 0 },
    spots: [{ x: 1, y: 0 }],
    outcomeOf: () => null,
    cellsOf: () => cells,
    supply: 1,
    onplace: (_aim: Aim, cell: CellChoice | null) => told.push(cell),
  });
  const board = container.querySelector('[role=application]')!;
  const press = (key: string, init: KeyboardEventInit = {}) =>
    fireEvent.keyDown(board, { key, code: `Digit${key}`, ...init });
  await press('Enter');
  return { told, cells, press };
}

it('takes the cell whose digit is pressed, and none for a key of the browser', async () => {
  const { told, cells, press } = await shown();
  await press('1', { ctrlKey: true });
  await press('1', { metaKey: true });
  // Once to keep it, once more to confirm that.
  await press('Enter');
  await press('Enter');
  await press('1');
  await press('Enter');
  expect(told).toEqual([null, cells[0]]);
});

it('takes it on the board also without single-key shortcuts', async () => {
  settings.change({ shortcuts: false });
  const { told, cells, press } = await shown();
  await press('1');
  await press('Enter');
  expect(told).toEqual([cells[0]]);
});

it('tells the keys of the step that is on', async () => {
  await shown();
  const told = here.keys.map(({ text }) => text);
  expect(told).toContain(t('key-networker'));
  expect(told).not.toContain(t('key-place'));
});

it('sends the networker with Enter also after a click on a cell, in the list or on the board', async () => {
  // Written for F-46: Enter pressed the cell again.
  const { told, cells } = await shown();
  const option = document.querySelector<HTMLElement>('.option[data-cell]')!;
  option.focus();
  await fireEvent.click(option);
  await fireEvent.keyDown(option, { key: 'Enter' });
  expect(told).toEqual([cells[0]]);
  const ring = document.querySelector('svg[role=application] g[role=button]')!;
  await fireEvent.keyDown(ring, { key: 'Enter' });
  expect(told).toEqual([cells[0], cells[0]]);
});
