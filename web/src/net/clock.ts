// The server's clock, as this page reads it. All seats show the same sand.
//
// The page runs on its own monotonic clock; what is kept is how far the server's clock is ahead of
// it. A ping that came back tells that to within half its round trip, so the quickest recent one
// counts. Any other message only says that the server was at least so far on.

const samplesKept = 8;

export class ServerClock {
  readonly #monotonic: () => number;
  #samples: { roundTrip: number; offset: number }[] = [];
  #atLeast = -Infinity;
  #stale = false;

  constructor(monotonic: () => number = () => performance.now()) {
    this.#monotonic = monotonic;
  }

  /** A message came that was sent at `now` of the server's clock. */
  heard(now: number): void {
    this.#atLeast = Math.max(this.#atLeast, now - this.#monotonic());
  }

  /** A ping sent at `sent` of the monotonic clock came back; the server answered at `now`. */
  returned(sent: number, now: number): void {
    const received = this.#monotonic();
    const roundTrip = Math.max(0, received - sent);
    if (this.#stale) this.#samples = [];
    this.#stale = false;
    this.#samples.push({ roundTrip, offset: now + roundTrip / 2 - received });
    if (this.#samples.length > samplesKept) this.#samples.shift();
  }

  /** The machine may have slept, and some monotonic clocks sleep as well: the next round trip counts alone. */
  distrust(): void {
    this.#stale = true;
    this.#atLeast = -Infinity;
  }

  /** Whether the server's time is known at all. */
  get known(): boolean {
    return this.#samples.length > 0 || this.#atLeast > -Infinity;
  }

  /** The server's time in milliseconds since 1970; the own clock's as long as nothing was heard. */
  now(): number {
    return this.known ? this.#monotonic() + this.#offset() : Date.now();
  }

  #offset(): number {
    const best = this.#samples.reduce<{ roundTrip: number; offset: number } | null>(
      (quickest, sample) => (quickest && quickest.roundTrip <= sample.roundTrip ? quickest : sample),
      null,
    );
    return best ? best.offset : this.#atLeast;
  }
}
