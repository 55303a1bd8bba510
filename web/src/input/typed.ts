// Letters that are typed while no field has the focus. They may be meant for the page, one by one, or be a word.

/** Whoever types a word goes on within this time, in milliseconds. */
const pause = 2_000;

export function isLetter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && !altKey && /^\p{L}$/u.test(key);
}

/** The letters that came one right after the other. */
export class Typed {
  #letters = '';
  #last = 0;

  add({ key, timeStamp }: KeyboardEvent): void {
    if (timeStamp - this.#last > pause) this.#letters = '';
    this.#last = timeStamp;
    this.#letters += key;
  }

  /** Something else was done: what is typed next is another word. */
  forget(): void {
    this.#letters = '';
  }

  take(): string {
    const letters = this.#letters;
    this.#letters = '';
    return letters;
  }
}
