// How the four pieces are told apart besides their colour: a glyph in a unit square around (0, 0).
import type { PieceId } from './model';

export interface Glyph {
  d: string;
  width: number;
  solid?: boolean;
}

/** R berry cross, B teal bar, Y ochre ring, G bone dot. */
export const glyphs: Record<PieceId, Glyph> = {
  R: { d: 'M-.18-.18.18.18M.18-.18-.18.18', width: 0.1 },
  B: { d: 'M-.24 0H.24', width: 0.13 },
  Y: { d: 'M-.2 0A.2.2 0 1 1 .2 0A.2.2 0 1 1-.2 0Z', width: 0.09 },
  G: { d: 'M-.12 0A.12.12 0 1 1 .12 0A.12.12 0 1 1-.12 0Z', width: 0, solid: true },
};
