// Our pointer layer: one way to tap and drag, for mouse, pen and finger.
//
// A press becomes a drag after six pixels; before that it is a tap. On touch the held piece floats
// above the finger, so positions are given where the piece is, not where the finger is. Moves are
// handed on once per frame and nothing is measured while dragging, so a drag costs a transform.
import { companyOf } from './twist';

export const liftThreshold = 6;
export const touchOffset = 44;
/** So soon after a tap a click is the same one, told again. */
export const echoTime = 700;
/** Whether a click came without a pointer, as keys and screen readers send it. */
export function isBare(click: MouseEvent): boolean {
  return click.detail === 0;
}
/** Whether a click only tells a tap again. */
export function isEcho(click: MouseEvent, tappedAt: number): boolean {
  return !isBare(click) && click.timeStamp - tappedAt <= echoTime;
}

export interface Point {
  x: number;
  y: number;
}
export interface DragOptions {
  disabled?: boolean;
  /** Pressed and let go without moving. */
  tap?: (event: PointerEvent) => void;
  /** A drag begins; answer `false` to refuse it. `start` is where the pointer was pressed. */
  lift?: (at: Point, event: PointerEvent, start: Point) => boolean | undefined;
  /** `finger` is where the pointer itself is, here and when let go. */
  move?: (at: Point, finger: Point) => void;
  drop?: (at: Point, finger: Point) => void;
  /** The drag was taken away (system gesture, Escape). */
  cancel?: () => void;
}

interface Finger {
  id: number;
  start: Point;
}
/** Whether this finger is now too far from where it was pressed to be tapping. */
function hasStrayed({ id, start }: Finger, event: PointerEvent): boolean {
  return event.pointerId === id && Math.hypot(event.clientX - start.x, event.clientY - start.y) >= liftThreshold;
}

/** The pointer that presses something now. A second finger turns a piece, it takes no other. */
let pressing: number | null = null;

/** Svelte action: makes an element a thing to tap and drag. */
export function drag(node: HTMLElement | SVGElement, initial: DragOptions) {
  let options = initial;
  let pressed: (Finger & { offset: number; dragging: boolean; second: Finger | null; strayed: boolean }) | null = null;
  let frame = 0;
  let last: Point = { x: 0, y: 0 };

  function placed(event: PointerEvent): Point {
    return { x: event.clientX, y: event.clientY - (pressed?.offset ?? 0) };
  }

  function down(event: PointerEvent) {
    if (options.disabled || pressed || event.button !== 0) return;
    event.stopPropagation();
    if (pressing !== null && event.pointerType === 'touch') return;
    pressing = event.pointerId;
    const offset = event.pointerType === 'touch' ? touchOffset : 0;
    pressed = {
      id: event.pointerId,
      start: { x: event.clientX, y: event.clientY },
      offset,
      dragging: false,
      second: companyOf(event),
      strayed: false,
    };
    window.addEventListener('pointermove', moved);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', cancelled);
    window.addEventListener('keydown', escaped, true);
    window.addEventListener('pointerdown', joined, true);
  }

  /** A second finger comes before the first has moved: together they turn what is held, and nothing is dragged. Where
      both stay where they are, the first still taps: somebody is quick with two thumbs. */
  function joined(event: PointerEvent) {
    if (!pressed || pressed.dragging || event.pointerType !== 'touch' || event.pointerId === pressed.id) return;
    pressed.second = { id: event.pointerId, start: { x: event.clientX, y: event.clientY } };
  }

  function moved(event: PointerEvent) {
    if (pressed?.second && [pressed, pressed.second].some((finger) => hasStrayed(finger, event)))
      pressed.strayed = true;
    if (event.pointerId !== pressed?.id || pressed.second) return;
    if (!pressed.dragging) {
      if (!hasStrayed(pressed, event) || !options.lift) return;
      if (options.lift(placed(event), event, pressed.start) === false) {
        release();
        return;
      }
      pressed.dragging = true;
    }
    event.preventDefault();
    last = placed(event);
    const { offset } = pressed;
    if (frame === 0) {
      frame = requestAnimationFrame(() => {
        frame = 0;
        options.move?.(last, { x: last.x, y: last.y + offset });
      });
    }
  }

  function up(event: PointerEvent) {
    if (event.pointerId !== pressed?.id) return;
    const { dragging, strayed } = pressed;
    const at = placed(event);
    release();
    if (dragging) options.drop?.(at, { x: event.clientX, y: event.clientY });
    else if (!strayed) options.tap?.(event);
  }

  function cancelled(event: PointerEvent) {
    if (event.pointerId === pressed?.id) abort();
  }

  function escaped(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !pressed?.dragging) return;
    event.stopPropagation();
    abort();
  }

  function abort() {
    const dragging = pressed?.dragging;
    release();
    if (dragging) options.cancel?.();
  }

  function release() {
    if (pressed) pressing = null;
    pressed = null;
    cancelAnimationFrame(frame);
    frame = 0;
    window.removeEventListener('pointermove', moved);
    window.removeEventListener('pointerup', up);
    window.removeEventListener('pointercancel', cancelled);
    window.removeEventListener('keydown', escaped, true);
    window.removeEventListener('pointerdown', joined, true);
  }

  node.style.touchAction = 'none';
  node.addEventListener('pointerdown', down as EventListener);
  return {
    /** What is disabled while it is pressed or dragged is let go of. */
    update(next: DragOptions) {
      options = next;
      if (next.disabled) abort();
    },
    destroy() {
      release();
      node.removeEventListener('pointerdown', down as EventListener);
    },
  };
}
