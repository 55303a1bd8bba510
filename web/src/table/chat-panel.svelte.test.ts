// Chat for those who listen: what is written while the panel is closed is said, once.
import { cleanup, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { i18n, t } from '../i18n/i18n.svelte';
import type { ChatLine } from '../protocol/ChatLine';
import type { TableSession } from './session/session.svelte';
import { announcer } from '../voice/announcer.svelte';
import ChatPanel from './ChatPanel.svelte';
import { defaultSettings } from './open/settings';

beforeAll(() => i18n.use('home', 'table', 'panels'));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const line = (n: number, person: string, say: ChatLine['say']): ChatLine => ({ n, at: 0, person, name: person, say });

function sessionWith(chat: readonly ChatLine[], unread = 0) {
  let lines = $state.raw(chat);
  const session = {
    get chat() {
      return lines;
    },
    table: { settings: defaultSettings('circuit'), seats: [], muted: [] },
    you: 'Ines',
    mySeat: 0,
    unread,
    host: false,
    refused: null,
    read: () => undefined,
  } as unknown as TableSession;
  const add = (next: ChatLine) => {
    lines = [...lines, next];
    flushSync();
  };
  return { session, add };
}

it('says who wrote what while it is closed', async () => {
  const said = vi.spyOn(announcer, 'say').mockReturnValue();
  const { session, add } = sessionWith([line(1, 'Tomáš', { text: 'long ago' })]);
  const props = { session, onclose: () => undefined };
  const { rerender } = render(ChatPanel, { ...props, open: false });
  flushSync();
  expect(said).not.toHaveBeenCalled();
  add(line(2, 'Tomáš', { text: 'Guten Abend' }));
  add(line(3, 'Mara', { phrase: 'good_luck' }));
  add(line(4, 'Ines', { text: 'my own' }));
  await rerender({ ...props, open: true });
  add(line(5, 'Tomáš', { text: 'read in the log' }));
  await rerender({ ...props, open: false });
  expect(said.mock.calls).toEqual([['Tomáš: Guten Abend'], [`Mara: ${t('phrase-good_luck')}`]]);
});

it('says what was written before it was fetched', () => {
  const said = vi.spyOn(announcer, 'say').mockReturnValue();
  const { session } = sessionWith(
    [
      line(1, 'Tomáš', { text: 'long ago' }),
      line(2, 'Ines', { text: 'my own' }),
      line(3, 'Tomáš', { text: 'Guten Abend' }),
    ],
    1,
  );
  render(ChatPanel, { session, open: false, onclose: () => undefined });
  flushSync();
  expect(said.mock.calls).toEqual([['Tomáš: Guten Abend']]);
});

it.each([true, false])('opens with the focus on the line to type where there is a keyboard: %s', (keyboard) => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: keyboard } as MediaQueryList);
  render(ChatPanel, { ...sessionWith([]), open: true, onclose: () => undefined });
  flushSync();
  expect(document.activeElement === screen.getByLabelText(t('chat-write'))).toBe(keyboard);
});
