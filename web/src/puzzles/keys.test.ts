// Every puzzle solved by keys alone, as a person without a pointer would; the drafts that come out
// are what the server judges.
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { i18n } from '../i18n/i18n.svelte';
import './angular/now';
import PuzzleBoard from './PuzzleBoard.svelte';
import { settings } from '../browser/settings.svelte';
import { refused } from '../frame/refused.svelte';
import AngularPuzzle from './angular/Puzzle.svelte';
import ConduitPuzzle from './conduit/Puzzle.svelte';
import FragmentPuzzle from './fragment/Puzzle.svelte';
import type { Draft, Puzzle } from './puzzles';
import WeightPuzzle from './weight/Puzzle.svelte';

beforeAll(() => i18n.use('home', 'table'));
afterEach(() => {
  cleanup();
  settings.change({ shortcuts: true });
});

const stage = () => document.querySelector('[role=application]')!;

/** Presses keys written as `1`, `shift+1`, `r`, `Enter`, `ctrl+z`, `meta+1`. */
async function press(text: string, at: Element = document.body): Promise<void> {
  for (const word of text.split(' ')) {
    const parts = word.split('+');
    const key = parts.at(-1)!;
    await fireEvent.keyDown(at, {
      key: parts.includes('shift') ? key.toUpperCase() : key,
      code: /^\d$/.test(key) ? `Digit${key}` : key,
      shiftKey: parts.includes('shift'),
      ctrlKey: parts.includes('ctrl'),
      metaKey: parts.includes('meta'),
    });
  }
}

describe('by keys alone', () => {
  it('fills the cups of the scale, takes back and undoes', async () => {
    const drafts: Draft[] = [];
    render(WeightPuzzle, {
      puzzle: { category: 'weight', left: [13, 6], right: [5, 7], weights: 5 },
      ondraft: (draft: Draft) => drafts.push(draft),
    });
    await press('1 2 3 4 4');
    expect(drafts.at(-1)).toEqual({ category: 'weight', left: [1, 1], right: [1, 2] });
    await press('shift+4');
    expect(drafts.at(-1)).toEqual({ category: 'weight', left: [1, 1], right: [1, 1] });
    await press('ctrl+z');
    expect(drafts.at(-1)).toEqual({ category: 'weight', left: [1, 1], right: [1, 2] });
  });

  it('leaves to the browser what is pressed with Ctrl or Cmd', async () => {
    const drafts: Draft[] = [];
    render(WeightPuzzle, {
      puzzle: { category: 'weight', left: [13, 6], right: [5, 7], weights: 5 },
      ondraft: (draft: Draft) => drafts.push(draft),
    });
    await press('1');
    await press('ctrl+2 meta+2 ctrl+Backspace');
    await press('ArrowRight ctrl+Enter ctrl+Delete', stage());
    expect(drafts).toHaveLength(1);
  });

  it('turns, moves and takes off fragments', async () => {
    const drafts: Draft[] = [];
    render(FragmentPuzzle, {
      puzzle: {
        category: 'fragment',
        outline: [
          [0, 2],
          [2, 0],
          [4, 2],
          [2, 4],
        ],
      },
      ondraft: (draft: Draft) => drafts.push(draft),
    });
    // The first arrow brings the piece to the middle of the outline, the others move it.
    await press('3 r ArrowUp ArrowUp ArrowLeft');
    expect(drafts.at(-1)).toEqual({ category: 'fragment', pieces: [{ piece: 'medium', o: 1, at: [1, 0] }] });
    await press('7 f ArrowUp');
    expect(drafts.at(-1)).toMatchObject({ pieces: [{ piece: 'medium' }, { piece: 'parallelogram', o: 2 }] });
    await press('3 Delete');
    expect(drafts.at(-1)).toMatchObject({ pieces: [{ piece: 'parallelogram' }] });
  });

  it('lays and turns pipes, and leaves crossed-out ones alone', async () => {
    const drafts: Draft[] = [];
    render(ConduitPuzzle, {
      puzzle: {
        category: 'conduit',
        grid: ['##', '##'],
        stubs: [],
        forbidden: ['end', 'end', 'end', 'straight', 'straight'],
      },
      ondraft: (draft: Draft) => drafts.push(draft),
    });
    // Elbows on three corners: the first arrow puts the cursor on the first cell.
    await press('1 ArrowDown Enter');
    expect(drafts).toEqual([]);
    await press('6 Enter r ArrowRight 7 Enter r r');
    expect(drafts.at(-1)).toEqual({
      category: 'conduit',
      ports: [
        ['ES', 'SW'],
        ['', ''],
      ],
    });
    await press('Delete');
    expect(drafts.at(-1)).toEqual({
      category: 'conduit',
      ports: [
        ['ES', ''],
        ['', ''],
      ],
    });
  });

  it('drops blocks where they rest and refuses gaps with words', async () => {
    const drafts: Draft[] = [];
    const { container } = render(AngularPuzzle, {
      puzzle: { category: 'angular', view: ['GG.', 'GBB'] },
      ondraft: (draft: Draft) => drafts.push(draft),
    });
    await press('4 ArrowLeft ArrowLeft ArrowUp Enter');
    expect(drafts.at(-1)).toMatchObject({
      cubes: {
        G: [
          [0, 0, 0],
          [0, 1, 0],
          [1, 0, 0],
        ],
        B: [],
      },
    });
    // The bar of three would hang over the free corner.
    await press('2 ArrowLeft ArrowUp Enter');
    expect(refused.why?.title).toContain('There is a gap below');
    expect(drafts).toHaveLength(1);
    await press('v');
    expect(container.querySelector('svg.scene')).not.toBeNull();
  });

  it('does nothing once solved', async () => {
    const drafts: Draft[] = [];
    const props = {
      puzzle: { category: 'weight' as const, left: [1], right: [1, 2], weights: 3 },
      ondraft: (draft: Draft) => drafts.push(draft),
    };
    const { rerender } = render(WeightPuzzle, props);
    await press('ArrowRight Enter', stage());
    expect(drafts).toHaveLength(1);
    await rerender({ ...props, solved: true });
    for (const at of [document.body, stage()]) await press('1 2 3 ArrowRight Enter Delete Backspace ctrl+z', at);
    expect(drafts).toHaveLength(1);
  });
});

describe('without single-key shortcuts', () => {
  const puzzles: { puzzle: Puzzle; keys: string }[] = [
    { puzzle: { category: 'weight', left: [13, 6], right: [5, 7], weights: 5 }, keys: '1' },
    {
      puzzle: {
        category: 'fragment',
        outline: [
          [0, 2],
          [2, 0],
          [4, 2],
          [2, 4],
        ],
      },
      keys: '3 ArrowUp',
    },
    { puzzle: { category: 'conduit', grid: ['##', '##'], stubs: [], forbidden: [] }, keys: '1 ArrowDown Enter' },
    { puzzle: { category: 'angular', view: ['GG.', 'GBB'] }, keys: '4 Enter' },
  ];
  it.each(puzzles)('plays $puzzle.category on its stage only, and undoes from anywhere', async ({ puzzle, keys }) => {
    settings.change({ shortcuts: false });
    const drafts: Draft[] = [];
    render(PuzzleBoard, { puzzle, ondraft: (draft: Draft) => drafts.push(draft) });
    await press(keys);
    expect(drafts).toHaveLength(0);
    await press(keys, stage());
    expect(drafts).toHaveLength(1);
    await press('ctrl+z');
    expect(drafts).toHaveLength(2);
  });
});
