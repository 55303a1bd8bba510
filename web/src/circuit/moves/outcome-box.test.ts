// What is said of a move before it is made.
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { i18n, t } from '../../i18n/i18n.svelte';
import OutcomeBox from './OutcomeBox.svelte';

beforeAll(() => i18n.use('home', 'table'));
afterEach(cleanup);

const closesForNobody = { closes: [], cells: 1, gains: [], after: {} };

it('names what one’s own networker could score in a system that nobody holds', () => {
  const { container } = render(OutcomeBox, { outcome: closesForNobody, could: 2, text: '' });
  expect(container.textContent).toContain('+2');
  expect(container.textContent).not.toContain(t('place-nobody-scores'));
});

it('says that nobody scores where no networker could', () => {
  const { container } = render(OutcomeBox, { outcome: closesForNobody, text: '' });
  expect(container.textContent).toContain(t('place-nobody-scores'));
});

it('counts open ends system by system, as a tile of two networks may belong to two', () => {
  const closesNothing = { closes: [], cells: 0, gains: [], after: {} };
  const one = render(OutcomeBox, { outcome: closesNothing, ends: [4], text: '' });
  expect(one.container.textContent).toContain(t('place-open-ends', { ends: 4 }));
  const two = render(OutcomeBox, { outcome: closesNothing, ends: [1, 3], text: '' });
  expect(two.container.textContent).toContain(t('place-open-per-system', { ends: '1 in system A, 3 in system B' }));
});

it('names the cells of the tile that somebody else holds, before it is laid', () => {
  const tomas = { seat: 0, look: 'moss' as const, name: 'Tomáš' };
  const taken = [{ network: 0, cell: 0, colour: 'blue' as const, points: null, count: 2, heldBy: tomas }];
  const { container } = render(OutcomeBox, {
    outcome: { closes: [], cells: 0, gains: [], after: {} },
    ends: [2],
    taken,
  });
  const locks = [...container.querySelectorAll('[role=img]')].map((lock) => lock.getAttribute('aria-label'));
  expect(locks).toContain(t('networker-held-by', { name: 'Tomáš', colour: t('cell-azure') }));
});
