// What the present screen can tell about itself: its keys, and its board in words. Components
// enter what they have while they live; the key sheet and the menu read it.
import { untrack } from 'svelte';

export interface KeyLine {
  keys: readonly string[];
  text: string;
}
type Reader<T> = () => readonly T[];

class Here {
  #keys = $state.raw<readonly Reader<KeyLine>[]>([]);
  #boards = $state.raw<readonly Reader<string>[]>([]);
  /** Names of the players by the look of their networkers. */
  names = $state.raw<Readonly<Record<string, string>>>({});

  get keys(): readonly KeyLine[] {
    const lines = this.#keys.flatMap((read) => read());
    // The same keys may stand on screen twice, once for each size.
    return lines.filter((line, i) => lines.findIndex((other) => other.text === line.text) === i);
  }

  /** The board in words; the one that came last lies on top. */
  get board(): readonly string[] {
    return this.#boards.at(-1)?.() ?? [];
  }

  enterKeys(read: Reader<KeyLine>): () => void {
    this.#keys = [...this.#keys, read];
    return () => (this.#keys = this.#keys.filter((each) => each !== read));
  }

  enterBoard(read: Reader<string>): () => void {
    this.#boards = [...this.#boards, read];
    return () => (this.#boards = this.#boards.filter((each) => each !== read));
  }
}

export const here = new Here();

/** Enters keys while the component lives. Call it during initialisation. */
export function tellKeys(read: Reader<KeyLine>): void {
  $effect.pre(() => untrack(() => here.enterKeys(read)));
}

/** Enters a board in words while the component lives. Call it during initialisation. */
export function tellBoard(read: Reader<string>): void {
  $effect.pre(() => untrack(() => here.enterBoard(read)));
}
