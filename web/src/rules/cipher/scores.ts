// The scores in the drawings: one word in detail, and the sheet of the game it belongs to.
import type { Earned } from '../../cipher/drawn/sheet-types';
import type { Player } from '../../people/player';
import { ines, mara, tomas } from '../shared/people';

/** What everyone earned with PANDA (K-62). */
export const earned: readonly Earned[] = [
  { player: ines, coder: false, points: 10, enigma: true, bonus: 2, refusals: 0, deductions: 1 },
  { player: mara, coder: true, points: 8, enigma: false, bonus: 1, refusals: 3, deductions: 3 },
  { player: tomas, coder: false, points: 2, enigma: false, bonus: 0, refusals: 0, deductions: 2 },
];

export interface SheetRow {
  word: string;
  coder: Player;
  /** In the order of `players`. */
  points: readonly number[];
}
/** In the order of turns, the first coder first, as on the sheet of a game. */
export const players: readonly Player[] = [mara, tomas, ines];
export const sheet: readonly SheetRow[] = [
  { word: 'PANDA', coder: mara, points: [8, 2, 10] },
  { word: 'RADIO', coder: tomas, points: [8, 9, 3] },
  { word: 'METRO', coder: ines, points: [2, 1, 16] },
];
