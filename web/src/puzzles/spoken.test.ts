// What somebody hears who solves by ear: every change is told, and every puzzle is told in words to build from.
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { i18n } from '../i18n/i18n.svelte';
import CoachLine from '../frame/CoachLine.svelte';
import { here } from '../voice/here.svelte';
import AngularPuzzle from './angular/Puzzle.svelte';
import ConduitPuzzle from './conduit/Puzzle.svelte';
import FragmentPuzzle from './fragment/Puzzle.svelte';
import type { FragmentDraft } from './fragment/pieces/model';
import WeightPuzzle from './weight/Puzzle.svelte';

beforeAll(() => i18n.use('home', 'table', 'feel'));
beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

/** Presses keys written as `1`, `shift+1`, `ctrl+z`. */
async function press(text: string): Promise<void> {
  for (const word of text.split(' ')) {
    const parts = word.split('+');
    const key = parts.at(-1)!;
    await fireEvent.keyDown(document.body, {
      key: parts.includes('shift') ? key.toUpperCase() : key,
      code: /^\d$/.test(key) ? `Digit${key}` : key,
      shiftKey: parts.includes('shift'),
      ctrlKey: parts.includes('ctrl'),
    });
  }
}
function listen({ container }: { container: HTMLElement }) {
  const region = container.querySelector('main [aria-live]')!;
  const tool = (label: string) =>
    fireEvent.click(
      [...container.querySelectorAll('.tools button')].find((button) => button.textContent.includes(label))!,
    );
  return { words: () => region.textContent, node: () => region.firstElementChild, tool };
}

const square = {
  category: 'fragment',
  outline: [
    [0, 2],
    [2, 0],
    [4, 2],
    [2, 4],
  ],
} as const;
const plate = {
  category: 'conduit',
  grid: ['##', '##'],
  stubs: [
    [0, 0, 'W'],
    [1, 1, 'S'],
  ],
  forbidden: ['end', 'end', 'end', 'straight', 'straight'],
} as const;
const picture = { category: 'angular', view: ['GG.', 'GBB'] } as const;
const scale = { category: 'weight', left: [13, 6], right: [5, 7], weights: 5 } as const;

describe('weight', () => {
  it('tells undo, redo, emptying and an empty hand', async () => {
    const { words, tool } = listen(render(WeightPuzzle, { puzzle: scale }));
    await press('1 2 3');
    await press('ctrl+z');
    expect(words()).toBe('Cup 1 on the right, counts 5, empty. Scale leans left.');
    await press('ctrl+shift+z');
    expect(words()).toBe('Cup 1 on the right, counts 5, one weight. Scale leans left.');
    await press('Backspace');
    expect(words()).toBe('0 of 5 laid. Scale is level.');
    await tool('Undo');
    expect(words()).toBe('3 of 5 laid. Scale leans left.');
    await fireEvent.click(document.querySelectorAll('button.slot')[4]!);
    expect(words()).toBe('Weight in hand.');
    await press('Escape');
    expect(words()).toBe('Nothing in hand.');
  });
});

describe('weight by ear, F-101', () => {
  it('reads the number of the cup one stands on, and Tab reaches all cups', async () => {
    const { container } = render(WeightPuzzle, { puzzle: scale });
    const cups = [...container.querySelectorAll<SVGElement>('.cup')];
    expect(cups.map((cup) => cup.tabIndex)).toEqual([0, 0, 0, 0]);
    await press('ArrowRight ArrowRight');
    expect(document.activeElement).toBe(cups[1]);
    expect(cups[1]!.getAttribute('aria-label')).toBe('Cup 2 on the left, counts 6, empty.');
    await press('Enter');
    expect(cups[1]!.getAttribute('aria-label')).toBe('Cup 2 on the left, counts 6, one weight.');
  });

  it('says the totals where they are shown', async () => {
    const { words } = listen(render(WeightPuzzle, { puzzle: scale, showTotals: true }));
    await press('1 3');
    expect(words()).toBe('Cup 1 on the right, counts 5, one weight. Scale leans left. Left 13, right 5.');
    expect(here.board.at(-1)).toBe('Scale leans left. Left 13, right 5.');
  });
});

