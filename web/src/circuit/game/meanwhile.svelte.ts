// What somebody has open or tries out while a phase of Circuit lasts. Whatever it leaves open is closed with it.
import type { Aim } from '../drawn/place-types';

/** What of a game it depends on. */
export interface Now {
  solving: boolean;
  /** Everybody's time is up, and one's own puzzle is shown unsolved. */
  missed: boolean;
  /** One's own puzzle is solved while others still work. */
  done: boolean;
  /** There is a tile to lay, now or later. */
  earned: boolean;
}

/** A solved puzzle is seen to glow before the board opens. */
const glow = 1_300;

export class Meanwhile {
  /** Where they would lay their tile; it lasts as long as there is one. */
  plan = $state.raw<Aim | null>(null);
  /** The board has opened for somebody who is done: not yet, it is on, or they went back to their puzzle. */
  planning = $state<'waits' | 'board' | 'puzzle'>('waits');
  /** The board lies open over the puzzle. */
  boardOpen = $state(false);
  /** The right solution is shown instead of one's own. */
  showsRight = $state(false);
  #done = false;
  #opening: ReturnType<typeof setTimeout> | undefined;

  /** The game has gone on, or another moment of it is shown. */
  turn({ solving, missed, done, earned }: Now): void {
    if (!solving) this.boardOpen = false;
    if (!missed) this.showsRight = false;
    if (!earned) this.plan = null;
    if (done === this.#done) return;
    this.#done = done;
    clearTimeout(this.#opening);
    this.planning = 'waits';
    if (done) this.#opening = setTimeout(() => (this.planning = 'board'), glow);
  }

  close(): void {
    clearTimeout(this.#opening);
  }
}
