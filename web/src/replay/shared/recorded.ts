// A game that is over, with the view that everybody had after each of its steps. A view shares with the one before it
// whatever did not change, so that all of them together are little more than the last.
import { applyPatch } from '../../net/patch';
import type { Replay } from '../../protocol/replay/Replay';

export class Recorded<View> {
  readonly replay: Replay;
  readonly #views: View[];

  constructor(replay: Replay) {
    this.replay = replay;
    this.#views = [replay.start as View];
  }

  /** The view after a step; step 0 is the beginning. */
  viewAt(step: number): View {
    const { steps } = this.replay;
    const wanted = Math.min(Math.max(0, step), steps.length);
    for (let made = this.#views.length; made <= wanted; made += 1)
      this.#views.push(applyPatch(this.#views[made - 1], steps[made - 1]!.patch) as View);
    return this.#views[wanted]!;
  }

  /** The last view. */
  get last(): View {
    return this.viewAt(this.replay.steps.length);
  }
}
