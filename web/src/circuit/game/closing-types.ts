// A closing as it is shown: what was won, and what to ring on the board.
import type { CellShade, Look } from '../../art/shapes';
import type { Square } from '../../tiles/board';
import type { Outcome } from '../drawn/place-types';

export interface ClosingView {
  outcome: Outcome;
  /** Where the new tile lies: plasma runs outwards from there. */
  from?: Square;
  /** Scores before it, by seat. */
  before: Readonly<Record<number, number>>;
  /** Cells counted for somebody, in drawing units, in the order they are counted. */
  rings: readonly { x: number; y: number; shade: CellShade; count?: number }[];
  /** Points that rise beside networkers, which stand there. */
  points: readonly { x: number; y: number; look: Look; points: number }[];
  /** A picture of it, without movement. */
  still?: boolean;
}
