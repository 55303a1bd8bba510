// Laying weights by tapping cups, with a pointer and as screen readers do.
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { i18n } from '../../i18n/i18n.svelte';
import { refused } from '../../frame/refused.svelte';
import type { Draft } from '../puzzles';
import type { WeightDraft } from './pieces/model';
import Puzzle from './Puzzle.svelte';

beforeAll(() => i18n.use('home', 'table'));
afterEach(cleanup);

function shown(weights = 2) {
  const drafts: Draft[] = [];
  const { container } = render(Puzzle, {
    puzzle: { category: 'weight', left: [1], right: [1, 2], weights },
    ondraft: (draft: Draft) => drafts.push(draft),
  });
  const slots = [...container.querySelectorAll('button.slot')];
  const held = () => slots.flatMap((slot, i) => (slot.getAttribute('aria-pressed') === 'true' ? [i] : []));
  const counts = () => {
    const draft = drafts.at(-1) as WeightDraft | undefined;
    return draft ? [...draft.left, ...draft.right] : [];
  };
  return {
    drafts,
    counts,
    slots,
    held,
    cups: [...container.querySelectorAll('g.cup')],
    spoken: () => container.querySelector('[aria-live]')!.textContent,
  };
}
async function tap(place: Element) {
  await fireEvent.pointerDown(place, { pointerId: 1, button: 0 });
  await fireEvent.pointerUp(window, { pointerId: 1, button: 0 });
  // The same tap, told again.
  await fireEvent.click(place, { detail: 1 });
}

it('adds a weight at each tap, into the same cup or another', async () => {
  const { counts, cups, held, spoken } = shown(3);
  await tap(cups[0]!);
  expect([counts(), held()]).toEqual([[1, 0, 0], [1]]);
  expect(spoken()).toContain('Weight in hand.');
  await tap(cups[0]!);
  expect([counts(), held()]).toEqual([[2, 0, 0], [2]]);
  await tap(cups[2]!);
  expect([counts(), held()]).toEqual([[2, 0, 1], []]);
  expect(spoken()).not.toContain('in hand');
});

it('holds the next one as well after the first was picked in the tray', async () => {
  const { counts, cups, held, slots } = shown(3);
  await tap(slots[0]!);
  await tap(cups[1]!);
  await tap(cups[1]!);
  expect([counts(), held()]).toEqual([[0, 2, 0], [2]]);
});

it('moves a weight by two taps when all are laid, and says so where there is none to take', async () => {
  const { drafts, counts, cups, held, spoken } = shown();
  await tap(cups[0]!);
  await tap(cups[0]!);
  await tap(cups[1]!);
  expect(drafts).toHaveLength(2);
  expect(refused.why?.title).toBe('Take a weight first');
  await tap(cups[0]!);
  expect([counts(), held()]).toEqual([[1, 0, 0], [1]]);
  expect(spoken()).toContain('Weight in hand.');
  expect(refused.why).toBeNull();
  await tap(cups[1]!);
  expect([counts(), held()]).toEqual([[1, 1, 0], []]);
});

it('keeps a weight in hand that is tapped once more in the tray', async () => {
  const { counts, cups, held, slots } = shown(3);
  await tap(cups[0]!);
  await tap(slots[1]!);
  await tap(cups[0]!);
  expect([counts(), held()]).toEqual([[2, 0, 0], [2]]);
});

it('takes back before all are laid, once the held weight was put down', async () => {
  const { counts, cups, held } = shown(3);
  await tap(cups[0]!);
  await fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(held()).toEqual([]);
  await tap(cups[0]!);
  expect([counts(), held()]).toEqual([[0, 0, 0], [0]]);
});

it('has nothing in hand once redo has laid the last weight', async () => {
  const { counts, cups, held, slots } = shown();
  const key = (shiftKey: boolean) => fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true, shiftKey });
  await tap(cups[0]!);
  await tap(cups[1]!);
  await key(false);
  await tap(slots[1]!);
  expect(held()).toEqual([1]);
  await key(true);
  await tap(cups[1]!);
  expect([counts(), held()]).toEqual([[1, 0, 0], [1]]);
});

it('does so for the bare click of a screen reader', async () => {
  const { drafts, cups } = shown();
  await fireEvent.click(cups[1]!, { detail: 0 });
  await fireEvent.click(cups[1]!, { detail: 0 });
  expect(drafts).toEqual([
    { category: 'weight', left: [0], right: [1, 0] },
    { category: 'weight', left: [0], right: [2, 0] },
  ]);
});

it('drops nothing any more once solved while it is dragged', async () => {
  const drafts: Draft[] = [];
  const props = {
    puzzle: { category: 'weight' as const, left: [1], right: [1, 2], weights: 3 },
    ondraft: (draft: Draft) => drafts.push(draft),
  };
  const { container, rerender } = render(Puzzle, props);
  const cup = container.querySelector('g.cup')!;
  await fireEvent.click(cup, { detail: 0 });
  await fireEvent.pointerDown(cup, { pointerId: 1, button: 0, clientX: 152, clientY: 200 });
  await fireEvent.pointerMove(window, { pointerId: 1, clientX: 480, clientY: 200 });
  expect(container.querySelector('.hand')).not.toBeNull();
  await rerender({ ...props, solved: true });
  await fireEvent.pointerUp(window, { pointerId: 1, clientX: 480, clientY: 200 });
  expect(drafts).toHaveLength(1);
  await vi.waitFor(() => expect(container.querySelector('.hand')).toBeNull());
});

it('adds a weight to a cup that a hint has filled, as any tap does', async () => {
  // Written for F-46: the tap took the weight out.
  const puzzle = { category: 'weight' as const, left: [1], right: [1, 2], weights: 3 };
  const drafts: WeightDraft[] = [];
  const props = { puzzle, ondraft: (draft: WeightDraft) => drafts.push(draft) };
  const { container, rerender } = render(Puzzle, props);
  await rerender({ ...props, given: { category: 'weight', left: [1], right: [0, 0] } });
  await tap(container.querySelector('g.cup')!);
  expect(drafts.at(-1)?.left).toEqual([2]);
});
