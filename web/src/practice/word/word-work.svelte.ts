// A word that somebody looks for alone: the server answers every question, and keeps the word until the end.
import { Refusal } from '../../net/rest';
import type { Action } from '../../protocol/cipher/Action';
import type { BoardView } from '../../protocol/cipher/BoardView';
import type { WordState } from '../../protocol/WordState';
import { refusalOf } from '../../people/person.svelte';

/** Where a word is played: the word of a day, or practice. */
export interface WordSource {
  /** How far it is. */
  open: () => Promise<WordState>;
  play: (action: Action, before: WordState) => Promise<WordState>;
}

export class WordWork {
  readonly #source: WordSource;
  state = $state.raw<WordState | null>(null);
  /** The server could not be asked how far it is. */
  failed = $state<string | null>(null);
  refusal = $state<string | null>(null);
  /** What was done last on this page. */
  last = $state<Action['type'] | null>(null);
  busy = $state(false);

  constructor(source: WordSource) {
    this.#source = source;
    void this.open();
  }

  get board(): BoardView | null {
    return this.state ? (this.state.board as BoardView) : null;
  }

  async open(): Promise<void> {
    this.failed = null;
    try {
      this.state = await this.#source.open();
    } catch (error) {
      this.failed = refusalOf(error);
    }
  }

  async act(action: Action): Promise<void> {
    if (this.busy || !this.state) return;
    this.busy = true;
    try {
      this.state = await this.#source.play(action, this.state);
      this.last = action.type;
    } catch (error) {
      this.refusal = refusalOf(error);
      // Another tab was first: look where it stands now.
      if (error instanceof Refusal && error.refusal === 'stale_move') await this.open();
    } finally {
      this.busy = false;
    }
  }
}
