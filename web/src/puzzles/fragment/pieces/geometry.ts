// Stage units of the fragment puzzle.
import type { Vertex } from './model';

/** One lattice step. */
export const unit = 64;
/** Lattice steps shown around the outline. */
export const margin = 1;

/** How much a place in the tray shows, in lattice steps: the same for all, so that one sees what fits where. */
export const traySide = 2.44;

export function polygon(points: readonly Vertex[]): string {
  return `M${points.map(([x, y]) => `${x * unit} ${y * unit}`).join('L')}Z`;
}
