import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { i18n, t } from '../../i18n/i18n.svelte';
import { here } from '../../voice/here.svelte';
import type { Player } from '../../people/player';
import Decode from './Decode.svelte';
import Sheet from './Sheet.svelte';

beforeAll(() => i18n.use('home', 'table', 'cipher'));
afterEach(cleanup);

const ines: Player = { seat: 0, look: 'iris', name: 'Ines', you: true };
const tom: Player = { seat: 1, look: 'moss', name: 'Tom' };
const empty = { segments: [], refused: [] };
const playing = {
  chrome: { word: 1, words: 2 },
  players: [ines, tom],
  zones: [{ segments: ['long'], refused: ['wide'] }, empty, empty] as const,
  askable: [0, 1, 2],
  coder: 'Tom',
  waitingFor: null,
  hand: 'short' as const,
  bonusTokens: 3,
  worth: 11,
  guessers: [{ player: ines, left: 3 }],
  questions: [],
};
const zone = (number: number) => screen.getByRole('button', { name: new RegExp(`^Zone ${number}`) });

describe('decoding', () => {
  it('can be described like any board', () => {
    render(Decode, { ...playing, said: [{ player: ines, word: 'ÉTÉ' }] });
    const words = here.board.join(' ');
    expect(words).toContain('Zone 1: one long stick. Refused: Wide curve.');
    expect(words).toContain('Short stick');
    expect(words).toContain('ÉTÉ');
    expect(words).toContain('11');
  });
  it('opens the zones that the view opens, whatever lies there, F-83', () => {
    render(Decode, { ...playing, askable: [1] });
    expect([1, 2, 3].map((number) => zone(number).getAttribute('aria-disabled'))).toEqual(['true', 'false', 'true']);
  });
  it('forgets the chosen zone when the turn is over', async () => {
    const { rerender } = render(Decode, playing);
    await fireEvent.click(zone(2));
    expect(zone(2).getAttribute('aria-pressed')).toBe('true');
    await rerender({ waitingFor: 'Tom' });
    await rerender({ waitingFor: null });
    expect(zone(2).getAttribute('aria-pressed')).toBe('false');
  });
  it('writes time that ran out into the log, in its place', () => {
    const questions = [
      { player: ines, type: 'long', zone: 2, yes: false } as const,
      { player: tom, type: 'long', zone: 1, yes: true } as const,
    ];
    render(Decode, { ...playing, questions, lapses: [{ player: ines, clock: 'question' as const, after: 1 }] });
    const lines = [...document.querySelectorAll('.log li')].map(({ textContent }) => textContent);
    expect(lines[1]).toContain('Your time ran out');
    expect(lines).toHaveLength(3);
  });
  it('shows in every zone which letters still fit', () => {
    const fitting = [new Set(['A', 'H']), new Set(['E']), new Set('ABCDEFGHIJKLMNOPQRSTUVWXYZ')];
    render(Decode, {
      ...playing,
      zones: [{ segments: [], refused: ['short'] }, empty, empty] as const,
      askable: [1, 2],
      fitting,
    });
    expect(zone(1).querySelector('.letters')?.textContent).toBe('A H');
    expect(zone(3).querySelector('.letters')?.textContent).toBe('');
    expect(zone(2).querySelector('.letters')?.textContent).toBe('E');
  });
  it('asks before a pass that ends the round', async () => {
    const onpass = vi.fn();
    render(Decode, { ...playing, hand: null, bonus: { canRequest: true, worth: 11, passEnds: true }, onpass });
    await fireEvent.click(screen.getAllByRole('button', { name: t('bonus-pass-ends') })[0]!);
    expect(onpass).not.toHaveBeenCalled();
    expect(screen.getByText(t('bonus-pass-confirm-text', { name: 'Tom' }))).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: t('bonus-pass') }));
    expect(onpass).toHaveBeenCalledOnce();
  });
});

describe('the score page', () => {
  const scored = {
    word: 'LOEWE',
    spelling: 'LÖWE',
    coder: 'Tom',
    solver: null,
    bonusLeft: 2,
    earned: [],
    players: [ines, tom],
    lines: [],
    totals: {},
    next: '',
  };
  it('shows the clock of the next word, and says that it runs', () => {
    const clock = () => ({ remaining: 98_000, total: 180_000 });
    render(Sheet, { ...scored, chrome: { word: 1, words: 2, clock }, yourTurn: 'compose', timed: true });
    expect(screen.getByText(t('score-your-word-timed'))).toBeTruthy();
    expect(document.body.textContent).toContain('1:38');
  });
  it('tells the bonus tokens that lay there although nobody named the word, and spells it', () => {
    render(Sheet, { ...scored, chrome: { word: 1, words: 2 } });
    expect(screen.getByText('Tom hid LÖWE. 2 bonus tokens were still on the table.')).toBeTruthy();
  });
});
