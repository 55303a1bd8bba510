// Somebody at a table: a browser page, and what the server told it. Nothing is asked of the page
// but what a person could see; the puzzle at hand is read from the line, as a person reads it from
// the screen.
import { expect, type Locator, type Page } from '@playwright/test';
import { applyPatch } from '../../web/src/net/patch';
import type { Category } from '../../web/src/protocol/puzzles/Category';
import type { PlacementView } from '../../web/src/protocol/circuit/PlacementView';
import type { View } from '../../web/src/protocol/circuit/View';
import type { ServerMsg } from '../../web/src/protocol/ServerMsg';
import type { TableState } from '../../web/src/protocol/TableState';
import { solve } from './binary';
import { bestPlacement, cellAt } from './strategy';
import type { Draft, Puzzle } from '../../web/src/puzzles/puzzles';
import type { Hands } from './hands';
import { News } from './news';
import type { Words } from './words';

export class Seat {
  readonly page: Page;
  readonly hands: Hands;
  view: View | null = null;
  table: TableState | null = null;
  sockets = 0;
  refusals: string[] = [];
  errors: string[] = [];
  /** The seat that all play for, so that games are short. */
  champion = 0;
  #solved = new Set<string>();
  readonly #news = new News();

  constructor(page: Page, hands: Hands) {
    this.page = page;
    this.hands = hands;
    page.on('websocket', (socket) => {
      this.sockets += 1;
      socket.on('framereceived', ({ payload }) => this.#hear(JSON.parse(String(payload)) as ServerMsg));
    });
    page.on('pageerror', (error) => this.errors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error' && !/WebSocket|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_EMPTY_RESPONSE|401/.test(message.text())) this.errors.push(message.text());
    });
  }

