import { describe, expect, it } from 'vitest';
import { neutralPose } from '../pose';
import { alphabet } from '../segments';
import { arrange, arrival, moved, turned } from './tryout';

describe('segments in a zone', () => {
  it('arrive in the same pose whatever the letter', () => {
    const [first] = arrange([], ['wide']);
    expect(first!.rotation).toBe(neutralPose.wide);
    const poses = new Set(Object.keys(alphabet).map(() => JSON.stringify(arrange([], ['long', 'tight']))));
    expect(poses.size).toBe(1);
  });

  it('keep what the decoder arranged when another one comes', () => {
    const mine = turned(moved(arrange([], ['long'])[0]!, 0.2, 0.3));
    const next = arrange([mine], ['long', 'tight']);
    expect(next[0]).toEqual(mine);
    expect(next[1]!.type).toBe('tight');
  });

  it('hide none of the others, neither when they come nor as the ghost of the one in hand', () => {
    const clear = (placed: readonly { x: number }[]) =>
      placed.every((one, i) => placed.every((other, j) => i === j || Math.abs(one.x - other.x) > 0.15));
    const two = arrange([], ['long', 'long']);
    expect(clear([...two, arrival('long', two)])).toBe(true);
    // Moved once, they are no longer shared out anew.
    const mine = [two[0]!, turned(two[1]!)];
    expect(clear(arrange(mine, ['long', 'long', 'long']))).toBe(true);
    expect(clear(arrange([], ['long', 'short', 'short', 'short']))).toBe(true);
  });

  it('stay in their box', () => {
    const [segment] = arrange([], ['short']);
    expect(moved(segment!, -3, 9)).toMatchObject({ x: 0.05, y: 0.95 });
  });
});
