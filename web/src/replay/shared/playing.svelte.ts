// What plays by itself: step after step, each as long as it is to be seen, at a speed that is chosen once for all.

export const speeds = [0.5, 1, 2, 4] as const;
export type Speed = (typeof speeds)[number];

class Pace {
  speed = $state<Speed>(1);

  /** The next speed, after the last the first. */
  next(): void {
    this.speed = speeds[(speeds.indexOf(this.speed) + 1) % speeds.length]!;
  }
}
export const pace = new Pace();

/** Call it during initialisation. `step` goes on and answers how long what is seen then stays, in milliseconds at the
    plain speed; nothing at the end. */
export class Playing {
  on = $state(false);
  readonly #step: () => number | null;

  constructor(step: () => number | null, first = 400) {
    this.#step = step;
    $effect(() => {
      if (!this.on) return;
      let wait: ReturnType<typeof setTimeout>;
      const go = () => {
        const stays = this.#step();
        if (stays === null) this.on = false;
        else wait = setTimeout(go, stays / pace.speed);
      };
      wait = setTimeout(go, first / pace.speed);
      return () => clearTimeout(wait);
    });
  }

  toggle(): void {
    this.on = !this.on;
  }

  stop(): void {
    this.on = false;
  }
}
