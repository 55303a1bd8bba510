import { describe, expect, it } from 'vitest';
import { around, besideTiles, pitch, type Rect, type Square } from '../../tiles/board';
import { Camera } from './camera.svelte';
import { areaOf } from './open-ends';
import { placePair, type Pair, type Surroundings } from './turn-place';

const all: Rect = { x: -2000, y: -2000, width: 4000, height: 4000 };
const at = (x: number, y: number): Square => ({ x, y });
/** As large as at the zoom at which a spot is just large enough for a finger. */
const large = 23 / (44 / 92);

function isHidden(square: Square, { x, y, dx, dy }: Pair, radius: number): boolean {
  const reach = (middle: number, from: number) => Math.max(from * pitch + 4 - middle, middle - from * pitch - 96, 0);
  return [-1, 1].some((way) => Math.hypot(reach(x + way * dx, square.x), reach(y + way * dy, square.y)) < radius - 4);
}
function hidden(surroundings: Surroundings): Square[] {
  const pair = placePair(surroundings);
  return [...surroundings.tiles, ...surroundings.spots, surroundings.ghost].filter((square) =>
    isHidden(square, pair, surroundings.radius),
  );
}

/** Whether two buttons have room somewhere near the ghost, tried step by step. */
function freePlaces({ ghost, radius, view, over, tiles, spots }: Surroundings & { over: Rect }): boolean {
  const free: [number, number][] = [];
  for (let x = view.x + radius; x <= view.x + view.width - radius; x += 8) {
    for (let y = view.y + radius; y <= view.y + view.height - radius; y += 8) {
      if (
        Math.hypot(x - ghost.x * pitch - 50, y - ghost.y * pitch - 50) > 3 * pitch ||
        (x + radius > over.x && y + radius > over.y)
      )
        continue;
      const button = { x, y, dx: 0, dy: 0 };
      if (![...tiles, ...spots, ghost].some((square) => isHidden(square, button, radius))) free.push([x, y]);
    }
  }
  return free.some(([x, y]) => free.some(([ox, oy]) => Math.hypot(x - ox, y - oy) > 2.2 * radius));
}

