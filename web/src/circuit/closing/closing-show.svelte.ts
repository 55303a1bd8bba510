// The closing while it runs: which part of it is on, until it is over or somebody skips it.
import { feel, hush } from '../../voice/feel';
import type { Timeline } from './closing-timeline';

export type ClosingPhase = 'counting' | 'rising' | 'leaving' | 'done';

export class ClosingShow {
  phase = $state<ClosingPhase>('counting');
  readonly timeline: Timeline;
  readonly #timers: ReturnType<typeof setTimeout>[];

  /** Begins at once. `scores` says whether the person at this screen gains something. */
  constructor(timeline: Timeline, scores: boolean) {
    this.timeline = timeline;
    const at = (time: number, run: () => void) => setTimeout(run, time);
    this.#timers = [
      at(timeline.points, () => {
        this.phase = 'rising';
        if (scores) feel('scored');
      }),
      at(timeline.flight, () => (this.phase = 'leaving')),
      at(timeline.total, () => (this.phase = 'done')),
    ];
    feel('closing', { notes: timeline.rings });
  }

  get running(): boolean {
    return this.phase !== 'done';
  }

  /** Straight to the result. */
  skip(): void {
    if (!this.running) return;
    this.stop();
    this.phase = 'done';
    hush();
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }
}
