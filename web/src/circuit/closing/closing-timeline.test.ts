import { describe, expect, it } from 'vitest';
import type { Player } from '../../people/player';
import type { BoardTile } from '../../tiles/board';
import type { ClosingView } from '../game/closing-types';
import { longest, timelineOf } from './closing-timeline';

// A row of three tiles; the new one is the last. The middle one carries a second network.
const tiles: BoardTile[] = [
  { x: 0, y: 0, rotation: 0, networks: [{ ports: ['E'], cells: ['red'] }] },
  {
    x: 1,
    y: 0,
    rotation: 1,
    networks: [
      { ports: ['N', 'S'], cells: ['red'] },
      { ports: [], cells: ['blue'] },
    ],
  },
  { x: 2, y: 0, rotation: 2, networks: [{ ports: ['E'], cells: ['yellow'] }] },
];
const player: Player = { seat: 0, look: 'chalk', name: 'Mara' };

function closing(cells: number, rings: number, points: number): ClosingView {
  return {
    outcome: {
      closes: [0, 1, 2].map((x) => ({ x, y: 0, network: 0 })),
      cells,
      gains: points > 0 ? [{ player, points, parts: [] }] : [],
      after: {},
    },
    from: { x: 2, y: 0 },
    before: {},
    rings: Array.from({ length: rings }, () => ({ x: 0, y: 0, shade: 'rose' as const })),
    points: [],
  };
}

describe('the closing of a system', () => {
  it('lights networks outwards from the new tile', () => {
    const { flow } = timelineOf(closing(3, 2, 2), tiles, false);
    expect([flow.get('2,0:0'), flow.get('1,0:0'), flow.get('0,0:0')]).toEqual([0, 150, 300]);
  });

  it('counts a cell every 120 ms once the plasma has run, 900 ms for six cells', () => {
    expect(timelineOf(closing(6, 3, 1), tiles, false).rings).toEqual([900, 1020, 1140]);
  });

  it('lets a pawn walk 700 ms per point, at most 1400', () => {
    expect(timelineOf(closing(1, 1, 1), tiles, false).walkTime).toBe(700);
    expect(timelineOf(closing(1, 1, 9), tiles, false).walkTime).toBe(1400);
  });

  it.each([
    [3, 2, 2],
    [10, 6, 8],
    [40, 25, 15],
    [120, 60, 15],
  ])('takes at most four seconds for %i cells', (cells, rings, points) => {
    const { total, flight, walkTime, rings: counts } = timelineOf(closing(cells, rings, points), tiles, false);
    expect(total).toBeLessThanOrEqual(longest);
    expect(flight + walkTime).toBeLessThanOrEqual(longest + 1);
    expect([...counts].sort((a, b) => a - b)).toEqual(counts);
  });

  it('still counts one by one where movement is not wanted', () => {
    const { rings, flow, walkTime, flightTime } = timelineOf(closing(6, 3, 3), tiles, true);
    expect(rings).toEqual([0, 120, 240]);
    expect([...flow.values()]).toEqual([0, 0, 0]);
    expect([walkTime, flightTime]).toEqual([0, 0]);
  });

  it('reaches every network even when it does not know the new tile', () => {
    const { outcome, before, rings, points } = closing(3, 2, 2);
    expect(timelineOf({ outcome, before, rings, points }, tiles, false).flow.size).toBe(3);
  });
});
