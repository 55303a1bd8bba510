// Outlines that several drawings share.
import type { CellColour } from '../protocol/circuit/CellColour';
import type { Category } from '../protocol/puzzles/Category';

export type { Category, CellColour };
/** How a cell colour is shown: amber circle, azure diamond, rose triangle. */
export type CellShade = 'amber' | 'azure' | 'rose';
/** The four player looks: chalk plain, moss bars, iris dots, rust chevrons. */
export type Look = 'chalk' | 'moss' | 'iris' | 'rust';

export const categories: readonly Category[] = ['weight', 'fragment', 'conduit', 'angular'];

const shades: Record<CellColour, CellShade> = { yellow: 'amber', blue: 'azure', red: 'rose' };

export function shadeOf(colour: CellColour): CellShade {
  return shades[colour];
}

/** A box with cut corners, the milled plate that tiles and slots are made of. */
export function octagon(x: number, y: number, width: number, height: number, cut: number): string {
  const [right, bottom] = [x + width, y + height];
  const down = `L${right} ${y + cut}V${bottom - cut}L${right - cut} ${bottom}`;
  const up = `L${x} ${bottom - cut}V${y + cut}`;
  return `M${x + cut} ${y}H${right - cut}${down}H${x + cut}${up}Z`;
}

/** The sign of a cell: circle, diamond or triangle around a centre. */
export function cellPath(shade: CellShade, x: number, y: number, r: number): string {
  if (shade === 'amber') {
    return `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`;
  }
  const d = r * 1.28;
  if (shade === 'azure') return `M${x} ${y - d}L${x + d} ${y}L${x} ${y + d}L${x - d} ${y}Z`;
  const half = r * 1.24;
  return `M${x} ${y - d}L${x + half} ${y + r * 0.86}L${x - half} ${y + r * 0.86}Z`;
}

/** Rounded to two digits, so that drawings stay small. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
