// Written for F-40: why a piece went back stood there for good, and hid what the phase said.
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import Solve from '../circuit/moves/Solve.svelte';
import { i18n, t } from '../i18n/i18n.svelte';
import { refused } from '../frame/refused.svelte';
import './angular/now';

beforeAll(() => i18n.use('home', 'table'));
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const press = (key: string) => fireEvent.keyDown(document.body, { key, code: /\d/.test(key) ? `Digit${key}` : key });

/** Angular, with a piece that was refused for the gap below it. */
async function gap() {
  const cubes = {
    R: [],
    B: [],
    Y: [],
    G: [
      [1, 1, 0],
      [2, 1, 0],
      [1, 2, 0],
    ],
  };
  const props = {
    chrome: { round: 1 },
    players: [],
    puzzle: { category: 'angular' as const, view: ['....', '....', '....', '....'] },
    draft: { category: 'angular' as const, cubes },
    clock: () => null,
    ondraft: vi.fn(),
  } as never;
  const { container, rerender } = render(Solve, props);
  await press('2');
  await press('Enter');
  expect(refused.why?.title).toBe(t('angular-refusal-gap'));
  return {
    line: () => container.querySelector('.refusal'),
    rerender: (more: object) => rerender({ ...(props as object), ...more }),
  };
}

it('goes with whatever is done next', async () => {
  const { line } = await gap();
  expect(line()).not.toBeNull();
  await press('ArrowLeft');
  expect(line()).toBeNull();
});

it('goes by itself', async () => {
  const { line } = await gap();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(line()).toBeNull();
});

it('gives way when the time is up', async () => {
  const { line, rerender } = await gap();
  await rerender({ locked: true, over: true, notice: { title: t('missed-late'), text: t('missed-text') } });
  expect(line()).toBeNull();
  expect(document.querySelector('.coach b')!.textContent).toBe('Time is up, not solved');
});

it('is told again when it is refused again', async () => {
  const { line } = await gap();
  await press('Enter');
  expect(line()).not.toBeNull();
});

it('leaves the headline of a puzzle that the lot chose to its task', async () => {
  const { rerender } = await gap();
  await rerender({ notice: { text: t('lot-chose', { category: 'Angular' }) } });
  expect(document.querySelector('.coach b')!.textContent).toBe(t('coach-angular'));
  expect(document.querySelector('.coach p')!.textContent).toContain('the lot chose Angular');
});
