// A game of Circuit at a table: the view, the moments still to be shown, and what the screens need
// of both. It knows no rules; whatever is legal or scores is in the view.
import type { BoardTile } from '../../tiles/board';
import type { Aim, CellChoice, HandTile, Outcome, Planned } from '../drawn/place-types';
import { DraftStream } from '../../net/draft-stream';
import type { Answer } from '../../net/connection';
import type { Action } from '../../protocol/circuit/Action';
import type { Event } from '../../protocol/circuit/Event';
import type { View } from '../../protocol/circuit/View';
import type { Draft, Puzzle } from '../../puzzles/puzzles';
import type { SandReading } from '../../browser/clock.svelte';
import type { Player } from '../../people/player';
import { boardOf, cellNumber } from './board';
import { choicesOf, outcomeOf, spotsOf, wayAt } from './closing';
import { looksAmong } from '../../people/players';
import { Meanwhile } from './meanwhile.svelte';
import { hurriedStays, inPeace, scenesOf, type Scene } from './scenes';

/** What a game needs of the table it is played at. */
export interface Seat {
  players: () => readonly (Player | null)[];
  /** The server's time in milliseconds of the game. */
  gameTime: () => number;
  act: (action: Action, key?: string) => Promise<Answer>;
  refused: (refusal: string) => void;
  /** Whether something is open that somebody may be reading: a tip, a dialog. */
  reads?: () => boolean;
  /** A moment begins to be shown. */
  shows?: (scene: Scene) => void;
}

const lastMinute = 60_000;
/** So long, and no longer, a moment waits for somebody who reads, while their own turn's time runs or another's. */
const longestReading: Record<'own' | 'other', Partial<Record<Scene['type'], number>>> = {
  own: { 'round-end': 12_000 },
  other: { closing: 60_000, 'round-end': 60_000 },
};

