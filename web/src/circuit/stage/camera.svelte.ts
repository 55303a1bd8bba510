// The view of a board: which part is seen and how large.
//
// The board is drawn once; moving the view changes a single transform. While fingers move it, the
// drawing keeps the view it had and is shifted as a whole, so that nothing is laid out per move;
// when they let go, it is drawn where it has come to. Zoom 1 shows a tile
// 106 px wide; people may go from half to double of that, and farther where a board is seen whole only
// from there. Fitting stays at half, so that spots never get too small for a finger.
import type { Rect } from '../../tiles/board';

/** Room kept free for what lies over the board, in pixels. */
export interface Padding {
  top?: number;
  bottom?: number;
  right?: number;
}

export const minZoom = 0.5;
export const maxZoom = 2;

export class Camera {
  width = $state(0);
  height = $state(0);
  zoom = $state(1);
  /** The point of the board in the middle of the view. */
  x = $state(0);
  y = $state(0);
  /** The zoom at which all that was fitted is seen. */
  #whole = $state(minZoom);
  /** Somebody has moved the view since it was fitted. */
  moved = $state(false);

  /** The view that is drawn while a gesture runs. */
  #held = $state.raw<{ x: number; y: number; zoom: number } | null>(null);

  readonly drawn = $derived(this.#held ?? { x: this.x, y: this.y, zoom: this.zoom });

  /** What of the board lies in the element, as drawn. */
  readonly seen = $derived.by((): Rect => {
    const [width, height] = [this.width / this.drawn.zoom, this.height / this.drawn.zoom];
    return { x: this.drawn.x - width / 2, y: this.drawn.y - height / 2, width, height };
  });

  /** From drawing units to the board's element, as drawn. */
  readonly transform = $derived.by(() => {
    const { x, y, zoom } = this.drawn;
    return `translate(${this.width / 2 - x * zoom} ${this.height / 2 - y * zoom}) scale(${zoom})`;
  });

  /** From what is drawn to what is to be seen; `null` when they are the same. */
  readonly shift = $derived.by((): { scale: number; x: number; y: number } | null => {
    const held = this.#held;
    if (!held) return null;
    const scale = this.zoom / held.zoom;
    return {
      scale,
      x: (this.width / 2) * (1 - scale) + (held.x - this.x) * this.zoom,
      y: (this.height / 2) * (1 - scale) + (held.y - this.y) * this.zoom,
    };
  });

  /** A gesture begins: until it ends, only `shift` changes. */
  hold(): void {
    this.#held ??= { x: this.x, y: this.y, zoom: this.zoom };
  }

  release(): void {
    this.#held = null;
  }

  /** The zoom at which the rectangle just fits. */
  zoomFor(rect: Rect, { top = 0, bottom = 0, right = 0 }: Padding): number {
    return Math.min((this.width - right) / rect.width, (this.height - top - bottom) / rect.height);
  }

  /** Shows the whole rectangle if the bounds allow it, else its middle. What is to be kept is seen in
   *  any case, clear of what lies over the board. */
  fit(rect: Rect, padding: Padding = {}, keep: Rect | null = null, least = minZoom): void {
    if (this.width === 0 || this.height === 0) return;
    this.moved = false;
    const { top = 0, bottom = 0, right = 0 } = padding;
    const zoom = this.zoomFor(rect, padding);
    this.#whole = zoom;
    this.zoom = Math.min(maxZoom, Math.max(least, zoom));
    this.x = rect.x + rect.width / 2 + right / 2 / this.zoom;
    this.y = rect.y + rect.height / 2 - (top - bottom) / 2 / this.zoom;
    if (keep) this.reveal(keep, padding);
  }

  /** Goes as far as it takes to see the rectangle clear of what lies over the board. */
  reveal(rect: Rect, { top = 0, bottom = 0, right = 0 }: Padding = {}): void {
    const [halfWidth, halfHeight] = [this.width / 2 / this.zoom, this.height / 2 / this.zoom];
    this.x = within(this.x, rect.x + rect.width - halfWidth + right / this.zoom, rect.x + halfWidth);
    this.y = within(
      this.y,
      rect.y + rect.height - halfHeight + bottom / this.zoom,
      rect.y + halfHeight - top / this.zoom,
    );
  }

  pan(dx: number, dy: number): void {
    this.moved = true;
    this.x -= dx / this.zoom;
    this.y -= dy / this.zoom;
  }

  /** Zooms so that the board point under (px, py) stays there. */
  zoomAt(factor: number, px = this.width / 2, py = this.height / 2): void {
    this.moved = true;
    const before = this.toBoard(px, py);
    this.zoom = Math.min(maxZoom, Math.max(Math.min(minZoom, this.#whole), this.zoom * factor));
    const after = this.toBoard(px, py);
    this.x += before[0] - after[0];
    this.y += before[1] - after[1];
  }

  /** Where a point of the board is seen. */
  toView(x: number, y: number): [number, number] {
    return [(x - this.x) * this.zoom + this.width / 2, (y - this.y) * this.zoom + this.height / 2];
  }

  toBoard(px: number, py: number): [number, number] {
    return [(px - this.width / 2) / this.zoom + this.x, (py - this.height / 2) / this.zoom + this.y];
  }
}

/** Nearest to `value` between the bounds; where they cross there is no room, and the upper one wins. */
function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
