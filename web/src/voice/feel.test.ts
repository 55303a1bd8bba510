import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../browser/settings.svelte';
import { feel } from './feel';

const play = vi.hoisted(() => vi.fn());
vi.mock('./sound', () => ({ play, stop: vi.fn() }));

describe('moments', () => {
  const vibrate = vi.fn();
  beforeEach(() => {
    vi.stubGlobal('navigator', { vibrate, userActivation: { hasBeenActive: true } });
    settings.change({ sound: true, silent: [], haptics: true, volume: 0.5 });
    play.mockClear();
    vibrate.mockClear();
  });
  afterEach(() => vi.unstubAllGlobals());

  it('are silent at first', async () => {
    settings.change({ sound: false });
    feel('solved');
    await vi.dynamicImportSettled();
    expect(play).not.toHaveBeenCalled();
    expect(vibrate).toHaveBeenCalledWith([20]);
  });

  it('are not felt before the page has been touched', () => {
    vi.stubGlobal('navigator', { vibrate, userActivation: { hasBeenActive: false } });
    feel('solved');
    expect(vibrate).not.toHaveBeenCalled();
  });

  it('are not felt where the browser cannot say whether it has been', () => {
    // Written for F-97: it threw.
    vi.stubGlobal('navigator', { vibrate });
    feel('solved');
    expect(vibrate).not.toHaveBeenCalled();
  });

  it('are heard at the chosen volume', async () => {
    feel('place');
    await vi.dynamicImportSettled();
    expect(play).toHaveBeenCalledWith('place', 0.5, {});
  });

  it('can be silenced one by one', async () => {
    settings.change({ silent: ['timer'], haptics: false });
    feel('tick');
    feel('yes');
    await vi.dynamicImportSettled();
    expect(play.mock.calls.map(([name]) => name as string)).toEqual(['yes']);
    expect(vibrate).not.toHaveBeenCalled();
  });
});
