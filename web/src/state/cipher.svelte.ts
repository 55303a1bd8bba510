// A game of Cipher at a table: the view, and what the screens need of it. It knows no rules;
// whatever may be asked, handed out or named is in the view.
import type { Answer } from '../net/connection';
import type { Action } from '../protocol/cipher/Action';
import type { Event } from '../protocol/cipher/Event';
import type { RoundResult } from '../protocol/cipher/RoundResult';
import type { View } from '../protocol/cipher/View';
import type { Player } from '../ui/players';

/** What a game needs of the table it is played at. */
export interface Seat {
  players: () => readonly (Player | null)[];
  gameTime: () => number;
  act: (action: Action, key?: string, as?: number) => Promise<Answer>;
  refused: (refusal: string) => void;
}

export class CipherGame {
  readonly #seat: Seat;
  view = $state.raw<View>()!;
  /** What just happened, for motion and for screen readers. */
  events = $state.raw<readonly Event[]>([]);
  busy = $state(false);
  /** A round that has just ended, until it was looked at. */
  result = $state.raw<RoundResult | null>(null);

  constructor(view: View, seat: Seat) {
    this.#seat = seat;
    this.view = view;
  }

  replace(view: View): void {
    this.view = view;
    this.events = [];
  }

  step(view: View, events: readonly Event[]): void {
    this.view = view;
    this.events = events;
    const over = events.findLast((event) => event.type === 'round_over');
    if (over) this.result = over.result;
  }

  /** Goes on from the sheet to the game. */
  continue(): void {
    this.result = null;
  }

  close(): void {
    this.events = [];
  }

  get everybody(): readonly Player[] {
    return this.#seat.players().filter((player) => player !== null);
  }

  player(seat: number): Player | null {
    return this.#seat.players()[seat] ?? null;
  }

  /** Whether something waits for me. */
  readonly myTurn = $derived.by(() => {
    const { you } = this.view;
    if (you.role === 'composer') return true;
    if (you.role === 'coder') return you.may_hand_out.length > 0;
    return you.role === 'decoder' && (you.may_ask.length > 0 || you.may_request || you.may_pass);
  });

  /** What is left of the clock that runs. */
  left(): number | null {
    const { clock } = this.view;
    return clock === null ? null : Math.max(0, clock.until - this.#seat.gameTime());
  }

  /** What is left of it and of how much, for the sand timer. */
  sand(): { remaining: number; total: number } | null {
    const { clock, options } = this.view;
    const total = clock && options.clocks[clock.kind];
    const remaining = this.left();
    return total === null || remaining === null ? null : { remaining, total };
  }

  /** Does something; `as` names another of one's own seats (one device for all). */
  async act(action: Action, as?: number): Promise<Answer> {
    if (this.busy) return { ok: true, seq: null };
    this.busy = true;
    const answer = await this.#seat.act(action, undefined, as);
    this.busy = false;
    if (!answer.ok) this.#seat.refused(answer.refusal);
    return answer;
  }
}
