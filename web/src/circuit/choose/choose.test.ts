// Choosing, for those who do not.
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { i18n, t } from '../../i18n/i18n.svelte';
import { networks } from '../../tiles/home-board';
import Choose from './Choose.svelte';

beforeAll(() => i18n.use('home', 'table'));
afterEach(cleanup);

const chambers = [{ category: 'weight' as const, networks: networks('W:r'), left: 3, taker: null, free: false }];
const props = {
  chrome: { round: 1 },
  players: [],
  chambers,
  board: [],
  scores: [],
  waitingFor: 'Tomáš',
  onchoose: () => undefined,
};

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

it('offers what the server offers, and nothing else', async () => {
  // Written for F-83: the page worked it out itself.
  const offered = (['weight', 'conduit'] as const).map((category) => ({
    category,
    networks: networks('W:r'),
    left: 3,
    taker: null,
    free: category === 'conduit',
  }));
  render(Choose, { ...props, waitingFor: null, chambers: offered });
  const named = (name: string) =>
    screen
      .getAllByRole<HTMLButtonElement>('button')
      .find((button) => button.className.includes('chamber') && button.textContent.includes(name));
  // They are drawn one by one.
  await vi.waitFor(() =>
    expect([named(t('category-weight'))?.disabled, named(t('category-conduit'))?.disabled]).toEqual([true, false]),
  );
});
