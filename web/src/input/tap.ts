// A button that never loses a finger's tap. Browsers swallow the click of a tap that comes soon after a quick drag, so
// the tap counts as soon as the finger leaves, and the click that may follow does not. Mice, keys and screen readers
// click.
import type { Attachment } from 'svelte/attachments';
import { isEcho } from './pointer';

export function taps(run: () => void): Attachment<HTMLButtonElement> {
  return (button) => {
    let pressed: number | null = null;
    let tappedAt = -Infinity;
    const down = (event: PointerEvent) => {
      pressed = event.pointerType === 'touch' && event.isPrimary ? event.pointerId : null;
    };
    const up = (event: PointerEvent) => {
      if (event.pointerId !== pressed) return;
      pressed = null;
      // Unlike a click, a pointer reaches a button that is off.
      if (button.disabled) return;
      const { left, right, top, bottom } = button.getBoundingClientRect();
      if (event.clientX < left || event.clientX > right || event.clientY < top || event.clientY > bottom) return;
      tappedAt = event.timeStamp;
      run();
    };
    const cancelled = () => (pressed = null);
    const clicked = (event: MouseEvent) => {
      if (!isEcho(event, tappedAt)) run();
    };
    button.addEventListener('pointerdown', down);
    button.addEventListener('pointerup', up);
    button.addEventListener('pointercancel', cancelled);
    button.addEventListener('click', clicked);
    return () => {
      button.removeEventListener('pointerdown', down);
      button.removeEventListener('pointerup', up);
      button.removeEventListener('pointercancel', cancelled);
      button.removeEventListener('click', clicked);
    };
  };
}