describe('fragment', () => {
  it('puts the outline in words, by the points that the pieces are told by', () => {
    render(FragmentPuzzle, { puzzle: square });
    expect(here.board[0]).toBe(
      'Corners of the outline, one after the other, as points of the lattice: row 3 column 1; row 1 column 3; ' +
        'row 3 column 5; row 5 column 3.',
    );
    expect(here.board[1]).toBe('Large triangle: not laid.');
  });

  it('tells the corners of a piece, held and laid', async () => {
    const { words } = listen(render(FragmentPuzzle, { puzzle: square }));
    await press('3');
    expect(words()).toBe('Medium triangle held. Corners: row 1 column 1; row 1 column 3; row 2 column 2.');
    await press('r');
    expect(words()).toBe('Medium triangle held. Corners: row 2 column 1; row 1 column 2; row 3 column 2.');
    await press('ArrowUp');
    expect(words()).toBe('Medium triangle fits. Corners: row 3 column 3; row 2 column 4; row 4 column 4.');
  });

  it('tells putting down, taking off, undo and clearing', async () => {
    const { words, tool } = listen(render(FragmentPuzzle, { puzzle: square }));
    await press('6 ArrowUp Enter');
    expect(words()).toBe('Nothing in hand.');
    await press('6 Delete');
    expect(words()).toBe('Square: not laid.');
    await press('ctrl+z');
    expect(words()).toContain('Square fits. Corners:');
    await press('1 ArrowUp 2 ArrowUp');
    await tool('Clear');
    expect(words()).toBe('0 of 7 laid.');
  });

  it('judges each piece by itself', () => {
    const lies = (piece: 'small' | 'square', at: readonly [number, number]): FragmentDraft['pieces'][number] => ({
      piece,
      o: 0,
      at,
    });
    const draft: FragmentDraft = {
      category: 'fragment',
      pieces: [lies('small', [2, 2]), lies('small', [2, 2]), lies('square', [1, 1])],
    };
    render(FragmentPuzzle, { puzzle: square, draft });
    const lines = here.board.filter((line) => line.includes('Corners: '));
    expect(lines.map((line) => line.split('.')[0])).toEqual([
      'Small triangle lies on another piece',
      'Small triangle lies on another piece',
      'Square fits',
    ]);
    cleanup();
    render(FragmentPuzzle, {
      puzzle: square,
      draft: { category: 'fragment', pieces: [lies('square', [0, 0]), lies('small', [2, 2])] },
    });
    expect(here.board.filter((line) => line.includes('Corners: ')).map((line) => line.split('.')[0])).toEqual([
      'Small triangle fits',
      'Square sticks out',
    ]);
  });
});

describe('conduit', () => {
  it('tells where pipes come in, on bare cells and under pieces', async () => {
    const { words } = listen(render(ConduitPuzzle, { puzzle: plate }));
    expect(here.board).toEqual([
      'Square row 1 column 1: empty, pipe comes in from the west.',
      'Square row 1 column 2: empty.',
      'Square row 2 column 1: empty.',
      'Square row 2 column 2: empty, pipe comes in from the south.',
    ]);
    await press('6 ArrowDown Enter shift+r');
    expect(words()).toBe('Square row 1 column 1: elbow, north open, west joined, pipe comes in from the west.');
  });

  it('tells how a held piece is turned', async () => {
    const { words } = listen(render(ConduitPuzzle, { puzzle: plate }));
    await press('9');
    expect(words()).toBe('Tee held: north, east, south.');
    await press('r');
    expect(words()).toBe('Tee held: east, south, west.');
  });

  it('tells putting down, taking off, undo, redo and a swap', async () => {
    const { words } = listen(render(ConduitPuzzle, { puzzle: plate }));
    await press('9 Escape');
    expect(words()).toBe('Nothing in hand.');
    await press('9 ArrowDown Enter Delete');
    expect(words()).toBe('Square row 1 column 1: empty, pipe comes in from the west.');
    await press('ctrl+z');
    expect(words()).toContain('Square row 1 column 1: tee');
    await press('6 ArrowRight Enter 6 ArrowLeft Enter ctrl+z');
    expect(words()).toMatch(/column 2: elbow.*column 1: tee/);
    await press('ctrl+shift+z');
    expect(words()).toMatch(/column 1: elbow.*column 2: tee/);
  });
});

