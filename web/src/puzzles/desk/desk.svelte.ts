// What the four puzzles share, without a screen: the pieces as they lie with their history, what is held and what is
// dragged, why something was refused, what is said, and the keys that all of them have.
import { untrack } from 'svelte';
import { digitOf, historyKey } from '../../input/keyboard';
import type { Point } from '../../input/pointer';
import { measure, type StageScale } from '../../input/stage';
import { feel } from '../../voice/feel';
import { HandState } from './hand.svelte';
import type { PuzzleProps } from './props';
import { Session } from './session.svelte';

/** What one kind of puzzle says of itself. */
export interface Work<State, Draft> {
  start: (draft: Draft | null) => State;
  toDraft: (state: State) => Draft;
  /** What is said when pieces have changed, by whatever: a move, undo and redo, a hint. */
  tell: (next: State, before: State) => string;
  /** Before an undo or a redo. */
  travels?: () => void;
  /** Pieces were laid for the person. */
  took?: () => void;
}

/** What keys do besides undo and redo. */
export interface Keys {
  /** The first so many digits pick something. */
  digits: number;
  pick: (index: number, shift: boolean) => void;
  /** By `event.key`, or in small letters where shift makes no difference; what does nothing now is left out. */
  acts: Record<string, (() => void) | undefined>;
}

export class Desk<Piece, State, Draft, Why extends string> {
  readonly #props: () => PuzzleProps<unknown, Draft>;
  readonly #work: Work<State, Draft>;
  readonly #session: Session<State>;
  readonly hand = new HandState<Piece>();
  held = $state.raw<Piece | null>(null);
  /** Another object for each refusal: the same one is told anew. */
  refused = $state.raw<{ why: Why } | null>(null);
  spoken = $state.raw({ text: '' });
  scale = $state.raw<StageScale>({ scale: 1, toStage: (at) => at });

  /** Call it during initialisation. */
  constructor(props: () => PuzzleProps<unknown, Draft>, work: Work<State, Draft>) {
    this.#props = props;
    this.#work = work;
    const { puzzle, draft, locked } = untrack(props);
    this.#session = new Session({
      puzzle,
      start: work.start(draft ?? null),
      toDraft: work.toDraft,
      changed: (next, before) => this.#changed(next, before),
      looked: locked ?? false,
    });
    $effect(() => {
      const { given } = props();
      if (given) untrack(() => this.#take(given));
    });
  }

  get lying(): State {
    return this.#session.state;
  }
  get solved(): boolean {
    return this.#props().solved ?? false;
  }
  /** Nothing moves. */
  get frozen(): boolean {
    return this.solved || (this.#props().locked ?? false);
  }
  get canUndo(): boolean {
    return this.#session.canUndo;
  }
  get canRedo(): boolean {
    return this.#session.canRedo;
  }

  do(next: State): void {
    this.#session.do(next);
  }

  travel(step: 'undo' | 'redo'): void {
    this.#work.travels?.();
    this.#session[step]();
  }

  say(text: string): void {
    this.spoken = { text };
  }

  refuse(why: Why): void {
    this.refused = { why };
    feel('refused');
  }

  /** A finger takes a piece off the stage or out of the tray. */
  lift(stage: SVGSVGElement, piece: Piece, at: Point): void {
    this.scale = measure(stage);
    this.hand.lift(piece, at);
    this.refused = null;
    feel('pick');
  }

  /** Whether a key did something. */
  key(event: KeyboardEvent, { digits, pick, acts }: Keys): boolean {
    const step = historyKey(event);
    if (step) {
      this.travel(step);
      return true;
    }
    if (event.ctrlKey || event.metaKey) return false;
    const digit = digitOf(event);
    if (digit !== null && digit <= digits) {
      pick(digit - 1, event.shiftKey);
      return true;
    }
    const act = acts[event.key] ?? acts[event.key.toLowerCase()];
    act?.();
    return act !== undefined;
  }

  #take(given: Draft): void {
    this.#session.do(this.#work.start(given));
    this.#work.took?.();
  }

  #changed(next: State, before: State): void {
    this.#props().ondraft?.(this.#work.toDraft(next));
    this.say(this.#work.tell(next, before));
  }
}