export class CircuitGame {
  readonly kind = 'circuit';
  readonly #seat: Seat;
  view = $state.raw<View>()!;
  scenes = $state.raw<readonly Scene[]>([]);
  /** An action is on its way; another one would be a second one. */
  busy = $state(false);
  /** The puzzle under work. It stays the same object as long as it is the same puzzle, so that
      pieces in hand survive a new view. */
  puzzle = $state.raw<Puzzle | null>(null);
  /** Time ran out, and the lot chose my puzzle (D-7). */
  byLot = $state(false);
  readonly meanwhile = new Meanwhile();
  #shownAt = 0;
  #advance: ReturnType<typeof setTimeout> | undefined;
  readonly #drafts = new DraftStream<Draft>((draft) => {
    void this.#seat.act({ type: 'draft', draft } as Action, 'draft').then((answer) => {
      // A draft that came too late is no news: the phase says so itself.
      if (!answer.ok && answer.refusal === 'malformed_draft') this.#seat.refused(answer.refusal);
    });
  });

  constructor(view: View, seat: Seat) {
    this.#seat = seat;
    this.replace(view);
  }

  /** A whole new view: nothing to tell, it is as it is. */
  replace(view: View): void {
    this.view = view;
    this.#keepPuzzle(view);
    this.#show([]);
    this.#turn();
  }

  /** Something happened. */
  step(view: View, events: readonly Event[]): void {
    const scenes = scenesOf(this.view, events, view, this.everybody);
    this.view = view;
    for (const event of events) {
      if (event.type === 'chose' && event.seat === this.mySeat) this.byLot = event.by_lot;
    }
    if (view.phase.type !== 'solving') this.#drafts.stop();
    if (scenes.every(({ type }) => type !== 'solved' && type !== 'missed')) this.#keepPuzzle(view);
    const queue = [...this.scenes, ...scenes];
    // Whoever is waited for, or could miss the next round, is not kept with what is over.
    const onward = !inPeace(view) && (this.myTurn || events.some(({ type }) => type === 'round_ended'));
    const kept = onward ? queue.filter(({ type }) => hurriedStays[type] > 0) : queue;
    if (scenes.length > 0 || kept.length < queue.length) this.#show(kept);
    else if (this.myTurn && this.scene) this.#wait(this.scene);
    this.#turn();
  }

  /** Goes on to the next moment, or to the game. */
  continue(): void {
    const [done, ...rest] = this.scenes;
    if (done) this.#show(rest);
    this.#keepPuzzle(this.view);
    this.#turn();
  }

  close(): void {
    clearTimeout(this.#advance);
    this.meanwhile.close();
    this.#drafts.stop();
  }

  #show(scenes: readonly Scene[]): void {
    const before = this.scenes[0];
    this.scenes = scenes;
    const now = scenes[0];
    if (now === before) {
      if (now && this.myTurn) this.#wait(now);
      return;
    }
    clearTimeout(this.#advance);
    this.#shownAt = performance.now();
    if (now) {
      this.#seat.shows?.(now);
      this.#wait(now);
    }
    if (before && (before.type === 'solved' || before.type === 'missed')) this.#keepPuzzle(this.view);
  }

  #turn(): void {
    const { solving, done } = this;
    this.meanwhile.turn({ solving, done, missed: this.scene?.type === 'missed', earned: this.earned !== null });
  }

  /** Goes on when the moment has been shown for long enough. */
  #wait(
    scene: Scene,
    stays = this.#hurried ? Math.min(scene.stays ?? Infinity, hurriedStays[scene.type]) : scene.stays,
  ): void {
    clearTimeout(this.#advance);
    if (stays === null) return;
    const shown = performance.now() - this.#shownAt;
    this.#advance = setTimeout(
      () => {
        const read = performance.now() - this.#shownAt;
        if (this.#isRead(scene, read)) this.#wait(scene, read + 500);
        else this.continue();
      },
      Math.max(0, stays - shown),
    );
  }

  /** My time runs. */
  get #hurried(): boolean {
    return this.myTurn && this.left() !== null;
  }

  #isRead(scene: Scene, read: number): boolean {
    const longest = (this.#hurried ? longestReading.own : longestReading.other)[scene.type];
    return read < (longest ?? 0) && (this.#seat.reads?.() ?? false);
  }

  #keepPuzzle(view: View): void {
    const scene = this.scenes[0];
    if (scene?.type === 'solved' || scene?.type === 'missed') return;
    const fresh = view.you?.puzzle ?? null;
    if (JSON.stringify(fresh) !== JSON.stringify(this.puzzle)) this.puzzle = fresh;
  }

  /** The moment to be shown now; `null` when the view itself is to be shown. */
  get scene(): Scene | null {
    return this.scenes[0] ?? null;
  }

  /** All seats with somebody on them. */
  get everybody(): readonly Player[] {
    return this.#seat.players().filter((player) => player !== null);
  }

  player(seat: number): Player | null {
    return this.#seat.players()[seat] ?? null;
  }

  /** My seat; `null` for a spectator, and for somebody who has left. */
  readonly mySeat = $derived(this.view.you?.seat ?? null);
  /** The same as long as no tile is laid: a step in a puzzle lays none. */
  readonly #laid = $derived(this.view.board);
  readonly board: BoardTile[] = $derived(boardOf({ board: this.#laid }, looksAmong(this.everybody)));

  /** Whose turn it is, in the phases that have turns. */
  readonly turn = $derived(
    this.view.phase.type === 'choosing' || this.view.phase.type === 'placing' ? this.view.phase.seat : null,
  );
  readonly myTurn = $derived(this.mySeat !== null && this.turn === this.mySeat);
  readonly attempt = $derived(this.mySeat === null ? null : (this.view.seats[this.mySeat]?.attempt ?? null));

  /** The moment of one's own solution, for whoever was not done before. */
  readonly own = $derived(this.scene?.type === 'solved' || this.scene?.type === 'missed' ? this.scene.own : null);
  /** Puzzles are on screen. */
  readonly solving = $derived(this.own !== null || (this.scene === null && this.view.phase.type === 'solving'));

  /** What is left until the deadline of the phase; nothing without one. */
  left(): number | null {
    const { phase } = this.view;
    const own = this.attempt?.state.type === 'working' ? this.attempt.deadline : undefined;
    const deadline = phase.type === 'over' ? null : phase.type === 'solving' ? (own ?? phase.deadline) : phase.deadline;
    return deadline === null ? null : Math.max(0, deadline - this.#seat.gameTime());
  }

  /** The sand timer: turned by the first solver, or the last minute of the whole wait (D-4). A table
      without a timer has a `total` of 0. */
  sand(total: number): SandReading | null {
    const { phase } = this.view;
    const remaining = this.left();
    if (phase.type !== 'solving' || remaining === null) return null;
    const whole = this.#own('sand_timer') ?? total;
    if (phase.first !== null && whole > 0) return { remaining, total: Math.max(whole, remaining) };
    return remaining <= lastMinute ? { remaining, total: lastMinute } : null;
  }

  /** The clock of a turn. */
  turnClock(total: number): SandReading | null {
    const remaining = this.left();
    const whole = (this.myTurn ? this.#own(this.view.phase.type === 'choosing' ? 'choose' : 'place') : null) ?? total;
    return this.turn === null || remaining === null ? null : { remaining, total: Math.max(whole, remaining) };
  }

  /** A clock of my own, in milliseconds, where I play by ear (D-20). */
  #own(clock: 'sand_timer' | 'choose' | 'place'): number | null {
    const seconds = this.mySeat === null ? null : this.view.seats[this.mySeat]?.clocks?.[clock];
    return seconds ? seconds * 1000 : null;
  }

  /** My tile, once its puzzle is solved, until it is laid. */
  readonly earned: HandTile | null = $derived.by(() => {
    const seat = this.mySeat === null ? undefined : this.view.seats[this.mySeat];
    if (!seat?.tile || !seat.category || seat.attempt?.state.type !== 'solved') return null;
    return { networks: seat.tile.networks, category: seat.category };
  });
  /** My puzzle is solved, and others still work. */
  readonly done = $derived(this.solving && this.own === null && this.earned !== null);
  readonly hand: HandTile | null = $derived.by(() => {
    const seat = this.mySeat === null ? undefined : this.view.seats[this.mySeat];
    if (!seat?.tile || !seat.category || !this.view.you || this.view.you.placements.length === 0) return null;
    return { networks: seat.tile.networks, category: seat.category };
  });
  /** The rules of the game let me put the tile into the box instead. */
  readonly mayDecline = $derived(this.view.you?.may_decline ?? false);
  readonly spots = $derived(spotsOf(this.view.you?.placements ?? []));

  outcomeOf(aim: Aim, choice: CellChoice | null): Outcome | null {
    const placement = wayAt(this.view.you?.placements ?? [], aim);
    return placement && outcomeOf(this.view, this.everybody, placement.closes ?? [], choice);
  }

  /** What laying my tile there would bring if the board stays as it is until my turn. */
  planOf(aim: Aim): Planned {
    const plan = wayAt(this.view.you?.plans ?? [], aim);
    return { ...outcomeOf(this.view, this.everybody, plan?.closes ?? [], null), could: plan?.could ?? 0 };
  }

  cellsOf(aim: Aim): readonly CellChoice[] {
    const placement = wayAt(this.view.you?.placements ?? [], aim);
    if (!placement || !this.hand) return [];
    return choicesOf(placement, this.hand.networks, (seat) => this.player(seat));
  }

  choose(category: Puzzle['category']): void {
    void this.#once({ type: 'choose', category });
  }

  draft(draft: Draft): void {
    this.#drafts.push(draft);
  }

  giveUp(): void {
    this.#drafts.flush();
    void this.#once({ type: 'give_up' });
  }

  place(aim: Aim, choice: CellChoice | null): void {
    const cell = choice && this.hand ? cellNumber(this.hand.networks, choice) : null;
    void this.#once({ type: 'place', x: aim.x, y: aim.y, turn: aim.rotation, cell });
  }

  decline(): void {
    void this.#once({ type: 'decline' });
  }

  async #once(action: Action): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    const answer = await this.#seat.act(action);
    this.busy = false;
    if (!answer.ok) this.#seat.refused(answer.refusal);
  }
}
