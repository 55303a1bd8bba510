// What a finger or a mouse does on a board. Browsers send no click for a tap soon after a quick pan.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Camera } from './camera.svelte';
import { navigate } from './navigate';

let board: SVGSVGElement;
let spot: SVGGElement;
let taps: number;
let stop: () => void;

beforeEach(() => {
  board = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  spot = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  board.setPointerCapture = () => undefined;
  board.append(spot);
  document.body.append(board);
  taps = 0;
  spot.addEventListener('click', () => (taps += 1));
  const navigation = navigate(board, new Camera());
  stop = () => navigation.destroy();
});
afterEach(() => {
  stop();
  board.remove();
});

function pointer(type: string, clientX: number, pointerType: string): void {
  spot.dispatchEvent(
    new PointerEvent(type, { bubbles: true, pointerId: 1, pointerType, button: 0, clientX, clientY: 0 }),
  );
}
const click = () => spot.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

describe('a board moved by hand', () => {
  it('passes the tap of a finger on without waiting for its click', () => {
    pointer('pointerdown', 0, 'touch');
    pointer('pointerup', 0, 'touch');
    expect(taps).toBe(1);
  });

  it('does not count the click of the same tap', () => {
    pointer('pointerdown', 0, 'touch');
    pointer('pointerup', 0, 'touch');
    click();
    expect(taps).toBe(1);
  });

  it('takes the end of a pan for no tap', () => {
    for (const kind of ['touch', 'mouse']) {
      pointer('pointerdown', 0, kind);
      pointer('pointermove', 40, kind);
      pointer('pointerup', 40, kind);
      click();
    }
    expect(taps).toBe(0);
  });

  it('leaves clicks of a mouse, and those without a pointer, as they are', () => {
    pointer('pointerdown', 0, 'mouse');
    pointer('pointerup', 0, 'mouse');
    click();
    click();
    expect(taps).toBe(2);
  });
});
