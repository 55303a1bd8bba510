import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ClosingShow } from './closing-show.svelte';
import type { Timeline } from './closing-timeline';

const timeline: Timeline = {
  flow: new Map(),
  rings: [450, 570],
  points: 690,
  flight: 1110,
  flightTime: 420,
  walkTime: 1400,
  total: 2510,
};

describe('the show of a closing', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('goes through its parts by itself', () => {
    const show = new ClosingShow(timeline, true);
    const seen = [show.phase];
    for (const time of [690, 420, 1400]) {
      vi.advanceTimersByTime(time);
      seen.push(show.phase);
    }
    expect(seen).toEqual(['counting', 'rising', 'leaving', 'done']);
  });

  it('is over at once when it is skipped, and stays so', () => {
    const show = new ClosingShow(timeline, false);
    show.skip();
    expect(show.running).toBe(false);
    vi.advanceTimersByTime(5_000);
    expect(show.phase).toBe('done');
  });
});
