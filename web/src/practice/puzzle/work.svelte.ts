// One person's work on one puzzle outside a game: the pieces as they lie, what the server says about
// them, the time it takes, help and checkpoints. Nothing here knows the rules.
import { puzzleRest } from '../alone/puzzle-rest';
import type { Advice } from '../../protocol/puzzles/Advice';
import type { NamedPuzzle } from '../../protocol/NamedPuzzle';
import { start as startAngular, toDraft as angularDraft } from '../../puzzles/angular/pieces/model';
import { start as startConduit, toDraft as conduitDraft } from '../../puzzles/conduit/pieces/model';
import { start as startFragment, toDraft as fragmentDraft } from '../../puzzles/fragment/pieces/model';
import type { Draft, Puzzle } from '../../puzzles/puzzles';
import { start as startWeight, toDraft as weightDraft } from '../../puzzles/weight/pieces/model';
import { refusalOf } from '../../people/person.svelte';
import { forget, recall, remember } from '../alone/shelf';

/** How long pieces must lie still before the server is asked. */
const stillness = 250;
/** How long to wait before asking again after the server did not answer; twice as long each time. */
const patience = 1500;
const mostPatience = 24_000;

export interface Judge {
  advise: (work: { puzzle: unknown; draft: unknown }) => Promise<Advice>;
  hint: typeof puzzleRest.hint;
  solve: typeof puzzleRest.solve;
}

export class Work {
  readonly named: NamedPuzzle;
  readonly puzzle: Puzzle;
  /** Pieces as they lay when the work was last left. */
  readonly before: Draft | null;
  /** Pieces laid for the person: a hint, a checkpoint, a solution. */
  given = $state.raw<Draft | null>(null);
  advice = $state.raw<Advice | null>(null);
  solved = $state(false);
  /** The solution is on the table: there is nothing left to find out. */
  shown = $state(false);
  /** Hints were taken, so the time is nobody's best. */
  helped = $state(false);
  paused = $state(false);
  checkpoints = $state.raw<readonly Draft[]>([]);
  /** Why the server cannot be asked just now. */
  trouble = $state<string | null>(null);

  #skipped = false;
  #draft: Draft;
  readonly #judge: Judge;
  readonly #now: () => number;
  readonly #onsolved: (draft: Draft, seconds: number) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;
  #patience = patience;
  #before: number;
  #since: number | null;
  #lastMove: number;

  constructor(
    named: NamedPuzzle,
    onsolved: (draft: Draft, seconds: number) => void,
    judge: Judge = puzzleRest,
    now = () => performance.now(),
  ) {
    this.named = named;
    this.puzzle = named.puzzle;
    const left = recall(named.name);
    this.before = left?.draft ?? null;
    this.helped = left?.helped ?? false;
    this.#draft = this.before ?? emptyDraft(this.puzzle);
    this.#judge = judge;
    this.#now = now;
    this.#onsolved = onsolved;
    this.#before = left?.elapsed ?? 0;
    this.#since = now();
    this.#lastMove = this.#before;
    if (this.before) this.#askSoon(0);
  }

  get draft(): Draft {
    return this.#draft;
  }
  /** Milliseconds at work, without pauses. */
  get elapsed(): number {
    return this.#before + (this.#since === null ? 0 : this.#now() - this.#since);
  }

  /** The pieces lie differently. */
  moved(draft: Draft): void {
    this.#draft = draft;
    this.#lastMove = this.elapsed;
    this.keep();
    if (!this.shown) this.#askSoon(stillness);
  }

  pause(): void {
    if (this.solved || this.shown) return;
    this.#stop();
    this.paused = true;
    this.keep();
  }
  resume(): void {
    if (!this.paused) return;
    this.#since = this.#now();
    this.paused = false;
  }

  setCheckpoint(): void {
    this.checkpoints = [...this.checkpoints, this.#draft];
  }
  /** Back to the last checkpoint, which is used up. */
  returnToCheckpoint(): void {
    const last = this.checkpoints.at(-1);
    if (!last) return;
    this.checkpoints = this.checkpoints.slice(0, -1);
    // A copy: laying out the same checkpoint twice is two steps.
    this.given = { ...last };
  }

  /** One step further. Answers what was done, or nothing if there is nothing to do. */
  async hint(): Promise<'lay' | 'take_away' | null> {
    const asked = this.#draft;
    const hint = await this.#judge.hint({ puzzle: this.puzzle, draft: asked });
    if (hint.step === null || this.#draft !== asked) return null;
    this.helped = true;
    this.given = hint.draft;
    return hint.step;
  }

  /** Lays out a solution. */
  async showSolution(): Promise<void> {
    const { solution } = await this.#judge.solve({ puzzle: this.puzzle });
    if (!solution || this.solved) return;
    this.helped = true;
    this.shown = true;
    this.#stop();
    clearTimeout(this.#timer);
    this.given = solution;
    forget(this.named.name);
  }

  /** Keeps the work for the next visit. */
  keep(): void {
    if (this.shown || this.#skipped) return;
    remember(this.named.name, {
      draft: this.#draft,
      elapsed: this.solved ? this.#lastMove : this.elapsed,
      helped: this.helped,
    });
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#asked += 1;
    if (!this.solved) this.keep();
  }

  /** Gives the puzzle up for another. Nobody comes back to it, so it takes no place on the shelf. */
  skip(): void {
    this.#skipped = true;
    this.close();
    forget(this.named.name);
  }

  #stop(): void {
    this.#before = this.elapsed;
    this.#since = null;
  }
  #askSoon(delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(), delay);
  }
  async #ask(): Promise<void> {
    this.#asked += 1;
    const number = this.#asked;
    const draft = this.#draft;
    try {
      const advice = await this.#judge.advise({ puzzle: this.puzzle, draft });
      // Pieces have moved on since; what was said about the old draft no longer matters.
      if (number !== this.#asked || draft !== this.#draft) return;
      this.trouble = null;
      this.#patience = patience;
      this.advice = advice;
      if (advice.solved && !this.solved && !this.shown) this.#finish(draft);
    } catch (error) {
      if (number !== this.#asked) return;
      this.trouble = refusalOf(error);
      this.#askSoon(this.#patience);
      this.#patience = Math.min(mostPatience, 2 * this.#patience);
    }
  }
  #finish(draft: Draft): void {
    this.#stop();
    const seconds = Math.max(1, Math.round(this.#lastMove / 1000));
    // The clock stands at what is told, not at when the answer came.
    this.#before = seconds * 1000;
    this.solved = true;
    this.keep();
    this.#onsolved(draft, seconds);
  }
}

export function emptyDraft(puzzle: Puzzle): Draft {
  if (puzzle.category === 'weight') return weightDraft(puzzle, startWeight(puzzle));
  if (puzzle.category === 'fragment') return fragmentDraft(startFragment());
  if (puzzle.category === 'conduit') return conduitDraft(puzzle, startConduit(puzzle));
  return angularDraft(startAngular());
}
