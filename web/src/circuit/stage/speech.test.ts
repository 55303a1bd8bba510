import { beforeAll, expect, it } from 'vitest';
import { i18n } from '../../i18n/i18n.svelte';
import type { PortView } from '../../tiles/board';
import { endsNames } from './speech';

beforeAll(() => i18n.use('home', 'table'));

const end = (x: number, y: number, side: PortView['side']): PortView => ({ x, y, side, network: 0, state: 'open' });

it('names the squares that open ends lead to', () => {
  expect(endsNames([[end(0, 0, 'E')]])).toBe('1 end still open: Spot 1 right from the start tile.');
});

it('names them by system where a tile belongs to several', () => {
  expect(endsNames([[end(0, 0, 'E')], [end(0, 0, 'N'), end(1, 0, 'S')]])).toBe(
    'Open ends: 1 in system A, 2 in system B. A: Spot 1 right from the start tile. ' +
      'B: Spot 1 up from the start tile; Spot 1 right, 1 down from the start tile.',
  );
});

it('says which channel of the tile a system is, F-107', () => {
  expect(endsNames([[end(0, 0, 'E')], [end(0, 0, 'N'), end(1, 0, 'S')]], { x: 0, y: 0 })).toMatch(
    /A east: Spot .* B north: Spot/,
  );
});
