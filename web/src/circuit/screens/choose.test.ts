// Choosing, for those who do not.
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { i18n, t } from '../../i18n/i18n.svelte';
import { networks } from '../../pages/home-board';
import Choose from './Choose.svelte';

beforeAll(() => i18n.use('home', 'table'));
afterEach(cleanup);

const chambers = [{ category: 'weight' as const, networks: networks('W:r'), left: 3, taker: null }];
const props = { chrome: { round: 1 }, players: [], chambers, board: [], scores: [], waitingFor: 'Tomáš', onchoose: () => undefined };

it('speaks to spectators as to spectators', () => {
  // Written for F-42: they were told to wait for their turn.
  const { container } = render(Choose, { ...props, watching: true });
  expect(container.querySelector('.coach b')!.textContent).toBe('Watch: Tomáš is choosing');
  expect(container.querySelector('.coach')!.textContent).not.toContain(t('coach-choose-wait-text'));
});

it('asks players to wait', () => {
  const { container } = render(Choose, props);
  expect(container.querySelector('.coach b')!.textContent).toBe('Wait: Tomáš is choosing');
});
