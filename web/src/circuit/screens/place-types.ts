// What the placing screen is told about a move before it is made. All of it is the server's word.
import type { CellColour } from '../../art/shapes';
import type { Player } from '../../ui/players';
import type { NetworkAt, Square } from '../board';
import type { Network, Rotation } from '../layout';

/** A tile aimed at a square. */
export interface Aim extends Square {
  rotation: Rotation;
}
/** Points of one player out of a closing. */
export interface Gain {
  player: Player;
  points: number;
  /** Cells counted, by colour. */
  parts: readonly { colour: CellColour; count: number }[];
}
/** What a move would do. */
export interface Outcome {
  /** Networks of all systems the tile would close. */
  closes: readonly NetworkAt[];
  cells: number;
  gains: readonly Gain[];
  /** Scores after the move, for the wheel; by seat. */
  after: Readonly<Record<number, number>>;
}
/** A cell of the new tile, as a place for a networker. */
export interface CellChoice {
  network: number;
  cell: number;
  colour: CellColour;
  /** Points it would score at once; `null` while its system stays open. */
  points: number | null;
  /** Cells of its colour in its system. */
  count: number;
  /** Who holds this colour in the system already; then it cannot be taken. */
  heldBy: Player | null;
}
/** The tile a player has earned. */
export interface HandTile {
  networks: readonly Network[];
  category: 'weight' | 'fragment' | 'conduit' | 'angular';
}
