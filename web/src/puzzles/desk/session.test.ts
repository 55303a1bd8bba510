import { afterEach, expect, test } from 'vitest';
import { Session } from './session.svelte';

afterEach(() => sessionStorage.clear());

const session = (puzzle: string, start: number[]) =>
  new Session({ puzzle, start, toDraft: (state) => state, changed: () => undefined });

test('undo goes back to before a reload', () => {
  const before = session('a', []);
  before.do([1]);
  before.do([1, 2]);
  const after = session('a', [1, 2]);
  after.undo();
  expect(after.state).toEqual([1]);
  after.undo();
  expect([after.state, after.canUndo]).toEqual([[], false]);
});

test('steps of another puzzle, or steps that do not lead to how the pieces lie, are not taken over', () => {
  session('a', []).do([1]);
  expect(session('b', [1]).canUndo).toBe(false);
  expect(session('a', [2]).canUndo).toBe(false);
});

test('what cannot be read is as if nothing had been kept', () => {
  sessionStorage.setItem('enigma-steps', '{');
  expect(session('a', [1]).state).toEqual([1]);
});
