// Cipher by keys, F-105: a digit stands at a zone or hands a segment out, Enter asks, and the focus is where one acts.
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { i18n, t } from '../../i18n/i18n.svelte';
import type { Player } from '../../people/player';
import { announcer } from '../../voice/announcer.svelte';
import CoachLine from '../../frame/CoachLine.svelte';
import { here } from '../../voice/here.svelte';
import HandOut from './HandOut.svelte';
import Decode from '../../cipher/screens/Decode.svelte';

beforeAll(() => i18n.use('home', 'table', 'cipher'));
beforeEach(() => {
  document.documentElement.dataset['input'] = 'keys';
});
afterEach(() => {
  cleanup();
  delete document.documentElement.dataset['input'];
});

const ines: Player = { seat: 0, look: 'iris', name: 'Ines', you: true };
const empty = { segments: [], refused: [] };
const playing = {
  chrome: { word: 1, words: 2 },
  players: [ines],
  zones: [{ segments: [], refused: ['short'] }, empty, empty] as const,
  askable: [1, 2],
  coder: 'Tom',
  waitingFor: null,
  hand: 'short' as const,
  bonusTokens: 3,
  worth: 11,
  guessers: [{ player: ines, left: 3 }],
  questions: [],
};
const press = (key: string) =>
  fireEvent.keyDown(document.activeElement!, { key, code: /^\d$/.test(key) ? `Digit${key}` : key });
const read = () => document.activeElement!.getAttribute('aria-label');

it('stands at the first zone that may be asked, and asks by a digit and Enter', async () => {
  const onask = vi.fn();
  render(Decode, { ...playing, onask });
  expect(read()).toMatch(/^Zone 2:/);
  await press('3');
  expect(read()).toMatch(/^Zone 3:/);
  await press('Enter');
  expect(onask).toHaveBeenCalledWith(2);
  expect(here.keys.map(({ keys }) => keys.join(''))).toEqual(['1–3', 'Enter', 'A–Z']);
});

it('reads a zone that has said no, and asks nothing there', async () => {
  const onask = vi.fn();
  render(Decode, { ...playing, onask });
  await press('1');
  expect(read()).toMatch(/^Zone 1:/);
  await press('Enter');
  expect(onask).not.toHaveBeenCalled();
});

it('hands a segment out by one press', async () => {
  const onhandout = vi.fn();
  const you = {
    role: 'coder',
    seat: 0,
    word: 'ICH',
    compartment: { long: 3, short: 0, wide: 1, tight: 0 },
    may_hand_out: ['long', 'wide'],
  };
  render(HandOut, { you: you as never, auto: false, onauto: () => undefined, onhandout });
  expect(document.activeElement!.textContent).toContain('Long stick');
  await press('2');
  expect(onhandout).not.toHaveBeenCalled();
  await press('3');
  expect(onhandout).toHaveBeenCalledWith('wide');
});

it('says a headline that stays only once, F-107', async () => {
  const say = vi.spyOn(announcer, 'say').mockReturnValue();
  const { rerender } = render(CoachLine, { title: 'Watch: you sit out this word', text: 'Tom hands Ana a segment.' });
  await rerender({ title: 'Watch: you sit out this word', text: 'It is Ana’s turn.' });
  expect(say.mock.calls.map(([words]) => words)).toEqual([
    'Watch: you sit out this word. Tom hands Ana a segment.',
    'It is Ana’s turn.',
  ]);
  say.mockRestore();
});

it('has the guess under its letters, and the field has the focus', async () => {
  render(Decode, playing);
  await press('g');
  expect(read()).toBe(t('decode-your-guess'));
  expect((document.activeElement as HTMLInputElement).value).toBe('G');
});
