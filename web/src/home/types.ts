// What the pages before a game are given.
import type { Player } from '../people/player';
import type { Alone } from '../browser/router.svelte';
import type { GameName } from '../browser/settings.svelte';

export interface OpenTable {
  code: string;
  game: GameName;
  host: string;
  taken: number;
  seats: number;
}
export interface RunningGame {
  code: string;
  game: GameName;
  players: readonly Player[];
}
/** How far somebody is with the puzzles of today. */
export interface MyDay {
  solved: ReadonlySet<Alone>;
  /** Days in a row. */
  streak: number;
}
