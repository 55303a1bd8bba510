// What the lobby of a table is given and may change.
import type { Look } from '../../art/shapes';
import type { Language } from '../../i18n/i18n.svelte';
import type { Level } from '../../protocol/game/Level';
import type { Mix } from '../../protocol/puzzles/Mix';
import type { GameName } from '../../browser/settings.svelte';
import type { Player } from '../../people/player';

export const mixes: readonly Mix[] = ['gentle', 'mixed', 'fierce'];

/** How long things may take in Cipher (KD-9). */
export type Pace = 'brisk' | 'calm' | 'endless';
export const paces: readonly Pace[] = ['brisk', 'calm', 'endless'];

export interface LobbySeat {
  seat: number;
  /** Who sits there; nothing while it is free. */
  player: Player | null;
  /** Which person it is, under whatever name; bots have none. */
  id?: string;
  host?: boolean;
  ready?: boolean;
  connected?: boolean;
  /** The colours that may be chosen for it; nothing where that is not yours to do. */
  colours?: readonly Look[] | undefined;
  /** How strong they play, if they let it be seen. */
  rating?: { rating: number; within: number };
  /** Only for bots. */
  level?: Level;
  /** How long a bot usually takes for a puzzle, in seconds. */
  solvesIn?: number;
}
export interface LobbyOptions {
  game: GameName;
  /** How many play: 2 to 4. */
  seats: number;
  /** The seat of the first start player or coder; `null` for the lot (D-1, KD-1). */
  begins: number | null;
  /** Listed among the open tables. */
  open: boolean;
  /** Sand timer in seconds (D-5); `null` for none. */
  sandTimer: number | null;
  /** Seconds to choose and to lay a tile, 0 for no end; `null` where no turn of Circuit has a clock (D-7, D-8). */
  turns: readonly [choose: number, place: number] | null;
  mix: Mix;
  showTotals: boolean;
  wordLength: 3 | 4 | 5 | 6;
  wordLanguage: Language;
  /** The dictionary may be overruled (KD-3). */
  houseWords: boolean;
  /** Slurs may be hidden; never at an open table (KD-3). */
  slurs: boolean;
  /** Everybody sees which letters still fit: for beginners. */
  fittingLetters: boolean;
  /** One person may hold several seats. */
  oneDevice: boolean;
  pace: Pace;
  spectators: boolean;
  /** A bot plays on for somebody who leaves (D-9, KD-10). */
  botsTakeOver: boolean;
}
