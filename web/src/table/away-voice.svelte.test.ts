// Who is away is said when they go, and not again when somebody else does.
import { cleanup, render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { i18n } from '../i18n/i18n.svelte';
import type { TableSession } from '../state/table.svelte';
import AwayVoice from './AwayVoice.svelte';
import { announcer } from '../ui/announcer.svelte';
import { defaultSettings } from './settings';

beforeAll(() => i18n.use('home', 'table'));
afterEach(cleanup);

const start = 1_800_000_000_000;

it('says each absence once, as it was when it began', () => {
  let now = start;
  const kept = $state<(number | undefined)[]>([undefined, undefined, undefined]);
  const names = ['Ines', 'Tomáš', 'Mara'];
  const table = () => ({ settings: defaultSettings('circuit'), seats: kept.map((kept_until) => ({ holder: null, bot_plays: false, left: false, kept_until })) });
  const session = {
    get table() {
      return table();
    },
    players: names.map((name, seat) => ({ seat, name, you: seat === 0 })),
    get keeper() {
      return { table: table(), host: false, now: () => now, letBot: () => undefined };
    },
  } as unknown as TableSession;
  const { container } = render(AwayVoice, { session });
  const lines = () => [...container.querySelectorAll('[aria-live] li')];

  kept[1] = start + 90_000;
  flushSync();
  const [first] = lines();
  const words = first!.textContent;
  expect(words).toContain('Tomáš');
  expect(words).toContain('1:30');

  now += 30_000;
  kept[2] = start + 120_000;
  kept[0] = start + 150_000;
  flushSync();
  expect(lines()[0]).toBe(first);
  expect(first!.textContent).toBe(words);
  expect(lines()).toHaveLength(2);
  expect(lines()[1]!.textContent).toContain('Mara');

  kept[1] = undefined;
  flushSync();
  kept[1] = start + 200_000;
  flushSync();
  expect(lines()[0]).not.toBe(first);
});

it('says who is back, and nothing when a bot takes over', () => {
  const said = vi.spyOn(announcer, 'say').mockReturnValue();
  let seats = $state.raw<readonly object[]>([]);
  const at = (...presences: string[]) => {
    seats = presences.map((presence) => ({ holder: { person: { presence } }, ...(presence === 'gone' && { kept_until: start }) }));
    flushSync();
  };
  const players = ['Ines', 'Tomáš', 'Mara'].map((name, seat) => ({ seat, name, you: seat === 0 }));
  const session = {
    get table() {
      return { seats, settings: defaultSettings('circuit') };
    },
    players,
    keeper: { table: null, host: false, now: () => start },
  } as unknown as TableSession;
  at('here', 'here', 'here');
  render(AwayVoice, { session });
  at('gone', 'gone', 'gone');
  at('here', 'gone', 'shaky');
  expect(said).not.toHaveBeenCalled();
  at('here', 'here', 'shaky');
  expect(said.mock.calls).toEqual([['Tomáš is back.']]);
  said.mockRestore();
});
