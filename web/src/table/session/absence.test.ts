import { beforeAll, expect, test } from 'vitest';
import { i18n } from '../../i18n/i18n.svelte';
import type { SeatState } from '../../protocol/SeatState';
import type { TableState } from '../../protocol/TableState';
import { defaultSettings } from '../open/settings';
import { absenceOf, awayNews, type Keeper } from './absence';

beforeAll(() => i18n.use('table'));

const here: SeatState = { colour: 'iris', holder: null, bot_plays: false, left: false };
const start = 1_800_000_000_000;

/** A table at which the second seat is kept for so many milliseconds more. */
function keeper(part: Partial<Keeper> = {}, bots = true): Keeper {
  const settings = { ...defaultSettings('circuit'), bot_takes_over: bots };
  const table = { settings, seats: [here, { ...here, kept_until: start + 90_000 }] } as unknown as TableState;
  return { table, host: false, now: () => start, letBot: () => undefined, ...part };
}

test('a seat is kept until the server’s clock says so, and never for less than nothing', () => {
  let now = start + 18_000;
  const absence = absenceOf(keeper({ now: () => now }), 1)!;
  expect(absence.left()).toBe(72_000);
  now = start + 100_000;
  expect(absence.left()).toBe(0);
});

test('nothing counts down for somebody who is there', () => {
  expect(absenceOf(keeper(), 0)).toBeNull();
});

test('only the host may let a bot play, and only where bots play on', () => {
  const asked: number[] = [];
  const letBot = (seat: number) => void asked.push(seat);
  expect(absenceOf(keeper({ letBot }), 1)?.onbot).toBeUndefined();
  expect(absenceOf(keeper({ letBot, host: true }, false), 1)?.onbot).toBeUndefined();
  absenceOf(keeper({ letBot, host: true }), 1)?.onbot?.();
  expect(asked).toEqual([1]);
});

test('who has gone is told with the time that is left', () => {
  expect(awayNews(keeper({ now: () => start + 18_000 }), 1, 'Tomáš')).toBe('Tomáš is away. The seat is kept for 1:12.');
  expect(awayNews(keeper(), 0, 'Ines')).toBe('');
});
