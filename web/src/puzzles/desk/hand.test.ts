import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../../browser/settings.svelte';
import { HandState, glideTime } from './hand.svelte';

describe('the piece in the hand', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    settings.change({ motion: 'auto' });
  });
  afterEach(() => vi.useRealTimers());

  it('glides back to where it was lifted when it is refused', () => {
    const hand = new HandState<string>();
    hand.lift('tee', { x: 10, y: 20 });
    hand.move({ x: 200, y: 300 });
    hand.glideBack();
    expect([hand.at, hand.gliding, hand.piece, hand.dragged]).toEqual([{ x: 10, y: 20 }, true, 'tee', null]);
    vi.advanceTimersByTime(glideTime);
    expect([hand.at, hand.piece]).toEqual([null, null]);
  });

  it('can be lifted again while it glides', () => {
    const hand = new HandState<string>();
    hand.lift('tee', { x: 10, y: 20 });
    hand.glideBack();
    hand.lift('end', { x: 1, y: 2 });
    vi.advanceTimersByTime(glideTime);
    expect([hand.piece, hand.at]).toEqual(['end', { x: 1, y: 2 }]);
  });

  it('is simply gone where movement is not wanted', () => {
    settings.change({ motion: 'reduced' });
    const hand = new HandState<string>();
    hand.lift('tee', { x: 10, y: 20 });
    hand.glideBack();
    expect(hand.piece).toBeNull();
  });
});
