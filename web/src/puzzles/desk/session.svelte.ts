// One person's work on one puzzle: its state with undo and redo, handed on as a draft at each change. The steps
// outlast a reload of the page.
import { keepValue, keptValue } from '../../browser/stored';
import { advance, begin, redo, undo, type History } from './history';

/** What a session has to know of its puzzle. */
export interface Work<S> {
  puzzle: unknown;
  /** The pieces as they lie. */
  start: S;
  toDraft: (state: S) => unknown;
  changed: (state: S, before: S) => void;
  /** It is only looked at: nothing is to outlast a reload. */
  looked?: boolean;
}

/** Only the latest puzzle is kept: a reload shows no other. */
const place = 'enigma-steps';
interface Kept<S> {
  puzzle: string;
  history: History<S>;
}

export class Session<S> {
  #history: History<S>;
  readonly #work: Work<S>;
  readonly #puzzle: string;

  constructor(work: Work<S>) {
    this.#work = work;
    this.#puzzle = JSON.stringify(work.puzzle);
    this.#history = $state.raw(this.#kept() ?? begin(work.start));
  }

  get state(): S {
    return this.#history.present;
  }
  get canUndo(): boolean {
    return this.#history.past.length > 0;
  }
  get canRedo(): boolean {
    return this.#history.future.length > 0;
  }

  do(next: S): void {
    this.#take(advance(this.#history, next));
  }
  undo(): void {
    this.#take(undo(this.#history));
  }
  redo(): void {
    this.#take(redo(this.#history));
  }

  #take(history: History<S>): void {
    const before = this.#history.present;
    this.#history = history;
    if (history.present === before) return;
    this.#work.changed(history.present, before);
    // Where nothing can be kept, undo begins anew after a reload.
    if (!this.#work.looked) keepValue(place, { puzzle: this.#puzzle, history } satisfies Kept<S>, 'tab');
  }

  /** The steps from before a reload, if they lead to the pieces as they lie now. */
  #kept(): History<S> | null {
    const { start, toDraft } = this.#work;
    const lies = (state: S) => JSON.stringify(toDraft(state));
    try {
      const kept = keptValue(place, 'tab') as Kept<S> | null;
      return kept?.puzzle === this.#puzzle && lies(kept.history.present) === lies(start) ? kept.history : null;
    } catch {
      return null;
    }
  }
}
