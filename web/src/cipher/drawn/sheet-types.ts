// The scoring of a round and the sheet of a game.
import type { Player } from '../../people/player';

/** What one player earned with a word (K-58 to K-60). */
export interface Earned {
  player: Player;
  coder: boolean;
  points: number;
  /** The Enigma token. */
  enigma: boolean;
  bonus: number;
  refusals: number;
  /** Deduction tokens: kept by a decoder, received by the coder. */
  deductions: number;
}
export interface SheetLine {
  /** Nothing for words not hidden yet. */
  word: string | null;
  /** Seat of the coder. */
  coder: number;
  points: Readonly<Record<number, number>> | null;
  current: boolean;
}

/** The players in the order of turns, the first coder first, as the rulebook writes them down. */
export function fromFirstCoder(players: readonly Player[], lines: readonly SheetLine[]): readonly Player[] {
  const first = players.findIndex(({ seat }) => seat === lines[0]?.coder);
  return first < 0 ? players : [...players.slice(first), ...players.slice(0, first)];
}
