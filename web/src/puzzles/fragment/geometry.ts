// Stage units of the fragment puzzle.
import type { Vertex } from './model';

/** One lattice step. */
export const unit = 64;
/** Lattice steps shown around the outline. */
export const margin = 1;

/** How much a place in the tray shows, in lattice steps: small pieces stay smaller than large ones, but half as much so. */
export function traySide(size: { width: number; height: number }): number {
  return 2.44 * Math.sqrt(Math.max(size.width, size.height) / 2);
}

export function polygon(points: readonly Vertex[]): string {
  return `M${points.map(([x, y]) => `${x * unit} ${y * unit}`).join('L')}Z`;
}
