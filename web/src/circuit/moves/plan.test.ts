// Whoever has solved sees what their tile would do where it is tried, before their turn.
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { i18n, t } from '../../i18n/i18n.svelte';
import { networks } from '../../tiles/home-board';
import type { Aim, Planned } from '../drawn/place-types';
import Plan from './Plan.svelte';

beforeAll(() => i18n.use('home', 'table'));
afterEach(cleanup);

const board = [{ x: 0, y: 0, networks: networks('E:r'), rotation: 0 as const }];
const ines = { seat: 0, look: 'iris' as const, name: 'Ines', you: true };
const closes: Planned = {
  closes: [
    { x: 0, y: 0, network: 0 },
    { x: 1, y: 0, network: 0 },
  ],
  cells: 2,
  gains: [{ player: ines, points: 2, parts: [] }],
  after: { 0: 2 },
  could: 0,
};
const closesNothing: Planned = { closes: [], cells: 0, gains: [], after: {}, could: 0 };

function planned(plan: Aim | null, tile: string, planOf: (aim: Aim) => Planned): string {
  const nothing = () => undefined;
  const { container } = render(Plan, {
    chrome: { round: 1 },
    players: [],
    board,
    tile: { networks: networks(tile), category: 'weight' },
    clock: () => null,
    first: null,
    plan,
    planOf,
    look: 'iris',
    onplan: nothing,
    onpuzzle: nothing,
  });
  return container.textContent;
}

it('names what closes and who scores, and that the board may still change', () => {
  const text = planned({ x: 1, y: 0, rotation: 0 }, 'W:a', () => closes);
  for (const words of [t('plan-closes'), t('plan-may-change'), '+2']) expect(text).toContain(words);
});

it('counts the ends that would stay open where nothing closes', () => {
  const text = planned({ x: 1, y: 0, rotation: 0 }, 'WE:a', () => closesNothing);
  for (const words of [t('plan-closes-nothing'), t('place-open-ends', { ends: 1 })]) expect(text).toContain(words);
});

it('says nothing of a tile that is not tried', () => {
  const text = planned(null, 'W:a', () => closes);
  expect(text).not.toContain(t('plan-closes'));
  expect(text).toContain(t('coach-solved-text'));
});