describe('the turn buttons', () => {
  it('stand side by side below the ghost where nothing lies there', () => {
    const { x, y, dx, dy } = placePair({
      ghost: at(0, 0),
      radius: 21,
      view: all,
      tiles: [at(0, -1)],
      spots: [at(-1, -1), at(1, -1)],
    });
    expect([x, y - 21 > 100, dx > 21, dy]).toEqual([50, true, true, 0]);
  });

  it('stand on no sign of an open end, from the first placement on', () => {
    // Written for F-43: the sign below the ghost lay on one of them.
    const tiles = [at(0, 0)];
    for (const zoom of [0.6, 1, 1.6]) {
      const radius = 23 / zoom;
      for (const ghost of besideTiles(tiles)) {
        const spots = besideTiles(tiles).filter((spot) => spot !== ghost);
        for (const side of ['N', 'E', 'S', 'W'] as const) {
          const sign = areaOf({ ...ghost, network: 0, side, state: 'open' }, zoom, all);
          const { x, y, dx, dy } = placePair({ ghost, radius, view: all, tiles, spots, signs: [sign] });
          const [middleX, middleY] = [sign.x + sign.width / 2, sign.y + sign.height / 2];
          const nearest = Math.min(...[-1, 1].map((way) => Math.hypot(x + way * dx - middleX, y + way * dy - middleY)));
          expect(nearest, `${side} of ${ghost.x},${ghost.y} at ${zoom}`).toBeGreaterThan(radius + sign.width / 2 - 6);
        }
      }
    }
  });

  it('go above a ghost that has a tile below it', () => {
    expect(placePair({ ghost: at(0, 0), radius: 21, view: all, tiles: [at(0, 1)], spots: [] }).y).toBeLessThan(0);
  });

  it('hide no tile and no spot, however small these are, where there is a way', () => {
    const tiles = [at(1, 1), at(1, 0), at(0, 1), at(2, 1), at(3, 1), at(3, 0), at(2, 2), at(3, 2), at(4, 1)];
    const lies = ({ x, y }: Square) => tiles.some((tile) => tile.x === x && tile.y === y);
    const every = Array.from({ length: 8 * 6 }, (_, index) => at((index % 8) - 2, Math.floor(index / 8) - 2));
    const spots = every.filter(
      (square) => !lies(square) && tiles.some(({ x, y }) => Math.abs(x - square.x) + Math.abs(y - square.y) === 1),
    );
    expect(spots.length).toBeGreaterThan(10);
    for (const radius of [21, large]) {
      for (const ghost of spots)
        expect(
          hidden({ ghost, radius, view: all, tiles, spots: spots.filter((spot) => spot !== ghost) }),
          `${ghost.x} ${ghost.y}`,
        ).toEqual([]);
    }
  });

  // A phone, 360 px wide, with a board that just fits it: beyond the last column and row nothing is seen.
  const wide = ['.....', '#####', '##.##', '##.#.'];
  const high = ['##.', '###', '.##', '##.', '###', '.#.'];
  const boards = {
    wide,
    'wide and high': [...wide, ...wide],
    high,
    full: ['#####', '#####', '#####', '#####'],
    narrow: ['#####'],
  };
  it.each(Object.entries(boards))(
    'hide neither the ghost nor a spot at the edge of a board that is %s, if there is a place at all',
    (_, rows) => {
      const tiles = rows.flatMap((row, y) => [...row].flatMap((sign, x) => (sign === '#' ? [at(x, y)] : [])));
      const spots = besideTiles(tiles);
      const camera = new Camera();
      [camera.width, camera.height] = [360, 420];
      camera.fit(around([...tiles, ...spots], 0.1), { top: 64, bottom: 10 }, null, 44 / 92);
      const { zoom, seen } = camera;
      const view = { ...seen, y: seen.y + 64 / zoom, height: seen.height - 64 / zoom };
      const over = {
        x: view.x + view.width - 66 / zoom,
        y: view.y + view.height - 66 / zoom,
        width: 66 / zoom,
        height: 66 / zoom,
      };
      for (const ghost of spots) {
        const surroundings = {
          ghost,
          radius: 23 / zoom,
          view,
          over,
          tiles,
          spots: spots.filter((spot) => spot !== ghost),
        };
        const found = hidden(surroundings);
        expect(found, `${ghost.x} ${ghost.y}`).not.toContain(ghost);
        if (found.length > 0)
          expect(
            freePlaces(surroundings),
            `${ghost.x} ${ghost.y} hides ${found.map(({ x, y }) => `${x} ${y}`).join()}`,
          ).toBe(false);
      }
    },
  );

  it('hide a spot rather than a tile', () => {
    const view = around([at(0, 0)], 1);
    const surroundings = {
      ghost: at(0, 0),
      radius: 21,
      view,
      tiles: [at(-1, 0), at(1, 0), at(0, -1), at(-1, -1), at(1, -1)],
      spots: [at(0, 1), at(-1, 1), at(1, 1)],
    };
    expect(hidden(surroundings)).not.toEqual([]);
    expect(hidden(surroundings).every((square) => surroundings.spots.includes(square))).toBe(true);
  });

  it('stay in sight and off what lies over the board', () => {
    const view = { x: -50, y: -300, width: 400, height: 420 };
    const low = placePair({ ghost: at(0, 0), radius: 23, view, tiles: [], spots: [] });
    expect(low.y + low.dy + 23).toBeLessThanOrEqual(view.y + view.height);
    const over = { x: 60, y: 100, width: 300, height: 300 };
    const { x, y, dx, dy } = placePair({ ghost: at(0, 0), radius: 23, view: all, tiles: [], spots: [], over });
    expect([-1, 1].every((way) => x + way * dx + 20 < over.x || y + way * dy + 20 < over.y)).toBe(true);
  });
});
