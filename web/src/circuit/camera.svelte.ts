// The view of a board: which part is seen and how large.
//
// The board is drawn once; moving the view changes a single transform. Zoom 1 shows a tile
// 106 px wide; people may go from half to double of that. Fitting stays in the same bounds, so that
// spots never get too small for a finger; a board too large for them is panned.
import type { Rect } from './board';

export const minZoom = 0.5;
export const maxZoom = 2;

export class Camera {
  width = $state(0);
  height = $state(0);
  zoom = $state(1);
  /** The point of the board in the middle of the view. */
  x = $state(0);
  y = $state(0);

  readonly transform = $derived(
    `translate(${this.width / 2 - this.x * this.zoom} ${this.height / 2 - this.y * this.zoom}) scale(${this.zoom})`,
  );

  /** Shows the whole rectangle if the bounds allow it, else its middle. */
  fit(rect: Rect, padding: { top?: number; bottom?: number } = {}): void {
    if (this.width === 0 || this.height === 0) return;
    const { top = 0, bottom = 0 } = padding;
    const zoom = Math.min(this.width / rect.width, (this.height - top - bottom) / rect.height);
    this.zoom = Math.min(maxZoom, Math.max(minZoom, zoom));
    this.x = rect.x + rect.width / 2;
    this.y = rect.y + rect.height / 2 - (top - bottom) / 2 / this.zoom;
  }

  pan(dx: number, dy: number): void {
    this.x -= dx / this.zoom;
    this.y -= dy / this.zoom;
  }

  /** Zooms so that the board point under (px, py) stays there. */
  zoomAt(factor: number, px = this.width / 2, py = this.height / 2): void {
    const before = this.toBoard(px, py);
    this.zoom = Math.min(maxZoom, Math.max(minZoom, this.zoom * factor));
    const after = this.toBoard(px, py);
    this.x += before[0] - after[0];
    this.y += before[1] - after[1];
  }

  toBoard(px: number, py: number): [number, number] {
    return [(px - this.width / 2) / this.zoom + this.x, (py - this.height / 2) / this.zoom + this.y];
  }
}
