// One person's work on one puzzle: its state with undo and redo, handed on as a draft at each change.
import { advance, begin, redo, undo, type History } from './history';

export class Session<S> {
  #history: History<S>;
  readonly #changed: (state: S) => void;

  constructor(state: S, changed: (state: S) => void) {
    this.#history = $state.raw(begin(state));
    this.#changed = changed;
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
    const changed = history.present !== this.#history.present;
    this.#history = history;
    if (changed) this.#changed(history.present);
  }
}
