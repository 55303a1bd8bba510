import { describe, expect, it } from 'vitest';
import { networks } from '../../tiles/home-board';
import type { BoardTile } from '../../tiles/board';
import type { Aim } from '../drawn/place-types';
import { Placing } from './placing.svelte';

const board: readonly BoardTile[] = [{ x: 0, y: 0, rotation: 0, networks: networks('NESW:z') }];
const spots = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
];

function placing(start: Aim | null = null, mayTurn = () => true) {
  const at = { aim: start, told: [] as (Aim | null)[] };
  const aiming = new Placing({
    board: () => board,
    tile: () => ({ networks: networks('EW:az'), category: 'weight' }),
    spots: () => spots,
    aim: () => at.aim,
    onaim: (aim) => at.told.push((at.aim = aim)),
    mayTurn,
  });
  return { aiming, at };
}

it('lies where it was aimed, turned as before', () => {
  const { aiming, at } = placing();
  expect(aiming.ghost).toBeNull();
  aiming.turn(1);
  expect(at.told).toEqual([]);
  aiming.press(spots[0]!);
  expect(at.aim).toEqual({ x: 1, y: 0, rotation: 1 });
  expect(aiming.ghost).toMatchObject({ x: 1, y: 0, rotation: 1, networkers: [] });
  expect(aiming.turned).toBe(0);
});

it('turns at a second press on the same spot, round and round, either way', () => {
  const { aiming, at } = placing({ x: 1, y: 0, rotation: 3 });
  aiming.press(spots[0]!);
  expect(at.aim).toEqual({ x: 1, y: 0, rotation: 0 });
  aiming.turn(-1);
  expect(at.aim).toEqual({ x: 1, y: 0, rotation: 3 });
  expect([aiming.rotation, aiming.turned]).toEqual([3, -1]);
});

it('does not turn while it may not', () => {
  const { aiming, at } = placing({ x: 1, y: 0, rotation: 2 }, () => false);
  aiming.turn(1);
  expect([aiming.rotation, at.told]).toEqual([2, []]);
});

it('says where its systems would stay open', () => {
  const { aiming } = placing({ x: 1, y: 0, rotation: 0 });
  const ends = aiming.open();
  expect(ends.flat().length).toBeGreaterThan(0);
  expect(placing().aiming.open()).toEqual([]);
});

describe('its keys', () => {
  const press = (aiming: Placing, key: string, init: KeyboardEventInit = {}) =>
    aiming.key(new KeyboardEvent('keydown', { key, ...init }));

  it('turn it either way, and take it off again', () => {
    const { aiming, at } = placing({ x: 1, y: 0, rotation: 0 });
    expect(press(aiming, 'r')).toBe(true);
    expect(at.aim?.rotation).toBe(1);
    expect(press(aiming, 'R')).toBe(true);
    expect(press(aiming, 'Escape')).toBe(true);
    expect(at.aim).toBeNull();
  });

  it('leave alone what is not theirs', () => {
    const { aiming, at } = placing();
    expect([press(aiming, 'Escape'), press(aiming, 'x'), press(aiming, 'r', { ctrlKey: true })]).toEqual([
      false,
      false,
      false,
    ]);
    expect([at.told, aiming.rotation]).toEqual([[], 0]);
  });

  it('are told with those of the screen', () => {
    const own = { keys: ['Enter'], text: 'lay it' };
    expect(placing().aiming.keys([own])).toContain(own);
  });
});
