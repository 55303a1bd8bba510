// Laying weights by tapping cups, with a pointer and as screen readers do.
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { i18n } from '../../i18n/i18n.svelte';
import { refused } from '../../ui/refused.svelte';
import type { Draft } from '../puzzles';
import Puzzle from './Puzzle.svelte';

beforeAll(() => i18n.use('home', 'table'));
afterEach(cleanup);

function shown() {
  const drafts: Draft[] = [];
  const { container } = render(Puzzle, { puzzle: { category: 'weight', left: [1], right: [1, 2], weights: 2 }, ondraft: (draft: Draft) => drafts.push(draft) });
  return { drafts, cups: [...container.querySelectorAll('g.cup')] };
}
async function tap(cup: Element) {
  await fireEvent.pointerDown(cup, { pointerId: 1, button: 0 });
  await fireEvent.pointerUp(window, { pointerId: 1, button: 0 });
  // The same tap, told again.
  await fireEvent.click(cup, { detail: 1 });
}

it('lays the next weight into an empty cup with an empty hand, and says so once there is none', async () => {
  const { drafts, cups } = shown();
  await tap(cups[0]!);
  expect(drafts.at(-1)).toEqual({ category: 'weight', left: [1], right: [0, 0] });
  expect(refused.why).toBeNull();
  await tap(cups[2]!);
  expect(drafts.at(-1)).toEqual({ category: 'weight', left: [1], right: [0, 1] });
  await tap(cups[1]!);
  expect(drafts).toHaveLength(2);
  expect(refused.why?.title).toBe('Take a weight first');
});

it('does so for the bare click of a screen reader', async () => {
  const { drafts, cups } = shown();
  await fireEvent.click(cups[1]!, { detail: 0 });
  expect(drafts).toEqual([{ category: 'weight', left: [0], right: [1, 0] }]);
});