  #hear(message: ServerMsg): void {
    if (message.t === 'welcome' || message.t === 'table') this.table = message.table;
    if (message.t === 'view') this.view = message.view as View;
    if (message.t === 'step' && this.view) this.view = applyPatch(this.view, message.patch) as View;
    if (message.t === 'refused') this.refusals.push(message.refusal);
    this.#news.tell();
  }

  get words(): Words {
    return this.hands.words;
  }

  get now(): View {
    if (!this.view) throw new Error('no view yet');
    return this.view;
  }
  get mySeat(): number | null {
    return this.view?.you?.seat ?? null;
  }
  /** The levels of the bots at the table. */
  get bots(): string[] {
    return this.table?.seats.flatMap(({ holder }) => (holder && 'bot' in holder ? [holder.bot.level] : [])) ?? [];
  }
  get over(): boolean {
    return this.view?.phase.type === 'over';
  }
  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }

  /** Says a name where it is asked for. */
  async named(name: string): Promise<void> {
    await this.hands.types(this.page.getByLabel(this.words.say('ui-name')), name);
    await this.hands.press(this.button(this.words.like('name-sit')).or(this.button(this.words.like('name-go'))));
  }

  /** Opens a table for friends and answers its link. */
  async opens(name: string, game: 'Circuit' | 'Cipher' = 'Circuit'): Promise<string> {
    await this.page.goto('/');
    await this.hands.press(this.page.locator('button.gcard').filter({ hasText: game }));
    await this.hands.press(this.button(this.words.say('home-friends')));
    await this.named(name);
    await this.until(() => this.table !== null);
    return this.page.url();
  }

  /** Follows a link; over the own line, if there is one. */
  async comes(link: string): Promise<void> {
    await this.page.goto(new URL(link).pathname);
  }

  /** Comes by a link and sits down. */
  async joins(link: string, name: string): Promise<void> {
    await this.comes(link);
    await this.named(name);
    await this.until(() => this.table?.seats.some(({ holder }) => holder && 'person' in holder && holder.person.name === name) ?? false);
  }

  /** Does the next thing that is up to this seat. Answers whether there was one. */
  async acts(): Promise<boolean> {
    const { phase, you } = this.now;
    const mine = 'seat' in phase && phase.seat === this.mySeat;
    if (phase.type === 'choosing' && mine) await this.chooses();
    else if (phase.type === 'solving' && you?.puzzle && this.attempt() === 'working') await this.solves();
    else if (phase.type === 'placing' && mine) await this.places();
    else return false;
    return true;
  }

  /** The button that hurries a moment on that only wants to be seen. */
  get onward(): Locator {
    const names = [this.words.like('ui-continue'), this.words.like('missed-watch')];
    return this.page.getByRole('button', { name: new RegExp(names.map(({ source }) => `${source}$`).join('|')) }).filter({ visible: true }).first();
  }

  /** Waits for something on the screen, and hurries on what is shown before it. */
  async reaches(goal: Locator): Promise<void> {
    for (;;) {
      await this.onward.or(goal).first().waitFor({ timeout: 30_000 });
      if (await goal.first().isVisible()) return;
      await this.passes();
    }
  }

  /** Hurries the moment on that is shown, if there still is one. */
  async passes(): Promise<void> {
    await this.hands.press(this.onward, true);
  }

  attempt(): string | null {
    return this.mySeat === null ? null : (this.now.seats[this.mySeat]?.attempt?.state.type ?? null);
  }

  async chooses(): Promise<void> {
    await this.takes();
    await this.until(() => this.now.phase.type !== 'choosing' || this.now.phase.seat !== this.mySeat);
  }

  /** Takes a tile. */
  async takes(): Promise<void> {
    const category = this.#wish(this.now.you!.choices);
    const name = this.words.say(`category-${category}`);
    const chamber = this.page.locator('button.chamber:enabled').filter({ hasText: name });
    await this.reaches(chamber);
    await this.hands.press(chamber);
    await this.hands.press(this.button(this.words.say('choose-take', { category: name })));
  }

  /** Every category once, then whatever goes quickly. */
  #wish(choices: readonly Category[]): Category {
    const order = ['weight', 'conduit', 'angular', 'fragment'] as const;
    const free = order.filter((category) => choices.includes(category));
    const wish = free.find((category) => !this.#solved.has(category)) ?? free[0]!;
    this.#solved.add(wish);
    return wish;
  }

  get solution(): Draft {
    return solve<Draft>(this.now.you!.puzzle);
  }

  /** The stage of a puzzle. */
  get stage(): Locator {
    return this.page.getByRole('application', { name: this.words.say('puzzle-board') });
  }

  async solves(): Promise<void> {
    const puzzle = this.now.you!.puzzle as Puzzle;
    await this.reaches(this.stage);
    const { solution } = this;
    await this.lays(puzzle, solution);
    await this.until(() => this.attempt() === 'solved').catch((error: unknown) => {
      const { draft } = this.now.you!;
      throw new Error(`${this.attempt()}: ${JSON.stringify({ puzzle, solution, draft })}`, { cause: error });
    });
  }

  async lays(puzzle: Puzzle, solution: Draft): Promise<void> {
    await this.hands.lays(puzzle, solution);
  }

  /** Lays a first piece, whichever it is, or as much as is asked for. */
  async solvesPartly(part = partOf): Promise<void> {
    await this.reaches(this.stage);
    await this.hands.lays(this.now.you!.puzzle as Puzzle, part(this.solution));
    await this.until(() => this.now.seats[this.mySeat!]!.attempt!.laid > 0);
  }

  /** Takes all pieces back and begins afresh, as in a new tab: pieces in the tray remember how they were turned. */
  async clears(): Promise<void> {
    const name = new RegExp(`^(${this.words.say('ui-clear')}|${this.words.say('weight-empty')})$`);
    await this.hands.press(this.page.locator('footer.tools').getByRole('button', { name }));
    await this.until(() => this.now.seats[this.mySeat!]!.attempt!.laid === 0);
    await this.page.evaluate(() => sessionStorage.clear());
    await this.page.reload();
    await expect(this.stage).toBeVisible();
  }

  /** Lays the tile where it brings most, with a networker where that is worth most. */
  async places(): Promise<void> {
    const best = bestPlacement(this.now, this.champion);
    const { supply } = this.now.seats[this.mySeat!]!;
    await this.reaches(this.button(this.words.say('place-lay')).filter({ visible: true }));
    await this.aims(best.placement);
    // With an empty supply the step is skipped.
    if (supply > 0 && best.placement.cells.length > 0) await this.sends(best.cell);
    await this.until(() => this.now.phase.type !== 'placing' || this.now.phase.seat !== this.mySeat);
  }

  async aims(placement: PlacementView): Promise<void> {
    await this.hands.aims(placement, this.now.you!.placements);
  }

  async sends(cell: number | null): Promise<void> {
    const { networks } = this.now.seats[this.mySeat!]!.tile!;
    await this.hands.sends(cell === null ? null : cellAt(networks, cell));
  }

  /** Waits until what the server told makes it so. */
  async until(holds: () => boolean, timeout = 20_000): Promise<void> {
    await this.#news.until(holds, timeout);
  }
}

