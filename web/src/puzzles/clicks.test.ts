// What screen readers do to a piece that lies: they click it, without a pointer.
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { i18n } from '../i18n/i18n.svelte';
import type { ConduitDraft } from './conduit/pieces/model';
import ConduitPuzzle from './conduit/Puzzle.svelte';
import type { FragmentDraft } from './fragment/pieces/model';
import FragmentPuzzle from './fragment/Puzzle.svelte';

beforeAll(() => i18n.use('home', 'table'));
afterEach(cleanup);

const bare = (place: Element) => fireEvent.click(place, { detail: 0 });
/** A tap of a finger, and the click that tells it again. */
async function tap(place: Element) {
  await fireEvent.pointerDown(place, { pointerId: 1, button: 0 });
  await fireEvent.pointerUp(window, { pointerId: 1, button: 0 });
  await fireEvent.click(place, { detail: 1 });
}

const pipes = { category: 'conduit' as const, grid: ['##', '##'], stubs: [], forbidden: [] };

it('lays a pipe on the cell that is clicked, and turns the one that lies there', async () => {
  const drafts: ConduitDraft[] = [];
  const { container } = render(ConduitPuzzle, { puzzle: pipes, ondraft: (draft: ConduitDraft) => drafts.push(draft) });
  const [slot, cell] = [container.querySelector('button.slot')!, container.querySelectorAll('g.cell')[1]!];
  await bare(slot);
  await bare(cell);
  expect(drafts.at(-1)!.ports).toEqual([
    ['', 'S'],
    ['', ''],
  ]);
  await bare(cell);
  expect(drafts.at(-1)!.ports).toEqual([
    ['', 'W'],
    ['', ''],
  ]);
  await tap(cell);
  expect(drafts.at(-1)!.ports).toEqual([
    ['', 'N'],
    ['', ''],
  ]);
});

it('takes the fragment that is clicked, and turns it at the second click', async () => {
  const drafts: FragmentDraft[] = [];
  const lies = { category: 'fragment' as const, pieces: [{ piece: 'small' as const, o: 0, at: [1, 1] as const }] };
  const { container } = render(FragmentPuzzle, {
    puzzle: {
      category: 'fragment',
      outline: [
        [0, 2],
        [2, 0],
        [4, 2],
        [2, 4],
      ],
    },
    draft: lies,
    ondraft: (draft: FragmentDraft) => drafts.push(draft),
  });
  const piece = container.querySelector('g.piece')!;
  // Another one is in hand: it does not go where nobody pointed.
  await bare(container.querySelector('button.slot')!);
  await bare(piece);
  expect(drafts).toEqual([]);
  await bare(piece);
  expect(drafts.at(-1)!.pieces).toMatchObject([{ o: 1 }]);
  await tap(piece);
  expect(drafts.at(-1)!.pieces).toMatchObject([{ o: 2 }]);
});

it('lets a solved puzzle be', async () => {
  const drafts: unknown[] = [];
  const draft = {
    category: 'conduit' as const,
    ports: [
      ['S', ''],
      ['N', ''],
    ],
  };
  const { container } = render(ConduitPuzzle, {
    puzzle: pipes,
    draft,
    solved: true,
    ondraft: (next: unknown) => drafts.push(next),
  });
  await bare(container.querySelector('g.cell')!);
  expect(drafts).toEqual([]);
});
