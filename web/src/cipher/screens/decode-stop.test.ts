// Stopping by agreement: offered quietly, asked first, and answered by the others.
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { i18n, t } from '../../i18n/i18n.svelte';
import Decode from './Decode.svelte';
import type { StopView } from '../drawn/decode-types';

beforeAll(() => i18n.use('home', 'table', 'cipher'));
afterEach(cleanup);

const ines = { seat: 0, look: 'iris' as const, name: 'Ines', you: true };
const tomas = { seat: 1, look: 'rust' as const, name: 'Tomáš', you: false };

function shown(stop: StopView | null) {
  const [onstop, ongoon] = [vi.fn(), vi.fn()];
  const zones = [0, 1, 2].map(() => ({ segments: [], refused: [] }));
  render(Decode, {
    chrome: { word: 1, words: 3 },
    players: [],
    zones,
    askable: [],
    coder: 'Mara',
    waitingFor: 'Tomáš',
    hand: 'long',
    bonusTokens: 3,
    worth: 11,
    guessers: [{ player: ines, left: 3 }],
    questions: [],
    stop,
    onstop,
    ongoon,
  });
  return { onstop, ongoon };
}
const button = (name: string) => screen.queryByRole('button', { name });

it('asks before it offers to stop', async () => {
  const { onstop } = shown({ by: [], mayStop: true, mayGoOn: false });
  await fireEvent.click(button(t('stop-offer-button'))!);
  expect(onstop).not.toHaveBeenCalled();
  const dialog = within(document.querySelector<HTMLElement>('dialog[open]')!);
  expect(dialog.getByText(t('stop-offer-explained'))).toBeTruthy();
  await fireEvent.click(dialog.getByRole('button', { name: t('stop-agree') }));
  expect(onstop).toHaveBeenCalledOnce();
});

it('lets others agree or go on', async () => {
  const { onstop, ongoon } = shown({ by: [tomas], mayStop: true, mayGoOn: true });
  const offer = within(screen.getByRole('region', { name: t('stop-offer') }));
  expect(offer.getByText(/Tomáš/)).toBeTruthy();
  await fireEvent.click(offer.getByRole('button', { name: t('stop-go-on') }));
  await fireEvent.click(offer.getByRole('button', { name: t('stop-agree') }));
  expect([onstop.mock.calls.length, ongoon.mock.calls.length]).toEqual([1, 1]);
  expect(button(t('stop-offer-button'))).toBeNull();
});

it('waits for the others once one has agreed, and lets one take it back', () => {
  shown({ by: [ines], mayStop: false, mayGoOn: true });
  const offer = within(screen.getByRole('region', { name: t('stop-offer') }));
  expect(offer.getByRole('button', { name: t('stop-take-back') })).toBeTruthy();
  expect(offer.queryByRole('button', { name: t('stop-agree') })).toBeNull();
});

it('offers nothing where the rules of the game do not have it', () => {
  shown(null);
  expect(button(t('stop-offer-button'))).toBeNull();
});
