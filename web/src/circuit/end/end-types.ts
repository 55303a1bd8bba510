// The end of a game as it is shown.
import type { Category, CellColour } from '../../art/shapes';
import type { Player } from '../../people/player';

export interface EndRow {
  player: Player;
  place: number;
  points: number;
  byColour: Readonly<Record<CellColour, number>>;
  solved: number;
  rounds: number;
  /** Mean time of solved puzzles, in milliseconds. */
  meanTime: number | null;
  /** Networkers still on the board: the tie-break (C-72). */
  standing: number;
  /** Points after each round, from 0. */
  race: readonly number[];
}
export interface Moment {
  category: Category | null;
  text: string;
  value: string;
}
