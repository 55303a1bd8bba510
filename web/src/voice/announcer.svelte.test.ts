// One live region for the whole page: it is there before the words, whichever screen says them.
import { cleanup, render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { i18n } from '../i18n/i18n.svelte';
import Announcer from './Announcer.svelte';
import { announcer, tell } from './announcer.svelte';
import CoachLine from '../frame/CoachLine.svelte';

beforeAll(() => i18n.use('home', 'table'));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.runAllTimers();
  vi.useRealTimers();
});

const region = () => document.querySelector('[aria-live]')!;
const heard = () => {
  flushSync();
  return [...region().children].map(({ textContent }) => textContent);
};

it('reads the coach line of every screen from one region that stays', () => {
  render(Announcer);
  const before = region();
  expect(heard()).toEqual([]);
  const choose = render(CoachLine, { title: 'Wait: Ines is choosing', text: 'Look at the board.' });
  choose.unmount();
  render(CoachLine, { title: 'Send a networker?', text: 'It scores later.' });
  expect(heard()).toEqual(['Wait: Ines is choosing. Look at the board.', 'Send a networker? It scores later.']);
  expect(document.querySelectorAll('[aria-live], [role=status]')).toHaveLength(1);
  expect(region()).toBe(before);
});

it('reads only what is new, and forgets what was said', () => {
  render(Announcer);
  announcer.say('first');
  flushSync();
  const [first] = region().children;
  vi.advanceTimersByTime(4_000);
  announcer.say('second');
  expect(heard()).toEqual(['first', 'second']);
  expect(region().children[0]).toBe(first);
  vi.advanceTimersByTime(4_000);
  expect(heard()).toEqual(['second']);
});

it.each([
  ['en', 'Your turn.'],
  ['de', 'Du bist dran.'],
  ['fr', 'À toi.'],
  ['cs', 'Jsi na tahu.'],
] as const)('says in %s when a turn begins, and only then', async (language, turn) => {
  await i18n.switchTo(language);
  render(Announcer);
  const line = render(CoachLine, { title: 'Wait', turn: false });
  await line.rerender({ title: 'Place', turn: true });
  await line.rerender({ title: 'Send', turn: true });
  await line.rerender({ title: 'Wait', turn: false });
  await line.rerender({ title: 'Choose', turn: true });
  expect(heard().map((words) => words.trim())).toEqual([
    'Wait.',
    `${turn} Place.`,
    'Send.',
    'Wait.',
    `${turn} Choose.`,
  ]);
  await i18n.switchTo('en');
  announcer.coach('', false);
});

it('is silent about a coach line that says the same anew', async () => {
  render(Announcer);
  const coach = { title: 'Wait', text: 'Look at the board.' };
  const line = render(CoachLine, { ...coach });
  await line.rerender({ ...coach });
  expect(heard()).toEqual(['Wait. Look at the board.']);
});

it('says a turn again when a game has ended in between', async () => {
  render(Announcer);
  const line = render(CoachLine, { title: 'Place', turn: true });
  announcer.rest();
  await line.rerender({ title: 'Choose', turn: true });
  expect(heard().map((words) => words.trim())).toEqual(['Your turn. Place.', 'Your turn. Choose.']);
  announcer.rest();
});

it('tells news once, as long as they are the same, and as they were when they came', () => {
  render(Announcer);
  let keys = $state.raw(['a']);
  let time = 1;
  const stop = $effect.root(() => tell(() => keys.map((key) => ({ key, text: () => `${key} at ${time}` }))));
  flushSync();
  time = 2;
  keys = ['a', 'b'];
  flushSync();
  keys = ['b'];
  flushSync();
  keys = ['b', 'a'];
  expect(heard()).toEqual(['a at 1', 'b at 2', 'a at 2']);
  stop();
});
