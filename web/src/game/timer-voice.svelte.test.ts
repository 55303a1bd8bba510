// One voice for a whole game: each clock is said at its start and at its marks, once.
import { cleanup, render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { i18n } from '../i18n/i18n.svelte';
import { announcer } from '../voice/announcer.svelte';
import { follow, type SandReading } from '../browser/clock.svelte';
import * as feeling from '../voice/feel';
import TimerVoice from './TimerVoice.svelte';

beforeAll(() => i18n.use('home', 'table'));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function heard(sand = false) {
  let reading: SandReading | null = null;
  const said: string[] = [];
  vi.spyOn(announcer, 'say').mockImplementation((text) => void said.push(text));
  render(TimerVoice, { clock: () => reading, sand });
  const at = (seconds: number | null) => {
    reading = seconds === null ? null : { remaining: seconds * 1000, total: 60_000 };
    vi.advanceTimersByTime(100);
    flushSync();
  };
  return { at, said };
}

it('says a clock at its start, at 30, 10 and 0', () => {
  const { at, said } = heard();
  for (let seconds = 45; seconds >= 0; seconds -= 1) at(seconds);
  expect(said).toEqual(['45 seconds left.', '30 seconds left.', '10 seconds left.', 'Time is up.']);
});

it('says the start of every turn, also with the same words and with no pause between', () => {
  const { at, said } = heard();
  for (const seconds of [60, 50, null, 60, 40, 60, 59]) at(seconds);
  expect(said).toEqual(['60 seconds left.', '60 seconds left.', '60 seconds left.']);
});

it.each([true, false])('lets the sand timer be heard when it is turned, and no other clock: %s', (sand) => {
  const feel = vi.spyOn(feeling, 'feel').mockReturnValue();
  const { at } = heard(sand);
  for (const seconds of [null, 60, 59]) at(seconds);
  expect(feel.mock.calls).toEqual(sand ? [['sand']] : []);
});

it('takes a clock that is read a little later for the same one', () => {
  const { at, said } = heard();
  for (const seconds of [45, 44, 45, 43]) at(seconds);
  expect(said).toEqual(['45 seconds left.']);
});

it('follows all clocks by one beat, and by none when nobody follows', () => {
  const started = vi.spyOn(globalThis, 'setInterval');
  let now = 1;
  let readings: { readonly now: number }[] = [];
  const stop = $effect.root(() => {
    readings = [follow(() => now), follow(() => now)];
  });
  flushSync();
  now = 2;
  vi.advanceTimersByTime(100);
  expect(readings.map((reading) => reading.now)).toEqual([2, 2]);
  expect(started).toHaveBeenCalledTimes(1);
  stop();
  expect(vi.getTimerCount()).toBe(0);
});
