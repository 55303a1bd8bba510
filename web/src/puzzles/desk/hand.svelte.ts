// The piece in the hand: where it is while it is dragged, and its way back when it is refused.
import { settings } from '../../browser/settings.svelte';
import type { Point } from '../../input/pointer';

export const glideTime = 260;

export class HandState<P> {
  piece = $state.raw<P | null>(null);
  at = $state.raw<Point | null>(null);
  gliding = $state(false);
  #home: Point = { x: 0, y: 0 };
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The piece that follows the pointer; not the one on its way back. */
  get dragged(): P | null {
    return this.gliding ? null : this.piece;
  }

  lift(piece: P, at: Point): void {
    clearTimeout(this.#timer);
    this.piece = piece;
    this.at = at;
    this.gliding = false;
    this.#home = at;
  }

  move(at: Point | null): void {
    if (this.piece !== null) this.at = at;
  }

  /** It lies somewhere now. */
  drop(): void {
    clearTimeout(this.#timer);
    this.piece = null;
    this.at = null;
    this.gliding = false;
  }

  /** It may not lie there: back to where it was lifted, then out of sight. */
  glideBack(): void {
    if (this.piece === null) return;
    if (this.at === null || settings.still) {
      this.drop();
      return;
    }
    this.gliding = true;
    this.at = this.#home;
    this.#timer = setTimeout(() => this.drop(), glideTime);
  }
}
