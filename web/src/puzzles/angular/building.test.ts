// A building to be looked at has both views and no empty room above.
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { i18n } from '../../i18n/i18n.svelte';
import Building from './Building.svelte';
import { edge } from './pieces/iso';
import type { AngularDraft, AngularPuzzle } from './pieces/model';

type Corner = [x: number, y: number];
type Frame = [left: number, top: number, width: number, height: number];

beforeAll(() => i18n.use('home', 'table'));
afterEach(cleanup);

const puzzle: AngularPuzzle = { category: 'angular', view: ['GG.', 'GBB', '.B.'] };
const draft: AngularDraft = {
  category: 'angular',
  cubes: {
    R: [],
    B: [],
    Y: [],
    G: [
      [0, 1, 0],
      [0, 2, 0],
      [1, 1, 0],
    ],
  },
};

it('shows the building from above beside the picture', () => {
  const { container } = render(Building, { puzzle, draft });
  const [picture, own] = [...container.querySelectorAll('.topview')];
  expect(picture!.querySelectorAll('rect[style*="--a-g"]')).toHaveLength(3);
  expect(own!.querySelectorAll('rect[style*="--a-g"]')).toHaveLength(3);
  // Bone lies once where nothing is wanted and is missing in two places; over its third cube blue may still come.
  expect(own!.querySelectorAll('.fault')).toHaveLength(3);
});

it('shows the slab of the floor to its corners', () => {
  const { container } = render(Building, { puzzle, draft: null });
  const scene = container.querySelector('svg[role=img]:not(.topview)')!;
  const [left, top, width, height] = scene.getAttribute('viewBox')!.split(' ').map(Number) as Frame;
  const slab = scene.querySelector('path')!;
  const half = Number(slab.getAttribute('stroke-width')) / 2;
  for (const [x, y] of slab
    .getAttribute('d')!
    .slice(1, -1)
    .split('L')
    .map((corner) => corner.split(' ').map(Number) as Corner)) {
    expect(x - half).toBeGreaterThanOrEqual(left);
    expect(x + half).toBeLessThanOrEqual(left + width);
    expect(y - half).toBeGreaterThanOrEqual(top);
    expect(y + half).toBeLessThanOrEqual(top + height);
  }
});

it('keeps no room above the floor that nothing reaches', () => {
  const top = (given: AngularDraft | null) => {
    const { container } = render(Building, { puzzle, draft: given });
    return Number(container.querySelector('svg[role=img]:not(.topview)')!.getAttribute('viewBox')!.split(' ')[1]);
  };
  expect(top(null)).toBeGreaterThan(-edge / 2);
  const tower: AngularDraft = {
    category: 'angular',
    cubes: {
      ...draft.cubes,
      G: [
        [0, 0, 0],
        [0, 0, 1],
        [1, 0, 0],
      ],
    },
  };
  expect(top(tower)).toBeLessThan(-2 * edge);
  expect(top(tower)).toBeGreaterThan(-2.5 * edge);
});
