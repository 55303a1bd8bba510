// Dropping blocks by finger, which shows nothing before it taps. Seen from above, where squares are squares.
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { i18n } from '../../i18n/i18n.svelte';
import { refused } from '../../frame/refused.svelte';
import { edge } from './pieces/iso';
import type { AngularDraft } from './pieces/model';
import Puzzle from './Puzzle.svelte';

beforeAll(() => i18n.use('home', 'table'));
afterEach(cleanup);

const press = (key: string, init: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.body, { key, code: /\d/.test(key) ? `Digit${key}` : key, ...init });

async function shown(draft: AngularDraft | null = null) {
  const drafts: AngularDraft[] = [];
  const props = {
    puzzle: { category: 'angular' as const, view: ['....', '....', '....', '....'] },
    draft,
    ondraft: (next: AngularDraft) => drafts.push(next),
  };
  const { container, rerender } = render(Puzzle, props);
  await press('b');
  const scene = container.querySelector('svg.scene')!;
  const places = (name: string) =>
    [...scene.querySelectorAll(name)].map((rect) =>
      ['x', 'y'].map((side) => Math.floor(Number(rect.getAttribute(side)) / edge)),
    );
  async function tap(x: number, y: number) {
    const finger = {
      pointerId: 1,
      pointerType: 'touch',
      button: 0,
      clientX: (x + 0.5) * edge,
      clientY: (y + 0.5) * edge,
    };
    await fireEvent.pointerDown(scene, finger);
    await fireEvent.pointerUp(window, finger);
  }
  const held = () =>
    [...container.querySelectorAll('button.slot')].flatMap((slot, i) =>
      slot.getAttribute('aria-pressed') === 'true' ? [i] : [],
    );
  const give = (given: AngularDraft) => rerender({ ...props, given });
  return { drafts, places, tap, held, give };
}

it.each([1, 2, 3, 4])(
  'piece %i drops with its framed cube on the tapped square, however it is turned',
  async (piece) => {
    const { drafts, places, tap } = await shown();
    let laid = 0;
    for (const turning of 'rrrtrrr') {
      await press(`${piece}`);
      await press(turning);
      const [[pinX, pinY]] = places('.pin') as [[number, number]];
      const marked = places('.shadow rect').map(([x, y]) => [x! - pinX, y! - pinY].join());
      await tap(1, 2);
      if (refused.why) continue;
      laid += 1;
      const lies = drafts
        .at(-1)!
        .cubes[(['R', 'B', 'Y', 'G'] as const)[piece - 1]!].map(([x, y]) => [x - 1, y - 2].join());
      expect(lies.sort()).toEqual(marked.sort());
      expect(lies).toContain('0,0');
    }
    expect(laid).toBeGreaterThanOrEqual(3);
  },
);

it('shows a refused piece where it was to go', async () => {
  const { drafts, places, tap } = await shown();
  await press('4');
  await tap(1, 1);
  await press('2');
  await tap(2, 2);
  expect(refused.why?.title).toBe('There is a gap below');
  expect(places('.pin')).toEqual([[2, 2]]);
  expect(drafts).toHaveLength(1);
});

const step = { undo: () => press('z', { ctrlKey: true }), redo: () => press('z', { ctrlKey: true, shiftKey: true }) };

it('puts the held piece down at undo and redo: another may stand on it afterwards', async () => {
  const { drafts, tap, held } = await shown();
  await press('2');
  await tap(1, 1);
  await press('4');
  await tap(1, 1);
  expect(drafts.at(-1)!.cubes.G.map(([, , z]) => z)).toEqual([1, 1, 1]);
  const standing = drafts.at(-1);
  await step.undo();
  await press('2');
  expect(held()).toEqual([1]);
  await step.redo();
  expect(held()).toEqual([]);
  await press('r');
  expect(drafts.at(-1)).toEqual(standing);
});

it('puts it down as well when a hint lays the pieces anew', async () => {
  const below: AngularDraft = {
    category: 'angular',
    cubes: {
      R: [],
      B: [
        [0, 0, 0],
        [1, 0, 0],
        [2, 0, 0],
        [1, 1, 0],
      ],
      Y: [],
      G: [],
    },
  };
  const { drafts, held, give } = await shown(below);
  await press('2');
  expect(held()).toEqual([1]);
  await give({
    ...below,
    cubes: {
      ...below.cubes,
      G: [
        [1, 0, 1],
        [1, 1, 1],
        [2, 0, 1],
      ],
    },
  });
  await press('r');
  expect(held()).toEqual([]);
  expect(drafts).toHaveLength(1);
});
