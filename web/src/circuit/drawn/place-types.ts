// What the placing screen is told about a move before it is made. All of it is the server's word.
import { shadeOf, type Category, type CellColour } from '../../art/shapes';
import { t } from '../../i18n/i18n.svelte';
import type { Player } from '../../people/player';
import { cellPoint, type BoardTile, type NetworkAt, type Square } from '../../tiles/board';
import type { Network, Rotation } from '../../tiles/layout';

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
/** What a move would do that is made later, and what a networker sent with it would score at once. */
export interface Planned extends Outcome {
  could: number;
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
/** Cells of a tile as one reads: from top to bottom, and from left to right where they lie as good as level. */
export function cellsInReadingOrder(tile: BoardTile, cells: readonly CellChoice[]): readonly CellChoice[] {
  const placed = cells.map((choice) => ({ choice, at: cellPoint(tile, choice.network, choice.cell) }));
  placed.sort((a, b) => a.at[1] - b.at[1]);
  const rows: (typeof placed)[] = [];
  for (const each of placed) {
    const row = rows.at(-1);
    if (row && each.at[1] - row[0]!.at[1] < level) row.push(each);
    else rows.push([each]);
  }
  return rows.flatMap((row) => row.sort((a, b) => a.at[0] - b.at[0])).map(({ choice }) => choice);
}
/** Cells whose middles differ by less than this in height stand in one row: hardly more than their rings overlap. */
const level = 26;
/** Whether cells need numbers to be told apart: two of one colour. */
export function areNumbered(cells: readonly CellChoice[]): boolean {
  return new Set(cells.map(({ colour }) => colour)).size < cells.length;
}
/** "Amber cell", with its number where there are two of a colour. */
export function cellName(cells: readonly CellChoice[], index: number): string {
  const cell = t(`networker-cell-${shadeOf(cells[index]!.colour)}`);
  return areNumbered(cells) ? t('networker-numbered', { cell, number: index + 1 }) : cell;
}
/** Why a cell cannot be taken: "Taken: Tomáš holds azure here". */
export function heldWords({ heldBy, colour }: CellChoice): string {
  const shade = t(`cell-${shadeOf(colour)}`);
  if (!heldBy) return '';
  return heldBy.you
    ? t('networker-held-by-you', { colour: shade })
    : t('networker-held-by', { name: heldBy.name, colour: shade });
}
/** The tile a player has earned. */
export interface HandTile {
  networks: readonly Network[];
  category: Category;
}
