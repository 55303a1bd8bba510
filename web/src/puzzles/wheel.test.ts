// The held piece under a wheel and under a trackpad.
import { cleanup, createEvent, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { i18n } from '../i18n/i18n.svelte';
import './angular/now';
import PuzzleBoard from './PuzzleBoard.svelte';
import type { Draft, Puzzle } from './puzzles';

beforeAll(() => i18n.use('home', 'table'));
afterEach(cleanup);

const puzzles: Puzzle[] = [
  {
    category: 'fragment',
    outline: [
      [0, 2],
      [2, 0],
      [4, 2],
      [2, 4],
    ],
  },
  { category: 'conduit', grid: ['##', '##'], stubs: [], forbidden: [] },
  { category: 'angular', view: ['GG.', 'GBB'] },
];

it.each(puzzles)('a notch turns a piece of $category by a quarter, and a swipe by few', async (puzzle) => {
  const drafts: Draft[] = [];
  const { container } = render(PuzzleBoard, { puzzle, ondraft: (draft: Draft) => drafts.push(draft) });
  const stage = container.querySelector('[role=application]')!;
  const roll = (deltaX: number, deltaY: number) =>
    fireEvent(stage, Object.defineProperty(createEvent.wheel(stage, { deltaX, deltaY }), 'timeStamp', { value: 5000 }));
  await fireEvent.keyDown(document.body, { key: '1', code: 'Digit1' });
  await roll(0, 100);
  await roll(0, -100);
  expect(drafts).toHaveLength(2);
  for (let i = 0; i < 25; i += 1) await roll(0, 10);
  expect(drafts).toHaveLength(4);
  for (let i = 0; i < 25; i += 1) await roll(10, 0);
  expect(drafts).toHaveLength(4);
});
