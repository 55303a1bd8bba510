import { describe, expect, it } from 'vitest';
import { neutralPose } from './pose';
import { alphabet } from './segments';
import { arrange, moved, turned, withGhost } from './tryout';

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
    const three = withGhost([], ['long', 'long'], 'long');
    expect(clear([...three.shown, three.ghost])).toBe(true);
    // Moved once, they are no longer shared out anew.
    const mine = [two[0]!, turned(two[1]!)];
    expect(clear(arrange(mine, ['long', 'long', 'long']))).toBe(true);
    expect(clear(arrange([], ['long', 'short', 'short', 'short']))).toBe(true);
  });

  it('lie where the ghost of the one in hand showed it', () => {
    const clues = [['wide'], 'long', ['long', 'wide']] as const;
    const { shown, ghost } = withGhost([], clues[0], clues[1]);
    expect([ghost, ...shown]).toEqual(arrange([], clues[2]));
    // Also where a decoder has moved one before.
    const mine = [moved(arrange([], ['wide'])[0]!, 0.4, 0.6)];
    const later = withGhost(mine, clues[0], clues[1]);
    expect([later.ghost, ...later.shown]).toEqual(arrange(mine, clues[2]));
  });

  it('touch no side of their zone when they arrive', () => {
    for (const types of [
      ['wide'],
      ['long', 'wide'],
      ['long', 'tight', 'tight'],
      ['wide', 'wide'],
      ['short', 'short', 'tight'],
    ] as const) {
      for (const { type, x } of arrange([], types)) {
        const half = { long: 0.06, short: 0.06, wide: 0.28, tight: 0.23 }[type];
        expect(x - half).toBeGreaterThan(0);
        expect(x + half).toBeLessThan(1);
      }
    }
  });

  it('stand in the middle with air at both sides where there is room', () => {
    for (const types of [
      ['long', 'tight'],
      ['long', 'long'],
      ['long', 'short', 'short'],
    ] as const) {
      const placed = arrange([], types);
      expect(placed[0]!.x).toBeGreaterThan(0.14);
      expect(placed.at(-1)!.x).toBeLessThan(0.86);
    }
  });

  it('stay in their box', () => {
    const [segment] = arrange([], ['short']);
    expect(moved(segment!, -3, 9)).toMatchObject({ x: 0.05, y: 0.95 });
  });
});