/** The solution with little of it laid. */
export function partOf(solution: Draft): Draft {
  switch (solution.category) {
    case 'weight': {
      let left = 1;
      const one = (count: number) => (count > 0 && left-- > 0 ? 1 : 0);
      return { ...solution, left: solution.left.map(one), right: solution.right.map(one) };
    }
    case 'fragment':
      return { ...solution, pieces: solution.pieces.slice(0, 1) };
    case 'conduit': {
      let left = 1;
      return { ...solution, ports: solution.ports.map((row) => row.map((text) => (text !== '' && left-- > 0 ? text : ''))) };
    }
    case 'angular': {
      // One that stands on the floor by itself: each cube lies there or on a cube of its own.
      const stands = (cubes: readonly (readonly number[])[]) => cubes.every(([x, y, z]) => z === 0 || cubes.some((below) => below[0] === x && below[1] === y && below[2] === z! - 1));
      const first = (['R', 'B', 'Y', 'G'] as const).find((piece) => stands(solution.cubes[piece]))!;
      return { ...solution, cubes: { R: [], B: [], Y: [], G: [], [first]: solution.cubes[first] } };
    }
  }
}

/** The solution with the last of it missing. */
export function mostOf(solution: Draft): Draft {
  switch (solution.category) {
    case 'weight': {
      let left = [...solution.left, ...solution.right].reduce((sum, count) => sum + count, 0) - 1;
      const some = (count: number) => {
        const laid = Math.min(count, left);
        left -= laid;
        return laid;
      };
      return { ...solution, left: solution.left.map(some), right: solution.right.map(some) };
    }
    case 'fragment':
      return { ...solution, pieces: solution.pieces.slice(0, 5) };
    case 'conduit': {
      let left = solution.ports.flat().filter((text) => text !== '').length - 2;
      return { ...solution, ports: solution.ports.map((row) => row.map((text) => (text !== '' && left-- > 0 ? text : ''))) };
    }
    case 'angular':
      return partOf(solution);
  }
}

/** Lets everybody act, each at their own pace, until the game is over or far `enough` for them. */
export async function play(seats: readonly Seat[], enough: (seat: Seat) => boolean = () => false): Promise<void> {
  await Promise.all(
    seats.map(async (seat) => {
      const done = () => seat.over || enough(seat);
      while (!done()) {
        const before = seat.view;
        const began = Date.now();
        const { phase, round } = seat.now;
        // Nothing to do: until somebody else has done something.
        if (!(await seat.acts())) await seat.until(() => seat.view !== before || done(), 120_000);
        else if (process.env['E2E_VERBOSE']) {
          const points = seat.now.seats.map(({ score, supply }) => `${score}/${supply}`).join(' ');
          console.log(`${Date.now() - began} ms: seat ${seat.mySeat} in round ${round}, ${phase.type}: ${points}`);
        }
      }
    }),
  );
}
