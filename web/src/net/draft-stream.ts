// Drafts on their way to the server: at most ten a second, the latest wins.

export const draftEvery = 110;

export class DraftStream<D> {
  readonly #send: (draft: D) => void;
  #latest: { draft: D } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sentAt = -Infinity;

  constructor(send: (draft: D) => void) {
    this.#send = send;
  }

  push(draft: D): void {
    this.#latest = { draft };
    const wait = this.#sentAt + draftEvery - performance.now();
    if (wait <= 0) this.flush();
    else this.#timer ??= setTimeout(() => this.flush(), wait);
  }

  /** Sends what waits, now. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (!this.#latest) return;
    const { draft } = this.#latest;
    this.#latest = null;
    this.#sentAt = performance.now();
    this.#send(draft);
  }

  /** Forgets what waits: the puzzle is over. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#latest = null;
  }
}
