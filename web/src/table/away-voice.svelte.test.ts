// Who is away is said when they go, and not again when somebody else does.
import { cleanup, render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { i18n } from '../i18n/i18n.svelte';
import type { TableSession } from './session/session.svelte';
import AwayVoice from './AwayVoice.svelte';
import { announcer } from '../voice/announcer.svelte';
import { defaultSettings } from './open/settings';

beforeAll(() => i18n.use('home', 'table'));
afterEach(cleanup);

const start = 1_800_000_000_000;

it('says each absence once, as it was when it began', () => {
  let now = start;
  const kept = $state<(number | undefined)[]>([undefined, undefined, undefined]);
  const names = ['Ines', 'Tomáš', 'Mara'];
  const table = () => ({
    settings: defaultSettings('circuit'),
    seats: kept.map((kept_until) => ({ holder: null, bot_plays: false, left: false, kept_until })),
  });
  const session = {
    get table() {
      return table();
    },
    players: names.map((name, seat) => ({ seat, name, you: seat === 0 })),
    get keeper() {
      return { table: table(), host: false, now: () => now, letBot: () => undefined };
    },
  } as unknown as TableSession;
  const said = vi.spyOn(announcer, 'say').mockReturnValue();
  const heard = () => said.mock.calls.splice(0).map(([text]) => text);
  render(AwayVoice, { session });
  const away = (seat: number, until: number | undefined) => {
    kept[seat] = until;
    flushSync();
  };
  away(1, start + 90_000);
  expect(heard()).toEqual([expect.stringMatching(/Tomáš.*1:30/)]);

  now += 30_000;
  away(2, start + 120_000);
  away(0, start + 150_000);
  expect(heard()).toEqual([expect.stringContaining('Mara')]);

  away(1, undefined);
  expect(heard()).toEqual([]);
  away(1, start + 200_000);
  expect(heard()).toEqual([expect.stringContaining('Tomáš')]);
  said.mockRestore();
});

it('says who is back', () => {
  const said = vi.spyOn(announcer, 'say').mockReturnValue();
  let seats = $state.raw<readonly object[]>([]);
  const at = (...presences: string[]) => {
    seats = presences.map((presence) => ({
      holder: { person: { presence } },
      ...(presence === 'gone' && { kept_until: start }),
    }));
    flushSync();
  };
  const players = ['Ines', 'Tomáš', 'Mara'].map((name, seat) => ({ seat, name, you: seat === 0 }));
  const session = {
    get table() {
      return { seats, settings: defaultSettings('circuit') };
    },
    players,
    get keeper() {
      return {
        table: { seats, settings: defaultSettings('circuit') },
        host: false,
        now: () => start,
        letBot: () => undefined,
      };
    },
  } as unknown as TableSession;
  at('here', 'here', 'here');
  render(AwayVoice, { session });
  at('gone', 'gone', 'gone');
  said.mockClear();
  at('here', 'gone', 'shaky');
  expect(said).not.toHaveBeenCalled();
  at('here', 'here', 'shaky');
  expect(said.mock.calls).toEqual([['Tomáš is back.']]);
  said.mockRestore();
});

it('F-12: tells and shows who has left, and that a bot plays on', () => {
  const said = vi.spyOn(announcer, 'say').mockReturnValue();
  const players = ['Ines', 'Tomáš', 'Mara'].map((name, seat) => ({ seat, name, you: seat === 0 }));
  let seats = $state.raw<readonly object[]>([]);
  const at = (...fates: ('bot' | 'left' | null)[]) => {
    seats = fates.map((fate) => ({ holder: null, bot_plays: fate === 'bot', left: fate === 'left' }));
    flushSync();
  };
  const session = {
    get table() {
      return { seats, settings: defaultSettings('circuit') };
    },
    players,
    keeper: { table: null, host: false, now: () => start, letBot: () => undefined },
  } as unknown as TableSession;
  at(null, null, 'bot');
  render(AwayVoice, { session });
  flushSync();
  expect(said).not.toHaveBeenCalled();
  at('bot', 'bot', 'bot');
  expect(said.mock.calls).toEqual([['Tomáš has left. A bot plays on.']]);
  flushSync();
  expect(document.body.textContent).toContain('Tomáš has left. A bot plays on.');
  at('bot', null, 'bot');
  at('bot', 'left', 'bot');
  expect(said.mock.calls[1]).toEqual(['Tomáš has left the game.']);
  said.mockRestore();
});
