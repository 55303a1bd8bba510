import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { t } from '../i18n/i18n.svelte';
import { extras, later, lazy } from './lazy.svelte';

const state = $state({ round: 1, over: false, live: true });
const [fetch, onoutdated] = [vi.fn<() => Promise<string>>(), vi.fn()];
let screen: { readonly part: string | null };
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(state, { round: 1, over: false, live: true });
  fetch.mockReset().mockResolvedValue('end');
  onoutdated.mockReset();
  stop = $effect.root(() => {
    screen = later(fetch, {
      soon: () => (state.round > 1 ? 0 : null),
      needed: () => state.over,
      live: () => state.live,
      onoutdated,
    });
  });
  flushSync();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});
/** Something happens, and time goes by. */
async function happens(next: Partial<typeof state>) {
  Object.assign(state, next);
  flushSync();
  await vi.advanceTimersByTimeAsync(200);
}

it('is fetched once, when there is time', async () => {
  await happens({});
  expect(fetch).not.toHaveBeenCalled();
  await happens({ round: 2 });
  expect(screen.part).toBe('end');
  await happens({ round: 3, over: true });
  expect(fetch).toHaveBeenCalledOnce();
});

it('is fetched again when it is needed after all, also where it could have been there at once', async () => {
  fetch.mockRejectedValueOnce(new Error());
  await happens({ round: 2 });
  expect(screen.part).toBeNull();
  await happens({ over: true });
  expect(screen.part).toBe('end');
  expect(onoutdated).not.toHaveBeenCalled();
});

it('is fetched again when the line comes back, and only what is needed then makes the page outdated', async () => {
  fetch.mockRejectedValue(new Error());
  await happens({ round: 2 });
  expect(onoutdated).not.toHaveBeenCalled();
  await happens({ live: false });
  await happens({ over: true });
  expect(fetch).toHaveBeenCalledOnce();
  await happens({ live: true });
  expect(onoutdated).toHaveBeenCalledOnce();
  fetch.mockResolvedValue('end');
  await happens({ live: false });
  await happens({ live: true });
  expect(screen.part).toBe('end');
});

it('comes with its texts', async () => {
  vi.useRealTimers();
  expect(await lazy(fetch, { texts: ['about'] })).toBe('end');
  expect(t('about-title')).not.toBe('about-title');
});

it('is wished for in vain: App says so until the next wish comes true', async () => {
  const takeBack = vi.fn();
  fetch.mockRejectedValueOnce(new Error());
  expect(await lazy(fetch, { takeBack })).toBeNull();
  expect(takeBack).toHaveBeenCalledOnce();
  expect(extras.refusal).not.toBeNull();
  expect(await lazy(fetch, { takeBack })).toBe('end');
  expect(extras.refusal).toBeNull();
});

it('says nothing for whoever did not wish for it', async () => {
  fetch.mockRejectedValueOnce(new Error());
  await expect(lazy(fetch)).rejects.toThrow();
  expect(extras.refusal).toBeNull();
});
