// What was meant when a table was opened, to be carried out once one is there.
import type { Level } from '../protocol/game/Level';

export interface Plan {
  /** Bots to sit down on the free seats, in order. */
  bots: readonly Level[];
  /** The game begins as soon as they sit. */
  start?: boolean;
}

export const plans = new Map<string, Plan>();
