// Written for F-98: the screen of a phone went dark while somebody thought.
import { flushSync } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { stayAwake } from './awake.svelte';

const locks: { released: boolean; release: () => Promise<void> }[] = [];
const request = vi.fn(() => {
  const lock = {
    released: false,
    release: () => {
      lock.released = true;
      return Promise.resolve();
    },
  };
  locks.push(lock);
  return Promise.resolve(lock);
});
afterEach(() => {
  vi.unstubAllGlobals();
  request.mockClear();
  locks.length = 0;
});

it('keeps the screen on while a game runs, again after a look elsewhere, and no longer', async () => {
  vi.stubGlobal('navigator', { wakeLock: { request } });
  let playing = $state(false);
  const stop = $effect.root(() => stayAwake(() => playing));
  flushSync();
  expect(request).not.toHaveBeenCalled();
  playing = true;
  flushSync();
  await Promise.resolve();
  expect(locks).toHaveLength(1);
  // Elsewhere and back.
  locks[0]!.released = true;
  document.dispatchEvent(new Event('visibilitychange'));
  await Promise.resolve();
  await Promise.resolve();
  expect(locks).toHaveLength(2);
  playing = false;
  flushSync();
  expect(locks[1]!.released).toBe(true);
  stop();
});

it('does without where there is no such thing, or it is refused', async () => {
  vi.stubGlobal('navigator', {});
  $effect.root(() => stayAwake(() => true))();
  vi.stubGlobal('navigator', {
    wakeLock: { request: () => Promise.reject(new DOMException('low battery', 'NotAllowedError')) },
  });
  const stop = $effect.root(() => stayAwake(() => true));
  flushSync();
  await Promise.resolve();
  stop();
});
