// Coming to a table. Arriving at a lobby with a free seat means to play: one sits down, once, and what was meant when
// the table was opened is carried out. And the table is told who plays by ear, who then has more time.
import { settings } from '../../browser/settings.svelte';
import { plans } from '../../net/plans';
import type { TableSession } from './session.svelte';

/** What of a session it needs. */
type At = Pick<TableSession, 'code' | 'table' | 'link' | 'you' | 'mySeat' | 'command' | 'connection'>;

export class Arrival {
  readonly #at: At;
  /** Somebody without a name wants to sit down: it is asked for. */
  asking = $state(false);
  /** One sits down by oneself only once; whoever stood up meant it. */
  #arrived = false;
  /** The seat that whoever is asked for a name wants to take. */
  #wanted: number | null = null;
  /** What the table was told last on this line. */
  #told: boolean | null = null;
  readonly #unfollow: () => void;

  constructor(at: At) {
    this.#at = at;
    this.#unfollow = settings.follow(() => this.#tellByEar());
  }

  /** The table has told how it is. */
  heard(): void {
    // Before a game begins by itself.
    this.#tellByEar();
    this.#arrive();
  }

  /** A new line knows nothing of what was said on the last. */
  lost(): void {
    this.#told = null;
  }

  close(): void {
    this.#unfollow();
  }

  /** Whoever only watched may sit down as well; they say their name first. */
  sitAt(seat: number): void {
    this.#wanted = seat;
    this.#sit();
  }

  /** Who one is, is told when the line is opened. */
  named(): void {
    this.asking = false;
    this.#arrived = false;
    this.#at.connection.reconnect();
  }

  #arrive(): void {
    const { table, mySeat } = this.#at;
    if (this.#arrived || !table) return;
    this.#arrived = true;
    if (table.stage !== 'lobby') return;
    if (mySeat !== null) this.#carryOut();
    else if (this.#free() !== null) this.#sit();
  }

  #sit(): void {
    if (this.#at.you === null) {
      this.asking = true;
      return;
    }
    const seat = this.#free();
    this.#wanted = null;
    if (seat !== null) void this.#at.command({ sit: { seat } });
  }

  /** The seat that is wanted, if it is free still, or the first that is. */
  #free(): number | null {
    const seats = this.#at.table?.seats ?? [];
    if (this.#wanted !== null && seats[this.#wanted]?.holder === null) return this.#wanted;
    const seat = seats.findIndex(({ holder }) => holder === null);
    return seat < 0 ? null : seat;
  }

  #carryOut(): void {
    const { code, table } = this.#at;
    const plan = plans.get(code);
    plans.delete(code);
    const free = table?.seats.flatMap(({ holder }, seat) => (holder === null ? [seat] : [])) ?? [];
    plan?.bots
      .slice(0, free.length)
      .forEach((level, index) => void this.#at.command({ bot: { seat: free[index]!, level } }));
    if (plan?.start) void this.#at.command('start');
  }

  #tellByEar(): void {
    const { table, mySeat, link } = this.#at;
    const { byEar } = settings.values;
    const holder = mySeat === null ? null : table?.seats[mySeat]?.holder;
    if (link.state !== 'live' || !holder || !('person' in holder)) return;
    if ((this.#told ?? holder.person.by_ear ?? false) === byEar) return;
    this.#told = byEar;
    void this.#at.command({ by_ear: { by_ear: byEar } }, null);
  }
}
