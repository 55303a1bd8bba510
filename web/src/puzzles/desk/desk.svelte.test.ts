import { flushSync } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { Desk, type Keys } from './desk.svelte';

/** A puzzle of two pieces that lie on a number, or nowhere. */
type State = readonly (number | null)[];
interface Given {
  given?: State | null;
  locked?: boolean;
  solved?: boolean;
}

let leave: (() => void) | undefined;
afterEach(() => {
  leave?.();
  leave = undefined;
  sessionStorage.clear();
});

function opened(draft: State | null = null) {
  const given: Given = $state({});
  const ondraft = vi.fn();
  const calls: string[] = [];
  let desk!: Desk<number, State, State, 'taken'>;
  leave = $effect.root(() => {
    desk = new Desk(() => ({ puzzle: 'two', draft, ondraft, ...given }), {
      start: (from) => from ?? [null, null],
      toDraft: (state) => state,
      tell: (next) => `now ${next.join()}`,
      travels: () => calls.push('travels'),
      took: () => calls.push('took'),
    });
  });
  flushSync();
  return { desk, given, ondraft, calls };
}
const pressed = (key: string, rest: KeyboardEventInit = {}) => new KeyboardEvent('keydown', { key, ...rest });
const none: Keys = { digits: 0, pick: () => undefined, acts: {} };

it('hands every change on and says it', () => {
  const { desk, ondraft } = opened();
  desk.do([3, null]);
  expect(desk.lying).toEqual([3, null]);
  expect(ondraft).toHaveBeenLastCalledWith([3, null]);
  expect(desk.spoken.text).toBe('now 3,');
});

it('begins with the pieces as they lay', () => {
  const { desk, ondraft } = opened([1, 2]);
  expect([desk.lying, desk.canUndo]).toEqual([[1, 2], false]);
  expect(ondraft).not.toHaveBeenCalled();
});

it('goes back and on by keys, and says first that it will', () => {
  const { desk, calls } = opened();
  desk.do([3, null]);
  expect(desk.key(pressed('z', { ctrlKey: true }), none)).toBe(true);
  expect([desk.lying, calls, desk.canRedo]).toEqual([[null, null], ['travels'], true]);
  desk.key(pressed('Z', { ctrlKey: true, shiftKey: true }), none);
  expect(desk.lying).toEqual([3, null]);
});

it('takes over what is laid for the person as one step', () => {
  const { desk, given, calls } = opened();
  given.given = [1, 2];
  flushSync();
  expect([desk.lying, calls]).toEqual([[1, 2], ['took']]);
  desk.travel('undo');
  expect(desk.lying).toEqual([null, null]);
});

it('picks by digits, as far as there is something', () => {
  const { desk } = opened();
  const pick = vi.fn();
  const keys = { ...none, digits: 2, pick };
  expect(desk.key(pressed('2', { code: 'Digit2' }), keys)).toBe(true);
  expect(pick).toHaveBeenLastCalledWith(1, false);
  expect(desk.key(pressed('3', { code: 'Digit3' }), keys)).toBe(false);
});

it('acts by the very key, else by the letter whatever shift does, and leaves the rest to the page', () => {
  const { desk } = opened();
  const acts = { r: vi.fn(), R: vi.fn(), t: vi.fn(), Enter: undefined };
  for (const key of ['r', 'R', 't', 'T']) expect(desk.key(pressed(key), { ...none, acts })).toBe(true);
  expect([acts.r, acts.R, acts.t].map((act) => act.mock.calls.length)).toEqual([1, 1, 2]);
  expect(desk.key(pressed('Enter'), { ...none, acts })).toBe(false);
  expect(desk.key(pressed('r', { ctrlKey: true }), { ...none, acts })).toBe(false);
});

it('refuses anew each time', () => {
  const { desk } = opened();
  desk.refuse('taken');
  const first = desk.refused;
  desk.refuse('taken');
  expect(desk.refused).toEqual({ why: 'taken' });
  expect(desk.refused).not.toBe(first);
});

it('is frozen while locked, and once solved', () => {
  const { desk, given } = opened();
  expect(desk.frozen).toBe(false);
  given.locked = true;
  expect(desk.frozen).toBe(true);
  given.locked = false;
  given.solved = true;
  expect([desk.frozen, desk.solved]).toEqual([true, true]);
});
