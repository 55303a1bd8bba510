// One letter asks on every screen, F-102 and F-106: the announcer answers, and the answer is no news.
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { i18n } from '../i18n/i18n.svelte';
import Announcer from './Announcer.svelte';
import { announcer } from './announcer.svelte';
import BoardInWords from '../help/BoardInWords.svelte';
import CoachLine from '../frame/CoachLine.svelte';
import { here } from './here.svelte';
import KeySheet from '../help/KeySheet.svelte';
import ScreenKeys from '../help/ScreenKeys.svelte';

beforeAll(async () => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  await i18n.use('home', 'table', 'feel');
});
afterEach(cleanup);

async function asks(key: string): Promise<string> {
  const said = vi.spyOn(announcer, 'say').mockReturnValue();
  await fireEvent.keyDown(document.body, { key });
  await vi.waitFor(() => expect(said).toHaveBeenCalled());
  const [words] = said.mock.calls.at(-1)!;
  said.mockRestore();
  return words;
}

describe('a letter', () => {
  it('asks for the board, the time, the score, and what happened last', async () => {
    render(ScreenKeys);
    const leave = [
      here.enterBoard(() => ['Cup 1.', 'Cup 2.']),
      here.enterTime(() => ['9 seconds left.']),
      here.enterScore(() => ['You: 3 points.']),
    ];
    announcer.say('Ines laid a tile.');
    expect(await asks('d')).toBe('Cup 1. Cup 2.');
    expect(await asks('h')).toBe('9 seconds left.');
    expect(await asks('s')).toBe('You: 3 points.');
    expect(await asks('l')).toBe('Ines laid a tile.');
    for (const each of leave) each();
    expect(await asks('d')).toBe('There is no board on this screen.');
    expect(await asks('h')).toBe('No clock is running.');
  });

  it('tells what there is to do, and by which keys', async () => {
    render(ScreenKeys);
    render(CoachLine, { title: 'Choose a chamber', text: 'You start.', turn: true });
    const leave = here.enterKeys(() => [
      { keys: ['1', '–', '4'], text: 'pick a chamber' },
      { keys: ['←', '→'], text: 'next' },
    ]);
    expect(await asks('w')).toBe(
      'Your turn. Choose a chamber. You start. 1 to 4: pick a chamber. left right: next. Question mark: all keys.',
    );
    leave();
  });

  it('is written in a field like any other', async () => {
    render(ScreenKeys);
    const field = document.body.appendChild(document.createElement('input'));
    const said = vi.spyOn(announcer, 'say').mockReturnValue();
    await fireEvent.keyDown(field, { key: 'd' });
    await Promise.resolve();
    expect(said).not.toHaveBeenCalled();
    field.remove();
    said.mockRestore();
  });
});

it('is listed under the question mark', () => {
  render(KeySheet, { onclose: () => undefined });
  const text = document.querySelector('dialog')!.textContent;
  for (const words of ['describe the board', 'what happened last', 'how much time', 'the score', 'what can I do?'])
    expect(text).toContain(words);
});

it('puts the focus on the words of the board, not on what closes them', () => {
  const leave = here.enterBoard(() => ['Cup 1.']);
  render(BoardInWords, { onclose: () => undefined });
  expect(document.activeElement?.textContent).toContain('Cup 1.');
  leave();
});

it('says nothing in a dialog that was said before it came, F-107', async () => {
  announcer.say('An old line.');
  const { container } = render(Announcer);
  expect(container.textContent).toBe('');
  announcer.say('A new one.');
  await vi.waitFor(() => expect(container.textContent).toBe('A new one.'));
});
