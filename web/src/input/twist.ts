// Two fingers that turn on the screen turn the held piece, a quarter for every 45 degrees.

const quarter = 45;

/** The finger that was already there when another one came. */
const company = new WeakMap<PointerEvent, { id: number; start: { x: number; y: number } }>();

/** Which finger this press would turn something with, wherever on the stage that one was put. */
export function companyOf(press: PointerEvent) {
  return company.get(press) ?? null;
}

/** Quarters that a change of angle is worth, and what of it is left for the next. */
export function quartersOf(degrees: number): { quarters: number; left: number } {
  const quarters = Math.trunc(degrees / quarter);
  return { quarters, left: degrees - quarters * quarter };
}

/** The short way from one direction to another, in degrees. */
export function turnBetween(from: number, to: number): number {
  return ((((to - from) % 360) + 540) % 360) - 180;
}

/** Svelte action: calls back once per quarter. */
export function twist(node: HTMLElement | SVGElement, initial: (quarters: 1 | -1) => void) {
  let turned = initial;
  const fingers = new Map<number, { x: number; y: number }>();
  let angle: number | null = null;
  let sum = 0;

  function direction(): number | null {
    const [a, b] = [...fingers.values()];
    return a && b && fingers.size === 2 ? (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI : null;
  }
  function down(event: PointerEvent) {
    if (event.pointerType !== 'touch') return;
    const [there] = fingers;
    if (there) company.set(event, { id: there[0], start: there[1] });
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    angle = direction();
    sum = 0;
  }
  function move(event: PointerEvent) {
    if (!fingers.has(event.pointerId)) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const now = direction();
    if (now === null || angle === null) return;
    sum += turnBetween(angle, now);
    angle = now;
    const { quarters, left } = quartersOf(sum);
    sum = left;
    for (let i = 0; i < Math.abs(quarters); i += 1) turned(quarters > 0 ? 1 : -1);
  }
  function up(event: PointerEvent) {
    fingers.delete(event.pointerId);
    angle = direction();
  }

  // The browser would take two fingers for its own zoom.
  node.style.touchAction = 'none';
  // Captured, because a piece keeps its own press to itself; on the window, because fingers stray.
  node.addEventListener('pointerdown', down as EventListener, true);
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', up);
  window.addEventListener('pointercancel', up);
  return {
    update(next: (quarters: 1 | -1) => void) {
      turned = next;
    },
    destroy() {
      node.removeEventListener('pointerdown', down as EventListener, true);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', up);
    },
  };
}
