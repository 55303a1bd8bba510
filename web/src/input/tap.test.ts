import { afterEach, beforeEach, expect, it } from 'vitest';
import { taps } from './tap';

const button = document.createElement('button');
let runs = 0;
let leave = () => {};
button.getBoundingClientRect = () => ({ left: 0, right: 50, top: 0, bottom: 50 }) as DOMRect;
beforeEach(() => {
  runs = 0;
  button.disabled = false;
  leave = taps(() => (runs += 1))(button) ?? leave;
});
afterEach(() => leave());
const pointer = (type: string, at = 10, pointerType = 'touch') =>
  button.dispatchEvent(
    new PointerEvent(type, { pointerId: 1, pointerType, isPrimary: true, clientX: at, clientY: at }),
  );
const click = (detail: number) => button.dispatchEvent(new MouseEvent('click', { detail }));

it('counts a tap whose click the browser has swallowed', () => {
  pointer('pointerdown');
  pointer('pointerup');
  expect(runs).toBe(1);
});
it('counts a tap once when its click comes as well', () => {
  pointer('pointerdown');
  pointer('pointerup');
  click(1);
  expect(runs).toBe(1);
});
it('counts no tap that has slid off the button or was taken away', () => {
  pointer('pointerdown');
  pointer('pointerup', 80);
  pointer('pointerdown');
  pointer('pointercancel');
  pointer('pointerup');
  expect(runs).toBe(0);
});
it('counts the clicks of mice and keys', () => {
  pointer('pointerdown', 10, 'mouse');
  pointer('pointerup', 10, 'mouse');
  expect(runs).toBe(0);
  click(1);
  click(0);
  expect(runs).toBe(2);
});
it('counts no tap on a button that is off', () => {
  button.disabled = true;
  pointer('pointerdown');
  pointer('pointerup');
  expect(runs).toBe(0);
});
