import { afterEach, expect, it, vi } from 'vitest';
import { Carry } from './carry.svelte';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** Targets in a row, ten pixels each. */
function row(...names: string[]): void {
  for (const name of names) {
    const target = document.createElement('div');
    target.dataset['spot'] = name;
    target.append(document.createElement('b'));
    document.body.append(target);
  }
  document.elementFromPoint = (x) => document.body.children[Math.floor(x / 10)]?.firstElementChild ?? null;
}

it('tells of each target once, and when it was let go beside all of them', () => {
  row('1,0', '2,0');
  const [onover, onmiss] = [vi.fn(), vi.fn()];
  const { drag } = new Carry({ name: 'spot', onover, onmiss });
  drag.lift!({ x: 90, y: 0 }, {} as PointerEvent, { x: 0, y: 0 });
  for (const x of [3, 7, 12, 18]) drag.move!({ x, y: 0 }, { x, y: 0 });
  drag.drop!({ x: 19, y: 0 }, { x: 19, y: 0 });
  expect(onover.mock.calls).toEqual([['1,0'], ['2,0']]);
  expect(onmiss).not.toHaveBeenCalled();
  drag.lift!({ x: 3, y: 0 }, {} as PointerEvent, { x: 0, y: 0 });
  drag.move!({ x: 3, y: 0 }, { x: 3, y: 0 });
  drag.drop!({ x: 90, y: 0 }, { x: 90, y: 0 });
  expect(onover).toHaveBeenCalledTimes(3);
  expect(onmiss).toHaveBeenCalledOnce();
});

it('takes what the finger is on, or what was nearly met, for what floats above it', () => {
  row('1,0', '2,0');
  for (const [index, target] of [...document.body.children].entries())
    target.getBoundingClientRect = () => new DOMRect(index * 10, 0, 10, 10);
  const [onover, onmiss] = [vi.fn(), vi.fn()];
  const { drag } = new Carry({ name: 'spot', small: true, onover, onmiss });
  drag.drop!({ x: 90, y: 0 }, { x: 4, y: 0 });
  drag.drop!({ x: 23, y: 5 }, { x: 90, y: 5 });
  expect(onover.mock.calls).toEqual([['1,0'], ['2,0']]);
  expect(onmiss).not.toHaveBeenCalled();
  drag.drop!({ x: 26, y: 5 }, { x: 90, y: 5 });
  expect(onmiss).toHaveBeenCalledOnce();
});
