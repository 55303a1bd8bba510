// A line that was said to be lost is said to be back.
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { i18n } from '../i18n/i18n.svelte';
import { announcer } from '../voice/announcer.svelte';
import LinkBanner from './LinkBanner.svelte';

beforeAll(() => i18n.use('home', 'table'));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it.each([
  ['a hiccup', 300, []],
  ['a loss that was shown', 2_000, [['Connected again']]],
])('after %s', async (_, gone, expected) => {
  const said = vi.spyOn(announcer, 'say').mockReturnValue();
  const ontry = () => undefined;
  const { rerender } = render(LinkBanner, { link: { state: 'live' }, ontry });
  await rerender({ link: { state: 'lost', since: performance.now() }, ontry });
  await vi.advanceTimersByTimeAsync(gone);
  await rerender({ link: { state: 'live' }, ontry });
  expect(said.mock.calls).toEqual(expected);
});
