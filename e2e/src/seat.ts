// Somebody at a table with a browser: a page, hands, and what the server told it. Nothing is asked of the page
// but what a person could see; the puzzle at hand is read from the line, as a person reads it from
// the screen.
import type { Locator, Page } from '@playwright/test';
import type { NewTable } from '../../web/src/protocol/NewTable';
import type { PlacementView } from '../../web/src/protocol/circuit/PlacementView';
import { writtenOut } from '../../web/src/net/shorthand';
import type { ServerMsg } from '../../web/src/protocol/ServerMsg';
import type { Settings } from '../../web/src/protocol/Settings';
import { bestPlacement, cellAt } from './strategy';
import type { Draft, Puzzle } from '../../web/src/puzzles/puzzles';
import type { Hands } from './hands';
import { Player } from './player';
import type { Words } from './words';

export { play } from './player';

export class Seat extends Player {
  readonly page: Page;
  readonly hands: Hands;
  sockets = 0;

  constructor(page: Page, hands: Hands) {
    super();
    this.page = page;
    this.hands = hands;
    page.on('websocket', (socket) => {
      this.sockets += 1;
      socket.on('framereceived', ({ payload }) => this.hear(JSON.parse(writtenOut(String(payload))) as ServerMsg));
    });
    page.on('pageerror', (error) => this.errors.push(String(error)));
    page.on('console', (message) => {
      if (
        message.type() === 'error' &&
        !/WebSocket|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_SOCKET_NOT_CONNECTED|401/.test(
          message.text(),
        )
      )
        this.errors.push(message.text());
    });
  }

  get words(): Words {
    return this.hands.words;
  }

  /** The levels of the bots at the table. */
  get bots(): string[] {
    return this.table?.seats.flatMap(({ holder }) => (holder && 'bot' in holder ? [holder.bot.level] : [])) ?? [];
  }
  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }

  override async hosts(name: string, settings: Settings): Promise<string> {
    const { request } = this.page;
    await request.post('/api/me', { data: { name } });
    const { code } = (await (await request.post('/api/tables', { data: settings })).json()) as NewTable;
    await this.page.goto(`/t/${code}`);
    await this.until(() => this.isSeated(name));
    return this.page.url();
  }

  override ready(): Promise<void> {
    return this.hands.press(this.button(this.words.say('lobby-im-ready')));
  }

  override starts(): Promise<void> {
    return this.hands.press(this.button(this.words.say('lobby-start', { players: this.table!.seats.length })));
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

  override async joins(link: string, name: string): Promise<void> {
    await this.comes(link);
    await this.named(name);
    await this.until(() => this.isSeated(name));
  }

  /** The button that hurries a moment on that only wants to be seen. */
  get onward(): Locator {
    const names = [this.words.like('ui-continue'), this.words.like('missed-watch')];
    return this.page
      .getByRole('button', { name: new RegExp(names.map(({ source }) => `${source}$`).join('|')) })
      .filter({ visible: true })
      .first();
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

  override async chooses(): Promise<void> {
    await this.takes();
    await this.until(() => this.now.phase.type !== 'choosing' || this.now.phase.seat !== this.mySeat);
  }

  /** Takes a tile. */
  async takes(): Promise<void> {
    const category = this.wish(this.now.you!.choices);
    const name = this.words.say(`category-${category}`);
    const chamber = this.page.locator('button.chamber:enabled').filter({ hasText: name });
    await this.reaches(chamber);
    await this.hands.press(chamber);
    await this.hands.press(this.button(this.words.say('choose-take', { category: name })));
  }

  /** The stage of a puzzle. */
  get stage(): Locator {
    return this.page.getByRole('application', { name: this.words.say('puzzle-board') });
  }

  override async solves(): Promise<void> {
    const puzzle = this.now.you!.puzzle as Puzzle;
    await this.reaches(this.stage);
    const solution = await this.solution();
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
    await this.hands.lays(this.now.you!.puzzle as Puzzle, part(await this.solution()));
    await this.until(() => this.now.seats[this.mySeat!]!.attempt!.laid > 0);
  }

  /** Takes all pieces back and begins afresh, as in a new tab: pieces in the tray remember how they were turned. */
  async clears(): Promise<void> {
    const name = new RegExp(`^(${this.words.say('ui-clear')}|${this.words.say('weight-empty')})$`);
    await this.hands.press(this.page.locator('footer.tools').getByRole('button', { name }));
    await this.until(() => this.now.seats[this.mySeat!]!.attempt!.laid === 0);
    await this.page.evaluate(() => sessionStorage.clear());
    await this.page.reload();
    await this.stage.waitFor();
  }

  /** Lays the tile where it brings most, with a networker where that is worth most. */
  override async places(): Promise<void> {
    const best = bestPlacement(this.now, this.champion);
    const { supply } = this.now.seats[this.mySeat!]!;
    await this.reaches(
      this.page.getByRole('button', { name: this.words.say('place-lay'), exact: true }).filter({ visible: true }),
    );
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
      return {
        ...solution,
        ports: solution.ports.map((row) => row.map((text) => (text !== '' && left-- > 0 ? text : ''))),
      };
    }
    case 'angular': {
      // One that stands on the floor by itself: each cube lies there or on a cube of its own.
      const stands = (cubes: readonly (readonly number[])[]) =>
        cubes.every(
          ([x, y, z]) => z === 0 || cubes.some((below) => below[0] === x && below[1] === y && below[2] === z! - 1),
        );
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
      return {
        ...solution,
        ports: solution.ports.map((row) => row.map((text) => (text !== '' && left-- > 0 ? text : ''))),
      };
    }
    case 'angular':
      return partOf(solution);
  }
}
