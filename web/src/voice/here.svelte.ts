// What the present screen can tell about itself: its keys, and its board in words. Components
// enter what they have while they live; the key sheet and the menu read it.
import { untrack } from 'svelte';

export interface KeyLine {
  keys: readonly string[];
  /** Keys for the sheet only: beside a stage there is room for a few. */
  more?: readonly string[];
  text: string;
}
type Reader<T> = () => readonly T[];

/** What is entered now. The set beside the state is needed: a screen leaves while the next is there already, and
    whoever leaves would still read the state from before that, and bring it back. */
class Entered<T> {
  readonly #readers = new Set<Reader<T>>();
  all = $state.raw<readonly Reader<T>[]>([]);

  enter(read: Reader<T>): () => void {
    this.#readers.add(read);
    this.#tell();
    return () => {
      this.#readers.delete(read);
      this.#tell();
    };
  }

  #tell(): void {
    this.all = [...this.#readers];
  }
}

class Here {
  readonly #keys = new Entered<KeyLine>();
  readonly #common = new Entered<KeyLine>();
  readonly #boards = new Entered<string>();
  readonly #tasks = new Entered<string>();
  readonly #times = new Entered<string>();
  readonly #scores = new Entered<string>();
  /** Names of the players by the look of their networkers. */
  names = $state.raw<Readonly<Record<string, string>>>({});

  get keys(): readonly KeyLine[] {
    return this.#lines(this.#keys);
  }

  /** Keys that most screens have. */
  get common(): readonly KeyLine[] {
    return this.typing ? [] : this.#lines(this.#common);
  }

  #lines(entered: Entered<KeyLine>): readonly KeyLine[] {
    const lines = entered.all.flatMap((read) => read());
    // The same keys may stand on screen twice, once for each size.
    return lines.filter((line, i) => lines.findIndex((other) => other.text === line.text) === i);
  }

  /** The board in words; the one that came last lies on top. */
  get board(): readonly string[] {
    return top(this.#boards);
  }

  /** What there is to do. */
  get task(): readonly string[] {
    return top(this.#tasks);
  }

  /** How much time is left, and whose. */
  get time(): readonly string[] {
    return top(this.#times);
  }

  /** Who has how much of what counts. */
  get score(): readonly string[] {
    return top(this.#scores);
  }

  /** Does not read it: that is for those who ask. */
  get hasBoard(): boolean {
    return this.#boards.all.length > 0;
  }

  #typists = $state(0);

  /** Letters are for a word here, not for what they do on other screens. */
  get typing(): boolean {
    return this.#typists > 0;
  }

  /** Answers how to say that they are free again. */
  takeLetters(): () => void {
    untrack(() => (this.#typists += 1));
    return () => (this.#typists -= 1);
  }

  enterKeys(read: Reader<KeyLine>, common = false): () => void {
    return (common ? this.#common : this.#keys).enter(read);
  }

  enterBoard(read: Reader<string>): () => void {
    return this.#boards.enter(read);
  }

  enterTask(read: Reader<string>): () => void {
    return this.#tasks.enter(read);
  }

  enterTime(read: Reader<string>): () => void {
    return this.#times.enter(read);
  }

  enterScore(read: Reader<string>): () => void {
    return this.#scores.enter(read);
  }
}

function top(entered: Entered<string>): readonly string[] {
  return entered.all.at(-1)?.() ?? [];
}

export const here = new Here();

/** Enters keys while the component lives. Call it during initialisation. */
export function tellKeys(read: Reader<KeyLine>, common = false): void {
  $effect.pre(() => untrack(() => here.enterKeys(read, common)));
}

/** Enters a board in words while the component lives. Call it during initialisation. */
export function tellBoard(read: Reader<string>): void {
  $effect.pre(() => untrack(() => here.enterBoard(read)));
}

/** Enters what there is to do. Call it during initialisation, like those below. */
export function tellTask(read: Reader<string>): void {
  $effect.pre(() => untrack(() => here.enterTask(read)));
}

export function tellTime(read: Reader<string>): void {
  $effect.pre(() => untrack(() => here.enterTime(read)));
}

export function tellScore(read: Reader<string>): void {
  $effect.pre(() => untrack(() => here.enterScore(read)));
}
