import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, it } from 'vitest';
import { networks } from '../../tiles/home-board';
import type { BoardTile } from '../../tiles/board';
import BoardDrawing from './BoardDrawing.svelte';

afterEach(cleanup);

it('dims a networker whose system did not close, also on a tile of the one that did', () => {
  const networkers = [
    { look: 'iris', network: 0, cell: 0 },
    { look: 'rust', network: 1, cell: 0 },
  ] as const;
  const tiles: BoardTile[] = [{ x: 0, y: 0, rotation: 0, networks: networks('NW:a SE:r'), networkers }];
  const dimmed = (lit: readonly { x: number; y: number; network: number }[], dim: boolean) => {
    const { container } = render(BoardDrawing, { tiles, lit, dim });
    return [...container.querySelectorAll('.pawn > g')].map((pawn) => Number(pawn.getAttribute('opacity')) < 1);
  };
  // Drawn from top to bottom: the first network is the upper one.
  expect(dimmed([{ x: 0, y: 0, network: 0 }], true)).toEqual([false, true]);
  cleanup();
  expect(dimmed([{ x: 0, y: 0, network: 0 }], false)).toEqual([false, false]);
});

it('shows over the head of a networker that a channel goes on behind it', () => {
  const ends = (networkers: NonNullable<BoardTile['networkers']>) => {
    const tiles: BoardTile[] = [{ x: 0, y: 0, rotation: 0, networks: networks('NS:ar'), networkers }];
    const { container } = render(BoardDrawing, { tiles });
    const heights = [...container.querySelectorAll('.open')].map((end) =>
      Number(/translate\(\S+ (\S+)\)/.exec(end.getAttribute('transform')!)![1]),
    );
    cleanup();
    return heights.sort((a, b) => a - b);
  };
  expect(ends([])).toEqual([0, 100]);
  const [above, below] = ends([{ look: 'moss', network: 0, cell: 0 }]);
  expect(above).toBeLessThan(-8);
  expect(below).toBe(100);
  expect(ends([{ look: 'moss', network: 0, cell: 1 }])).toEqual([0, 100]);
});
