// A game of Cipher at a table: the view, and what the screens need of it. It knows no rules;
// whatever may be asked, handed out or named is in the view.
import type { Answer } from '../../net/connection';
import type { Action } from '../../protocol/cipher/Action';
import type { Event } from '../../protocol/cipher/Event';
import type { RoundResult } from '../../protocol/cipher/RoundResult';
import type { View } from '../../protocol/cipher/View';
import { keepValue, keptParts } from '../../browser/stored';
import type { Player } from '../../people/player';

/** What a game needs of the table it is played at. */
export interface Seat {
  players: () => readonly (Player | null)[];
  gameTime: () => number;
  act: (action: Action, key?: string, as?: number) => Promise<Answer>;
  refused: (refusal: string) => void;
}

export class CipherGame {
  readonly kind = 'cipher';
  readonly #id: string;
  readonly #seat: Seat;
  view = $state.raw<View>()!;
  /** What just happened, for motion and for screen readers. */
  events = $state.raw<readonly Event[]>([]);
  busy = $state(false);
  /** How many rounds were looked at on their sheet. */
  #looked = $state(0);
  #followers: readonly (() => void)[] = [];

  constructor(id: string, view: View, seat: Seat) {
    this.#id = id;
    this.#seat = seat;
    this.view = view;
    // Whoever comes to a game under way need not look at what was before.
    this.#look(recall(id) ?? view.sheet.length);
  }

  /** A round that has ended, until it was looked at: also when it did so behind one's back, or before a reload. */
  readonly result: RoundResult | null = $derived(
    this.view.sheet.length > this.#looked ? (this.view.sheet.at(-1) ?? null) : null,
  );

  /** Calls whenever the game has gone on, for others or for me; answers how to end that. */
  follow(call: () => void): () => void {
    this.#followers = [...this.#followers, call];
    return () => (this.#followers = this.#followers.filter((each) => each !== call));
  }
  #goesOn(): void {
    for (const call of this.#followers) call();
  }

  replace(view: View): void {
    this.view = view;
    this.events = [];
    this.#goesOn();
  }

  step(view: View, events: readonly Event[]): void {
    this.view = view;
    this.events = events;
    this.#goesOn();
  }

  /** Goes on from the sheet to the game. */
  continue(): void {
    this.#look(this.view.sheet.length);
    this.#goesOn();
  }

  #look(rounds: number): void {
    this.#looked = rounds;
    remember(this.#id, rounds);
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
    // Who plays by ear has more than the table (KD-20).
    return total === null || remaining === null ? null : { remaining, total: Math.max(total, remaining) };
  }

  /** Does something; `as` names another of one's own seats (one device for all). */
  async act(action: Action, as?: number): Promise<Answer> {
    if (this.busy) return { ok: true, seq: null };
    this.busy = true;
    const answer = await this.#seat.act(action, undefined, as);
    this.busy = false;
    if (!answer.ok) this.#seat.refused(answer.refusal);
    this.#goesOn();
    return answer;
  }
}

/** The game of this tab and how many of its rounds were looked at. The server need not know. */
const memory = 'enigma-looked-at';

function remember(game: string, rounds: number): void {
  keepValue(memory, { game, rounds }, 'tab');
}

function recall(game: string): number | null {
  const kept = keptParts(memory, 'tab');
  return kept['game'] === game && typeof kept['rounds'] === 'number' ? kept['rounds'] : null;
}
