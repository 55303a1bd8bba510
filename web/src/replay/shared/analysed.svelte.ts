// What is known of how a game was played. The server finds it out in the background: it is asked again until it knows.
import type { Analysis } from '../../protocol/analysis/Analysis';
import { keep, kept } from '../../browser/stored';
import { Refusal } from '../../net/rest';

/** `coming` while it is on its way, `none` where there can be none. */
export type Known = Analysis | 'coming' | 'none';

/** How long until it is asked again, in milliseconds: longer each time. */
const first = 2_000;
const last = 20_000;
/** Refusals that pass. */
const passing = ['offline', 'busy', 'unavailable', 'too_many_requests', 'internal'];

export class Analysed {
  known = $state.raw<Known>('coming');
  #timer: ReturnType<typeof setTimeout> | undefined;
  #over = false;
  readonly #ask: () => Promise<Analysis | null>;

  constructor(ask: () => Promise<Analysis | null>) {
    this.#ask = ask;
  }

  /** Asks until it is known, or nobody looks any more: what is returned ends it. */
  start(): () => void {
    void this.#again(first);
    return () => {
      this.#over = true;
      clearTimeout(this.#timer);
    };
  }

  async #again(wait: number): Promise<void> {
    try {
      const found = await this.#ask();
      if (this.#over) return;
      if (found) {
        this.known = found;
        return;
      }
    } catch (error) {
      if (this.#over) return;
      if (!(error instanceof Refusal && passing.includes(error.refusal))) {
        this.known = 'none';
        return;
      }
    }
    this.#timer = setTimeout(() => void this.#again(Math.min(last, wait * 1.5)), wait);
  }
}

const key = 'enigma-marks';

/** Whether one sees marks on games one played oneself. */
class Marks {
  #shown = $state(kept(key) !== 'off');

  get shown(): boolean {
    return this.#shown;
  }

  show(shown: boolean) {
    this.#shown = shown;
    keep(key, shown ? null : 'off');
  }
}
export const marks = new Marks();
