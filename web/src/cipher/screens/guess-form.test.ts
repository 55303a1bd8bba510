import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { i18n, t } from '../../i18n/i18n.svelte';
import type { Player } from '../../people/player';
import GuessForm from './GuessForm.svelte';

beforeAll(() => i18n.use('home', 'table', 'cipher'));
afterEach(cleanup);

const you: Player = { seat: 1, look: 'moss', name: 'Ines', you: true };
function form(known?: (word: string) => Promise<boolean>) {
  const onguess = vi.fn();
  render(GuessForm, { length: 4, guessers: [{ player: you, left: 3 }], known, onguess });
  return onguess;
}
async function write(word: string) {
  const field = screen.getByLabelText(t('decode-your-guess'));
  await fireEvent.input(field, { target: { value: word } });
  await fireEvent.keyDown(field, { key: 'Enter' });
  return field;
}

describe('a guess', () => {
  it('that is no word is warned of before it costs a token', async () => {
    const onguess = form(() => Promise.resolve(false));
    await write('XQXQ');
    expect(await screen.findByText(t('guess-unknown'))).toBeTruthy();
    expect(onguess).not.toHaveBeenCalled();
  });
  it('of the dictionary has no such warning, nor one that cannot be looked up', async () => {
    form(() => Promise.reject(new TypeError()));
    await write('LAMP');
    expect(screen.queryByText(t('guess-unknown'))).toBeNull();
  });
  it('is confirmed by Enter: the focus is on the answer', async () => {
    form();
    await write('LAMP');
    expect(document.activeElement?.textContent.trim()).toBe(t('guess-say'));
  });
  it('is not confirmed by the key that is still held down', async () => {
    form();
    await write('LAMP');
    expect(await fireEvent.keyDown(document.activeElement!, { key: 'Enter', repeat: true })).toBe(false);
    expect(await fireEvent.keyDown(document.activeElement!, { key: 'Enter' })).toBe(true);
  });
});
