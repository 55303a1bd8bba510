// Carrying something from its place onto a target of the page: a tile onto a spot, a segment onto a zone. The target
// is whatever lies under it and names itself in a data attribute, so that no places have to be known beforehand.
import type { DragOptions, Point } from './pointer';

interface Targets {
  /** The data attribute by which targets name themselves, as in `data-spot`. */
  name: 'spot' | 'zone';
  /** They are small: one that was nearly met counts as well. */
  small?: boolean;
  /** It is above another target. */
  onover: (target: string) => void;
  /** It was let go beside every target. */
  onmiss?: () => void;
}

export class Carry {
  /** Where it is while it is carried. */
  at = $state.raw<Point | null>(null);
  #over: string | null = null;
  readonly drag: DragOptions;

  constructor({ name, small = false, onover, onmiss }: Targets) {
    const meet = (target: string | null) => {
      if (target !== null && target !== this.#over) onover(target);
      this.#over = target;
    };
    const end = () => {
      this.at = null;
      this.#over = null;
    };
    this.drag = {
      lift: (at) => {
        this.at = at;
        return true;
      },
      move: (at) => {
        this.at = at;
        meet(targetAt(at, name));
      },
      drop: (at, finger) => {
        // On touch it floats above the finger: what the finger is on counts as well.
        meet(targetAt(at, name) ?? targetAt(finger, name) ?? (small ? nearest(at, name) : null));
        if (this.#over === null) onmiss?.();
        end();
      },
      cancel: end,
    };
  }
}

function targetAt({ x, y }: Point, name: string): string | null {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>(`[data-${name}]`);
  return found?.dataset[name] ?? null;
}

/** The target whose middle is less than its own width away, so that it was missed by no more than half of that. */
function nearest({ x, y }: Point, name: string): string | null {
  let [best, least]: [string | null, number] = [null, 1];
  for (const target of document.querySelectorAll<HTMLElement>(`[data-${name}]`)) {
    const { left, top, width, height } = target.getBoundingClientRect();
    const away = Math.max(Math.abs(left + width / 2 - x), Math.abs(top + height / 2 - y)) / width;
    if (away < least) [best, least] = [target.dataset[name] ?? null, away];
  }
  return best;
}
