// A word that is typed at a desk goes into its boxes, wherever the focus was, and costs nothing.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { i18n, t } from '../../i18n/i18n.svelte';
import { here } from '../../voice/here.svelte';
import type { Player } from '../../people/player';
import Decode from './Decode.svelte';

beforeAll(() => i18n.use('home', 'table', 'cipher'));
afterEach(cleanup);

const ines: Player = { seat: 0, look: 'iris', name: 'Ines', you: true };
const empty = { segments: [], refused: [] };
const [onrequest, onpass, onask, onguess] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
const playing = {
  chrome: { word: 1, words: 2 },
  players: [ines],
  zones: [{ segments: ['long'], refused: [] }, empty, empty, empty] as const,
  askable: [0, 1, 2, 3],
  coder: 'Tom',
  waitingFor: null,
  hand: 'short' as const,
  bonusTokens: 3,
  worth: 11,
  guessers: [{ player: ines, left: 3 }],
  questions: [],
  language: 'en',
  onrequest,
  onpass,
  onask,
  onguess,
};
const choosing = { ...playing, hand: null, bonus: { canRequest: true, worth: 11, passEnds: false } };
const fields = () => screen.getAllByLabelText<HTMLInputElement>(t('decode-your-guess'));
const focused = () => document.activeElement as HTMLElement;

/** Types as a browser does: what has the focus gets the letter, unless somebody else took it. */
async function types(word: string) {
  for (const key of word) {
    const at = document.activeElement ?? document.body;
    const free = await fireEvent.keyDown(at, { key });
    if (free && at instanceof HTMLInputElement) await fireEvent.input(at, { target: { value: at.value + key } });
  }
}

describe('a word that is typed without a focus', () => {
  it.each(['goat', 'apple', 'party', 'show', 'meal', 'chat', 'swan'])('%s is written whole', async (word) => {
    render(Decode, { ...choosing, zones: Array.from(word, () => empty) });
    await types(word);
    expect(focused()).toBeInstanceOf(HTMLInputElement);
    expect(fields().map(({ value }) => value)).toContain(word.toUpperCase());
    await fireEvent.keyDown(focused(), { key: 'Enter' });
    for (const costs of [onrequest, onpass, onask, onguess]) expect(costs).not.toHaveBeenCalled();
    expect(screen.getByText(t('guess-confirm', { word: word.toUpperCase() }))).toBeTruthy();
  });

  it('begins with letters that turn the segments of a zone, too', async () => {
    render(Decode, playing);
    screen.getByRole('button', { name: /^Zone 1/ }).focus();
    await types('rain');
    expect(fields()[0]!.value).toBe('RAIN');
  });

  it('is another one after a pause, and after anything else was done', async () => {
    render(Decode, playing);
    await types('d');
    await fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    await types('goat');
    expect(fields()[0]!.value).toBe('GOAT');
  });

  it('goes on being typed when its field comes to lie elsewhere', async () => {
    const { rerender } = render(Decode, playing);
    await types('go');
    await rerender(choosing);
    expect(focused()).toBeInstanceOf(HTMLInputElement);
    await types('at');
    expect(fields().map(({ value }) => value)).toContain('GOAT');
  });
});

describe('what costs something', () => {
  it('is chosen by a digit, and done by Enter alone', async () => {
    render(Decode, choosing);
    await fireEvent.keyDown(document.body, { key: '1', code: 'Digit1' });
    expect(focused().textContent).toContain(t('bonus-request', { name: 'Tom' }));
    await fireEvent.keyDown(document.body, { key: '2', code: 'Digit2' });
    expect(focused().textContent).toContain(t('bonus-pass'));
    expect(onrequest).not.toHaveBeenCalled();
    expect(onpass).not.toHaveBeenCalled();
  });
  it('is told with its keys, and letters do nothing else meanwhile', () => {
    const { unmount } = render(Decode, choosing);
    expect(here.keys.map(({ keys }) => keys.join(''))).toEqual(['1', '2', 'A–Z']);
    expect(here.typing).toBe(true);
    unmount();
    expect(here.typing).toBe(false);
  });
});