describe('angular', () => {
  it('tells place, pose, what is covered and what would differ', async () => {
    const { words } = listen(render(AngularPuzzle, { puzzle: picture }));
    await press('4 ArrowLeft ArrowLeft ArrowUp');
    expect(words()).toBe(
      'Bone dot piece, V would rest: row 1 column 1 level 1; row 2 column 1 level 1; row 1 column 2 level 1. ' +
        'From above, 2 squares differ.',
    );
    await press('ArrowRight');
    expect(words()).toBe(
      'Bone dot piece, V would rest: row 1 column 2 level 1; row 2 column 2 level 1; row 1 column 3 level 1. ' +
        'From above, 5 squares differ.',
    );
    await press('t');
    expect(words()).toMatch(/row 1 column 2 level 1–2; row 1 column 3 level \d\./);
    await press('t t t ArrowLeft Enter');
    expect(words()).toBe(
      'Bone dot piece, V lies: row 1 column 1 level 1; row 2 column 1 level 1; row 1 column 2 level 1. From ' +
        'above, 2 squares differ.',
    );
    await press('2 ArrowLeft ArrowUp');
    expect(words()).toMatch(/^Teal bar piece, T would leave a gap: row 1 column 1 level 2; /);
    await press('ArrowUp');
    expect(words()).toMatch(/^Teal bar piece, T would (?:leave a gap|stick out): /);
  });

  it('tells what a piece would cover', async () => {
    const { words } = listen(render(AngularPuzzle, { puzzle: { category: 'angular', view: ['...', '...', '...'] } }));
    await press('2 ArrowUp ArrowUp Enter 4 ArrowUp ArrowUp');
    expect(words()).toMatch(/would rest: .*\. Covers teal\. From above, \d squares differ\.$/);
  });

  it('tells taking off, undo, clearing and putting down', async () => {
    const { words, tool } = listen(render(AngularPuzzle, { puzzle: picture }));
    await press('4 ArrowLeft ArrowLeft ArrowUp Enter 4 Delete');
    expect(words()).toBe('Bone dot piece, V: not laid. From above, 5 squares differ.');
    await press('ctrl+z');
    expect(words()).toContain('Bone dot piece, V lies: row 1 column 1 level 1;');
    await tool('Clear');
    expect(words()).toContain('Bone dot piece, V: not laid.');
    await press('4 Escape');
    expect(words()).toBe('Nothing in hand.');
  });

  it('has the picture in words, and where the pieces lie', async () => {
    render(AngularPuzzle, { puzzle: picture });
    await press('4 ArrowLeft ArrowLeft ArrowUp Enter');
    expect(here.board.slice(0, 2)).toEqual([
      'Row 1 of the picture: bone, bone, empty. Yours: bone, bone, empty.',
      'Row 2 of the picture: bone, teal, teal. Yours: bone, empty, empty.',
    ]);
    expect(here.board.at(-1)).toContain('Bone dot piece, V lies: row 1 column 1');
  });
});

it('says the same words again when they are true again', async () => {
  const { node } = listen(render(WeightPuzzle, { puzzle: scale }));
  await press('1 1 1 1 1');
  await press('1');
  const before = node();
  await press('1');
  expect(node()).not.toBe(before);
  expect(node()!.textContent).toBe(before!.textContent);
});

it('gives the same reason again for the same refusal', async () => {
  render(CoachLine, { title: 'Close every conduit' });
  render(ConduitPuzzle, { puzzle: plate });
  await press('1');
  const before = document.querySelector('[role=alert]')!;
  await press('1');
  const after = document.querySelectorAll('[role=alert]');
  expect(after).toHaveLength(1);
  expect(after[0]).not.toBe(before);
  expect(after[0]!.textContent).toBe(before.textContent);
});

it('says the view that a building is seen in', async () => {
  const { words } = listen(render(AngularPuzzle, { puzzle: picture }));
  await press('v');
  expect(words()).toBe('View 2 of 4.');
  await press('b');
  expect(words()).toBe('From above.');
  await press('b');
  expect(words()).toBe('View 2 of 4.');
});

it.each([
  ['Weight', () => render(WeightPuzzle, { puzzle: scale }), ['Backspace']],
  ['Fragment', () => render(FragmentPuzzle, { puzzle: square }), ['⇧R', 'Enter']],
  ['Conduit', () => render(ConduitPuzzle, { puzzle: plate }), ['⇧R', 'Del']],
  ['Angular', () => render(AngularPuzzle, { puzzle: picture }), ['⇧R', '↑', 'B']],
])('tells the keys of %s on the sheet that the plate has no room for', (_, show, keys) => {
  const { container } = show();
  const onSheet = here.keys.flatMap(({ more = [] }) => more);
  const onPlate = [...container.querySelectorAll('.keys kbd')].map(({ textContent }) => textContent);
  for (const key of ['Z', '⇧Z', ...keys]) {
    expect(onSheet).toContain(key);
    expect(onPlate).not.toContain(key);
  }
});
