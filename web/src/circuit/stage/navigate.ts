// Moving the view of a board by hand: one finger or the mouse pans, two fingers pinch, the wheel
// zooms. Taps pass through to what lies under them; those of fingers at once, because browsers swallow
// the click of a tap that comes soon after a quick pan.
import { echoTime, liftThreshold } from '../../input/pointer';
import type { Camera } from './camera.svelte';

/** Svelte action for the board's svg element. */
export function navigate(node: SVGSVGElement, camera: Camera) {
  const fingers = new Map<number, { x: number; y: number }>();
  let moved = false;
  let travelled = 0;
  /** When a finger tapped; the click that may follow was passed on already. */
  let tappedAt = -Infinity;
  let passing = false;
  /** Measured when a gesture begins, not while it runs. */
  let box = new DOMRect();

  function down(event: PointerEvent) {
    if (event.pointerType === 'mouse' && event.button > 1) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.size === 1) {
      moved = false;
      travelled = 0;
      box = node.getBoundingClientRect();
    }
  }

  function move(event: PointerEvent) {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    travelled += Math.hypot(now.x - before.x, now.y - before.y);
    if (!moved && travelled < liftThreshold) return;
    if (!moved) {
      moved = true;
      camera.hold();
      node.setPointerCapture(event.pointerId);
    }
    if (fingers.size === 2) pinch(event.pointerId, before, now);
    else camera.pan(now.x - before.x, now.y - before.y);
    fingers.set(event.pointerId, now);
  }

  function pinch(id: number, before: { x: number; y: number }, now: { x: number; y: number }) {
    const other = [...fingers].find(([key]) => key !== id)![1];
    const spread = (a: { x: number; y: number }) => Math.hypot(a.x - other.x, a.y - other.y);
    const middle = { x: (now.x + other.x) / 2 - box.left, y: (now.y + other.y) / 2 - box.top };
    if (spread(before) > 0) camera.zoomAt(spread(now) / spread(before), middle.x, middle.y);
    camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
  }

  function up(event: PointerEvent) {
    const known = fingers.delete(event.pointerId);
    if (fingers.size > 0) return;
    camera.release();
    if (known && !moved && event.type === 'pointerup' && event.pointerType === 'touch') tap(event);
  }

  function tap(event: PointerEvent) {
    tappedAt = event.timeStamp;
    passing = true;
    event.target?.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, clientX: event.clientX, clientY: event.clientY }),
    );
    passing = false;
  }

  /** The click that ends a pan is not a tap on a spot, and the one after a tap is not a second tap. */
  function click(event: MouseEvent) {
    if (passing || (!moved && event.timeStamp - tappedAt > echoTime)) return;
    moved = false;
    event.stopPropagation();
    event.preventDefault();
  }

  function wheel(event: WheelEvent) {
    event.preventDefault();
    const box = node.getBoundingClientRect();
    camera.zoomAt(Math.exp(-event.deltaY / 400), event.clientX - box.left, event.clientY - box.top);
  }

  node.style.touchAction = 'none';
  node.addEventListener('pointerdown', down);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', up);
  node.addEventListener('pointercancel', up);
  node.addEventListener('click', click, true);
  node.addEventListener('wheel', wheel, { passive: false });
  return {
    destroy() {
      camera.release();
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', up);
      node.removeEventListener('click', click, true);
      node.removeEventListener('wheel', wheel);
    },
  };
}
