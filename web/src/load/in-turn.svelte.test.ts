import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inTurn, type InTurn } from './in-turn.svelte';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Parts of a component that lives until it is left. */
function started(parts: () => number): { turn: InTurn; leave: () => void } {
  let turn: InTurn | undefined;
  const leave = $effect.root(() => {
    turn = inTurn(parts);
  });
  flushSync();
  return { turn: turn!, leave };
}
function nextTask() {
  vi.advanceTimersToNextTimer();
  flushSync();
}

it('draws one part a task, and stops at the last', () => {
  const { turn, leave } = started(() => 3);
  const drawn = [turn.drawn];
  for (let task = 0; task < 4; task += 1) {
    nextTask();
    drawn.push(turn.drawn);
  }
  expect(drawn).toEqual([0, 1, 2, 3, 3]);
  expect(vi.getTimerCount()).toBe(0);
  leave();
});

it('goes on where it is told to, and when there are more', () => {
  let parts = $state(5);
  const { turn, leave } = started(() => parts);
  turn.drawn = 5;
  flushSync();
  expect(vi.getTimerCount()).toBe(0);
  parts = 6;
  flushSync();
  nextTask();
  expect(turn.drawn).toBe(6);
  leave();
});

it('draws nothing for somebody who has left', () => {
  const { turn, leave } = started(() => 2);
  leave();
  expect(vi.getTimerCount()).toBe(0);
  expect(turn.drawn).toBe(0);
});
