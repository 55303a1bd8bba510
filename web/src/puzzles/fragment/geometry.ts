// Stage units of the fragment puzzle.
import type { Vertex } from './model';

/** One lattice step. */
export const unit = 64;
/** Lattice steps shown around the outline. */
export const margin = 1;

export function polygon(points: readonly Vertex[]): string {
  return `M${points.map(([x, y]) => `${x * unit} ${y * unit}`).join('L')}Z`;
}
