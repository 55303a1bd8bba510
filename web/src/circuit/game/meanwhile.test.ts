import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Meanwhile, type Now } from './meanwhile.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const working: Now = { solving: true, missed: false, done: false, earned: false };
const done: Now = { ...working, done: true, earned: true };
const others: Now = { ...working, solving: false };

it('opens the board once a solved puzzle has been seen to glow, and only once', () => {
  const meanwhile = new Meanwhile();
  meanwhile.turn(working);
  meanwhile.turn(done);
  expect(meanwhile.planning).toBe('waits');
  vi.advanceTimersByTime(1_300);
  expect(meanwhile.planning).toBe('board');
  meanwhile.planning = 'puzzle';
  meanwhile.turn(done);
  vi.advanceTimersByTime(5_000);
  expect(meanwhile.planning).toBe('puzzle');
});

it('does not open it for a phase that is over', () => {
  const meanwhile = new Meanwhile();
  meanwhile.turn(done);
  meanwhile.turn({ ...others, earned: true });
  vi.advanceTimersByTime(5_000);
  expect(meanwhile.planning).toBe('waits');
  meanwhile.turn(done);
  meanwhile.close();
  vi.advanceTimersByTime(5_000);
  expect(meanwhile.planning).toBe('waits');
});

it('keeps a plan while there is a tile to lay', () => {
  const meanwhile = new Meanwhile();
  meanwhile.turn(done);
  meanwhile.plan = { x: 1, y: 0, rotation: 2 };
  meanwhile.turn({ ...others, earned: true });
  expect(meanwhile.plan).not.toBeNull();
  meanwhile.turn(others);
  expect(meanwhile.plan).toBeNull();
});

it('closes with its phase what was open', () => {
  const meanwhile = new Meanwhile();
  meanwhile.boardOpen = meanwhile.showsRight = true;
  meanwhile.turn({ ...working, missed: true });
  expect([meanwhile.boardOpen, meanwhile.showsRight]).toEqual([true, true]);
  meanwhile.turn(working);
  expect([meanwhile.boardOpen, meanwhile.showsRight]).toEqual([true, false]);
  meanwhile.turn(others);
  expect(meanwhile.boardOpen).toBe(false);
});
