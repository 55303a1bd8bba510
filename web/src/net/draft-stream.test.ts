import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draftEvery, DraftStream } from './draft-stream';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the stream of drafts', () => {
  it('sends at most ten a second, and always the latest', () => {
    const sent: number[] = [];
    const stream = new DraftStream<number>((draft) => sent.push(draft));
    for (let i = 0; i < 100; i += 1) {
      stream.push(i);
      vi.advanceTimersByTime(10);
    }
    vi.advanceTimersByTime(draftEvery);
    expect(sent.length).toBeGreaterThan(5);
    expect(sent.length).toBeLessThanOrEqual(11);
    expect(sent.at(-1)).toBe(99);
  });

  it('sends the first at once and nothing after it was stopped', () => {
    const sent: number[] = [];
    const stream = new DraftStream<number>((draft) => sent.push(draft));
    stream.push(1);
    stream.push(2);
    stream.stop();
    vi.advanceTimersByTime(1000);
    expect(sent).toEqual([1]);
  });
});
