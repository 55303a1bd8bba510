import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drag, touchOffset, type DragOptions } from './pointer';
import { twist } from './twist';

function pointer(type: string, x: number, y: number, pointerType = 'mouse', pointerId = 7): PointerEvent {
  return new PointerEvent(type, { clientX: x, clientY: y, pointerId, pointerType, button: 0, bubbles: true });
}

describe('drag', () => {
  let node: HTMLElement;
  let seen: string[];
  let options: DragOptions;

  beforeEach(() => {
    vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => {
      run(0);
      return 0;
    });
    node = document.createElement('div');
    seen = [];
    options = {
      tap: () => seen.push('tap'),
      lift: ({ x, y }) => {
        seen.push(`lift ${x},${y}`);
        return true;
      },
      move: ({ x, y }) => seen.push(`move ${x},${y}`),
      drop: ({ x, y }) => seen.push(`drop ${x},${y}`),
      cancel: () => seen.push('cancel'),
    };
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is a tap below six pixels', () => {
    drag(node, options);
    node.dispatchEvent(pointer('pointerdown', 10, 10));
    window.dispatchEvent(pointer('pointermove', 14, 13));
    window.dispatchEvent(pointer('pointerup', 14, 13));
    expect(seen).toEqual(['tap']);
  });

  it('lifts at six pixels, moves and drops', () => {
    drag(node, options);
    node.dispatchEvent(pointer('pointerdown', 10, 10));
    window.dispatchEvent(pointer('pointermove', 16, 10));
    window.dispatchEvent(pointer('pointerup', 50, 40));
    expect(seen).toEqual(['lift 16,10', 'move 16,10', 'drop 50,40']);
  });

  it('neither taps nor lifts for the second of two fingers that turn, wherever the first one lies', () => {
    const stage = document.createElement('div');
    stage.append(node);
    twist(stage, () => seen.push('turn'));
    drag(node, options);
    stage.dispatchEvent(pointer('pointerdown', 100, 0, 'touch', 1));
    node.dispatchEvent(pointer('pointerdown', 0, 0, 'touch', 2));
    window.dispatchEvent(pointer('pointermove', 50, 90, 'touch', 2));
    window.dispatchEvent(pointer('pointerup', 50, 90, 'touch', 2));
    window.dispatchEvent(pointer('pointerup', 100, 0, 'touch', 1));
    expect(seen).toEqual(['turn']);
  });

  it('tells where it was pressed when it lifts', () => {
    drag(node, { ...options, lift: (_at, _event, { x, y }) => seen.push(`pressed ${x},${y}`) > 0 });
    node.dispatchEvent(pointer('pointerdown', 10, 100, 'touch'));
    window.dispatchEvent(pointer('pointermove', 40, 120, 'touch'));
    expect(seen[0]).toBe('pressed 10,100');
  });

  it('holds the piece above a finger', () => {
    drag(node, options);
    node.dispatchEvent(pointer('pointerdown', 10, 100, 'touch'));
    window.dispatchEvent(pointer('pointermove', 30, 100, 'touch'));
    window.dispatchEvent(pointer('pointerup', 30, 100, 'touch'));
    expect(seen.at(-1)).toBe(`drop 30,${100 - touchOffset}`);
  });

  it('neither taps nor drags when a second finger joins the first, wherever it does', () => {
    drag(node, options);
    node.dispatchEvent(pointer('pointerdown', 10, 100, 'touch'));
    window.dispatchEvent(pointer('pointerdown', 90, 100, 'touch', 8));
    window.dispatchEvent(pointer('pointermove', 30, 120, 'touch'));
    window.dispatchEvent(pointer('pointerup', 30, 120, 'touch'));
    expect(seen).toEqual([]);
  });

  it('taps when two thumbs are quick and neither moves', () => {
    drag(node, options);
    node.dispatchEvent(pointer('pointerdown', 10, 100, 'touch'));
    window.dispatchEvent(pointer('pointerdown', 90, 100, 'touch', 8));
    window.dispatchEvent(pointer('pointermove', 12, 100, 'touch'));
    window.dispatchEvent(pointer('pointerup', 12, 100, 'touch'));
    expect(seen).toEqual(['tap']);
  });

  it('does not tap when the second finger goes round the first', () => {
    drag(node, options);
    node.dispatchEvent(pointer('pointerdown', 10, 100, 'touch'));
    window.dispatchEvent(pointer('pointerdown', 90, 100, 'touch', 8));
    window.dispatchEvent(pointer('pointermove', 10, 180, 'touch', 8));
    window.dispatchEvent(pointer('pointerup', 10, 100, 'touch'));
    expect(seen).toEqual([]);
  });

  it('goes on with a drag when a second finger turns the piece', () => {
    drag(node, options);
    node.dispatchEvent(pointer('pointerdown', 10, 100, 'touch'));
    window.dispatchEvent(pointer('pointermove', 30, 100, 'touch'));
    window.dispatchEvent(pointer('pointerdown', 90, 100, 'touch', 8));
    window.dispatchEvent(pointer('pointerup', 40, 100, 'touch'));
    expect(seen.at(-1)).toBe(`drop 40,${100 - touchOffset}`);
  });

  it('gives the piece back on Escape', () => {
    drag(node, options);
    node.dispatchEvent(pointer('pointerdown', 10, 10));
    window.dispatchEvent(pointer('pointermove', 30, 10));
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    window.dispatchEvent(pointer('pointerup', 30, 10));
    expect(seen.at(-1)).toBe('cancel');
  });

  it.each([
    { way: 'a drag', x: 30, expected: ['lift 30,10', 'move 30,10', 'cancel'] },
    { way: 'a press', x: 10, expected: [] },
  ])('gives up $way that runs while it is disabled', ({ x, expected }) => {
    const action = drag(node, options);
    node.dispatchEvent(pointer('pointerdown', 10, 10));
    window.dispatchEvent(pointer('pointermove', x, 10));
    action.update({ ...options, disabled: true });
    window.dispatchEvent(pointer('pointerup', x, 10));
    expect(seen).toEqual(expected);
  });

  it('does nothing while disabled', () => {
    drag(node, { ...options, disabled: true });
    node.dispatchEvent(pointer('pointerdown', 10, 10));
    window.dispatchEvent(pointer('pointerup', 10, 10));
    expect(seen).toEqual([]);
  });
});
