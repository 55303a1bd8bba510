import { describe, expect, it } from 'vitest';
import { quartersOf, turnBetween, twist } from './twist';

describe('two-finger twist', () => {
  it('goes the short way round', () => {
    expect(turnBetween(170, -170)).toBe(20);
    expect(turnBetween(-170, 170)).toBe(-20);
    expect(turnBetween(10, 80)).toBe(70);
  });

  it('keeps what is less than a quarter', () => {
    expect(quartersOf(100)).toEqual({ quarters: 2, left: 10 });
    expect(quartersOf(-50)).toEqual({ quarters: -1, left: -5 });
    expect(quartersOf(44)).toEqual({ quarters: 0, left: 44 });
  });

  it('turns once when two fingers go round by fifty degrees, and not for one finger', () => {
    const node = document.createElement('div');
    const turns: number[] = [];
    const action = twist(node, (quarters) => turns.push(quarters));
    const finger = (type: string, pointerId: number, x: number, y: number) =>
      new PointerEvent(type, { pointerId, clientX: x, clientY: y, pointerType: 'touch' });
    node.dispatchEvent(finger('pointerdown', 1, 0, 0));
    window.dispatchEvent(finger('pointermove', 1, 0, 1));
    expect(turns).toEqual([]);
    node.dispatchEvent(finger('pointerdown', 2, 100, 0));
    window.dispatchEvent(finger('pointermove', 2, 87, 50));
    window.dispatchEvent(finger('pointermove', 2, 64, 77));
    expect(turns).toEqual([1]);
    action.destroy();
  });
});
