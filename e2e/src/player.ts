// Somebody at a table, whichever way they play: what the server told them, and what is up to them next.
import { applyPatch } from '../../web/src/net/patch';
import type { View } from '../../web/src/protocol/circuit/View';
import type { Category } from '../../web/src/protocol/puzzles/Category';
import type { ServerMsg } from '../../web/src/protocol/ServerMsg';
import type { Settings } from '../../web/src/protocol/Settings';
import type { TableState } from '../../web/src/protocol/TableState';
import type { Draft } from '../../web/src/puzzles/puzzles';
import { solve } from './binary';
import { News } from './news';

export abstract class Player {
  view: View | null = null;
  table: TableState | null = null;
  refusals: string[] = [];
  errors: string[] = [];
  /** The seat that all play for, so that games are short. */
  champion = 0;
  #solved = new Set<string>();
  readonly #news = new News();

  /** Opens a table with these settings and sits down; answers the link. */
  abstract hosts(name: string, settings: Settings): Promise<string>;
  /** Comes by a link and sits down. */
  abstract joins(link: string, name: string): Promise<void>;
  abstract ready(): Promise<void>;
  /** Starts the game, as its host. */
  abstract starts(): Promise<void>;
  abstract chooses(): Promise<void>;
  abstract solves(): Promise<void>;
  abstract places(): Promise<void>;

  protected hear(message: ServerMsg): void {
    if (message.t === 'welcome' || message.t === 'table') this.table = message.table;
    if (message.t === 'view') this.view = message.view as View;
    if (message.t === 'step' && this.view) this.view = applyPatch(this.view, message.patch) as View;
    if (message.t === 'refused') this.refusals.push(message.refusal);
    this.#news.tell();
  }

  /** Waits until what the server told makes it so. */
  async until(holds: () => boolean, timeout = 60_000): Promise<void> {
    await this.#news.until(holds, timeout);
  }

  get now(): View {
    if (!this.view) throw new Error('no view yet');
    return this.view;
  }
  get mySeat(): number | null {
    return this.view?.you?.seat ?? null;
  }
  get over(): boolean {
    return this.view?.phase.type === 'over';
  }
  attempt(): string | null {
    return this.mySeat === null ? null : (this.now.seats[this.mySeat]?.attempt?.state.type ?? null);
  }
  get mine(): boolean {
    return this.view !== null && 'seat' in this.now.phase && this.now.phase.seat === this.mySeat;
  }
  /** Sits at the table that the server tells of. */
  isSeated(name: string): boolean {
    return this.table?.seats.some(({ holder }) => holder && 'person' in holder && holder.person.name === name) ?? false;
  }

  /** Does the next thing that is up to this seat. Answers whether there was one. */
  async acts(): Promise<boolean> {
    const { phase, you } = this.now;
    if (phase.type === 'choosing' && this.mine) await this.chooses();
    else if (phase.type === 'solving' && you?.puzzle && this.attempt() === 'working') await this.solves();
    else if (phase.type === 'placing' && this.mine) await this.places();
    else return false;
    return true;
  }

  /** Every category once, then whatever goes quickly. */
  protected wish(choices: readonly Category[]): Category {
    const order = ['weight', 'conduit', 'angular', 'fragment'] as const;
    const free = order.filter((category) => choices.includes(category));
    const wish = free.find((category) => !this.#solved.has(category)) ?? free[0]!;
    this.#solved.add(wish);
    return wish;
  }

  solution(): Promise<Draft> {
    return solve<Draft>(this.now.you!.puzzle);
  }
}

/** Lets everybody act, each at their own pace, until the game is over or far `enough` for them. */
export async function play(seats: readonly Player[], enough: (seat: Player) => boolean = () => false): Promise<void> {
  await Promise.all(
    seats.map(async (seat) => {
      const done = () => seat.over || enough(seat);
      while (!done()) {
        const before = seat.view;
        // Nothing to do: until somebody else has done something.
        if (!(await seat.acts())) await seat.until(() => seat.view !== before || done(), 120_000);
      }
    }),
  );
}
