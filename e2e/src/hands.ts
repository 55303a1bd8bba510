// How somebody moves things: with a mouse, with a finger, or with keys only.
import { expect, type Locator, type Page } from '@playwright/test';
import type { PlacementView } from '../../web/src/protocol/circuit/PlacementView';
import {
  anchorOf,
  pieces as blocks,
  start as startAngular,
  turned,
  type AngularDraft,
  type PieceId,
  type Turning,
} from '../../web/src/puzzles/angular/pieces/model';
import {
  cellsOf,
  isForbidden,
  pieces as pipes,
  portsOf,
  widthOf,
  type ConduitDraft,
  type ConduitPuzzle,
} from '../../web/src/puzzles/conduit/pieces/model';
import {
  boxOf,
  kindOf,
  nearest,
  pieces as fragments,
  sizeOf,
  start as startFragment,
  turn,
  type FragmentDraft,
  type FragmentPuzzle,
} from '../../web/src/puzzles/fragment/pieces/model';
import type { Draft, Puzzle } from '../../web/src/puzzles/puzzles';
import type { WeightDraft } from '../../web/src/puzzles/weight/pieces/model';
import type { CellAt } from '../../web/src/circuit/game/board';
import { fingerDrags, type Spot } from './finger';
import { english, type Words } from './words';

export interface Hands {
  readonly words: Words;
  /** Presses a button; a hasty press does not mind when it has gone. */
  press: (button: Locator, hasty?: boolean) => Promise<void>;
  /** Writes into a field. */
  types: (field: Locator, text: string) => Promise<void>;
  /** Picks one of a few. */
  picks: (group: Locator, option: string) => Promise<void>;
  lays: (puzzle: Puzzle, solution: Draft) => Promise<void>;
  /** Lays the tile as a ghost, turned as it is to be. */
  aims: (placement: PlacementView, all: readonly PlacementView[]) => Promise<void>;
  /** Chooses a cell for a networker, or keeps it, and confirms. */
  sends: (cell: CellAt | null) => Promise<void>;
}

/** What each piece of a solution is, in the order of the tray. */
export function fragmentPlan(solution: FragmentDraft) {
  const state = startFragment(solution);
  return fragments.flatMap((piece, index) => {
    const { o, at } = state[piece];
    return at ? [{ piece, index, o, at }] : [];
  });
}

/** Quarter turns, and whether to flip first, that bring a piece from its first pose to `o`. */
export function fragmentTurns(piece: (typeof fragments)[number], o: number): { flip: boolean; turns: number } {
  const flip = kindOf(piece) === 'parallelogram' && o >= 2;
  let state = startFragment(null);
  if (flip) state = { ...state, [piece]: { o: 2, at: null } };
  for (let turns = 0; turns < 4; turns += 1) {
    if (state[piece].o === o) return { flip, turns };
    state = turn(state, piece, 1);
  }
  throw new Error(`${piece} has no pose ${o}`);
}

export function conduitPlan(puzzle: ConduitPuzzle, solution: ConduitDraft) {
  const width = widthOf(puzzle);
  const used = new Set<number>();
  return cellsOf(puzzle).flatMap((cell) => {
    const text = solution.ports[Math.floor(cell / width)]![cell % width]!;
    if (text === '') return [];
    for (const index of pipes.keys()) {
      if (used.has(index) || isForbidden(puzzle, index)) continue;
      const turns = ([0, 1, 2, 3] as const).find((rotation) => portsOf(index, rotation).join('') === text);
      if (turns === undefined) continue;
      used.add(index);
      return [{ cell, index, turns }];
    }
    throw new Error(`no piece for ${text}`);
  });
}

/** Pieces from below to above, each with the turns that bring it into its pose. */
export function angularPlan(solution: AngularDraft) {
  const state = startAngular(solution);
  const left = blocks.filter((piece) => solution.cubes[piece].length > 0);
  const order: PieceId[] = [];
  while (left.length > 0) {
    const next = left.findIndex((piece) => !left.some((other) => other !== piece && isUnder(solution, other, piece)));
    order.push(...left.splice(Math.max(next, 0), 1));
  }
  return order.map((piece) => ({
    piece,
    index: blocks.indexOf(piece),
    at: state[piece].at!,
    pose: state[piece].pose,
    turnings: turningsTo(piece, state[piece].pose),
  }));
}

/** Whether one piece lies under a part of another. */
function isUnder(solution: AngularDraft, one: PieceId, other: PieceId): boolean {
  return solution.cubes[one].some(([x, y, z]) =>
    solution.cubes[other].some((cube) => cube[0] === x && cube[1] === y && cube[2] > z),
  );
}

function turningsTo(piece: PieceId, pose: readonly (readonly number[])[]): Turning[] {
  const name = (cubes: readonly (readonly number[])[]) =>
    cubes
      .map((cube) => cube.join())
      .sort()
      .join(' ');
  const goal = name(pose);
  const seen = new Set<string>();
  let open = [{ state: startAngular(null), way: [] as Turning[] }];
  while (open.length > 0) {
    const next: typeof open = [];
    for (const { state, way } of open) {
      const here = name(state[piece].pose);
      if (here === goal) return way;
      if (seen.has(here)) continue;
      seen.add(here);
      for (const turning of ['turn', 'tip', 'roll'] as const)
        next.push({ state: turned(state, piece, turning), way: [...way, turning] });
    }
    open = next;
  }
  throw new Error(`${piece} cannot be turned like that`);
}

/** A point of the puzzle's own units on the screen. */
async function onStage(stage: Locator, x: number, y: number): Promise<Spot> {
  return stage.evaluate(
    (svg, at) => {
      const matrix = (svg as SVGSVGElement).getScreenCTM()!;
      const point = new DOMPoint(at.x, at.y).matrixTransform(matrix);
      return { x: point.x, y: point.y };
    },
    { x, y },
  );
}

/** Mouse or finger. */
export class Pointer implements Hands {
  readonly #page: Page;
  readonly #touch: boolean;
  readonly words: Words;

  constructor(page: Page, touch = false, words = english) {
    this.#page = page;
    this.#touch = touch;
    this.words = words;
  }

  async press(button: Locator, hasty = false): Promise<void> {
    // What has gone meanwhile is not waited for.
    const target = hasty ? (await button.elementHandles())[0] : button;
    const done = this.#touch ? target?.tap() : target?.click();
    await (hasty ? done?.catch(() => undefined) : done);
  }

  async types(field: Locator, text: string): Promise<void> {
    await this.press(field);
    await field.fill(text);
  }

  async picks(group: Locator, option: string): Promise<void> {
    await this.press(group.getByText(option, { exact: true }));
  }

  get #stage(): Locator {
    return this.#page.getByRole('application', { name: this.words.say('puzzle-board') });
  }

  async lays(puzzle: Puzzle, solution: Draft): Promise<void> {
    if (puzzle.category === 'weight') await this.#weights(solution as WeightDraft);
    else if (puzzle.category === 'fragment') await this.#fragments(solution as FragmentDraft);
    else if (puzzle.category === 'conduit') await this.#pipes(puzzle, solution as ConduitDraft);
    else await this.#blocks(solution as AngularDraft);
  }

  #slot(index: number): Locator {
    return this.#page.locator('button.slot').nth(index);
  }
  #tool(name: Parameters<Words['say']>[0]): Locator {
    return this.#page.locator('footer.tools').getByRole('button', { name: this.words.say(name), exact: true });
  }

  async #weights(solution: WeightDraft): Promise<void> {
    // After the first one the next is in hand by itself, also when all were taken back.
    const first = this.#slot(0);
    if ((await first.getAttribute('aria-pressed')) !== 'true') await this.press(first);
    for (const [cup, count] of [...solution.left, ...solution.right].entries()) {
      for (let i = 0; i < count; i += 1) await this.press(this.#page.locator('g.cup').nth(cup));
    }
  }

  async #fragments(solution: FragmentDraft): Promise<void> {
    for (const { piece, index, o, at } of fragmentPlan(solution)) {
      const { flip, turns } = fragmentTurns(piece, o);
      await this.press(this.#slot(index));
      await this.#slot(index).and(this.#page.locator('[aria-pressed=true]')).waitFor();
      if (flip) await this.press(this.#tool('ui-flip'));
      for (let i = 0; i < turns; i += 1) await this.press(this.#tool('ui-turn-right'));
      const { width, height } = sizeOf(piece, o);
      await this.#drag(
        this.#slot(index),
        await onStage(this.#stage, (at[0] + width / 2) * 64, (at[1] + height / 2) * 64),
      );
    }
  }

  async #pipes(puzzle: ConduitPuzzle, solution: ConduitDraft): Promise<void> {
    for (const { cell, index, turns } of conduitPlan(puzzle, solution)) {
      const bed = this.#page.locator('g.cell').nth(cellsOf(puzzle).indexOf(cell));
      await this.press(this.#slot(index));
      await this.press(bed);
      for (let i = 0; i < turns; i += 1) await this.press(bed);
    }
  }

  async #blocks(solution: AngularDraft): Promise<void> {
    const above = this.#page.getByRole('button', { name: this.words.say('angular-above') });
    if ((await above.getAttribute('aria-pressed')) !== 'true') await this.press(above);
    const names = { turn: 'angular-turn', tip: 'angular-tip', roll: 'angular-roll' } as const;
    for (const { index, at, pose, turnings } of angularPlan(solution)) {
      await this.press(this.#slot(index));
      for (const turning of turnings) await this.press(this.#tool(names[turning]));
      const [x, y] = anchorOf(pose);
      const spot = await onStage(this.#stage, (at[0] + x + 0.5) * 40, (at[1] + y + 0.5) * 40);
      await this.#tapAt(spot);
    }
  }

  async #tapAt({ x, y }: Spot): Promise<void> {
    if (this.#touch) await this.#page.touchscreen.tap(x, y);
    else await this.#page.mouse.click(x, y);
  }

  async #drag(from: Locator, to: Spot): Promise<void> {
    await from.scrollIntoViewIfNeeded();
    const box = (await from.boundingBox())!;
    const start = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    if (!this.#touch) {
      await this.#page.mouse.move(start.x, start.y);
      await this.#page.mouse.down();
      await this.#page.mouse.move((start.x + to.x) / 2, (start.y + to.y) / 2, { steps: 3 });
      await this.#page.mouse.move(to.x, to.y, { steps: 3 });
      await this.#page.mouse.up();
      return;
    }
    // The held piece floats 44 px above the finger.
    await fingerDrags(this.#page, start, { x: to.x, y: to.y + 44 });
  }

  async aims({ x, y, turn: turns }: PlacementView): Promise<void> {
    const spot = this.#page.getByRole('button', { name: this.words.spot({ x, y }), exact: true });
    await this.#bringsInSight(spot);
    await this.press(spot);
    const right = this.#page.getByRole('button', { name: this.words.say('ui-turn-right') }).filter({ visible: true });
    // Where the button confirms, a finger turns the tile itself as well.
    for (let i = 0; i < turns; i += 1)
      await this.press(this.#touch && i === 0 ? this.#page.locator('rect.again') : right.last());
    await this.press(
      this.#page.getByRole('button', { name: this.words.say('place-lay'), exact: true }).filter({ visible: true }),
    );
  }

  /** A board larger than its window is moved until the spot can be reached. */
  async #bringsInSight(spot: Locator): Promise<void> {
    const board = this.#page.getByRole('application').filter({ visible: true });
    for (let i = 0; i < 8; i += 1) {
      const [at, area] = [(await spot.boundingBox())!, (await board.boundingBox())!];
      const middle = { x: area.x + area.width / 2, y: area.y + area.height / 2 };
      // The coach line lies over the head of the board.
      const off = (from: number, size: number, start: number, end: number) =>
        Math.min(0, from - start) + Math.max(0, from + size - end);
      const dx = off(at.x, at.width, area.x + 8, area.x + area.width - 8);
      const dy = off(at.y, at.height, area.y + 96, area.y + area.height - 8);
      if (dx === 0 && dy === 0) return;
      // A shorter way would be a tap.
      const step = (value: number, size: number) =>
        Math.sign(value) * Math.min(size / 3, Math.max(16, Math.abs(value)));
      await this.#pan(middle, { x: middle.x - step(dx, area.width), y: middle.y - step(dy, area.height) });
    }
  }

  async #pan(from: Spot, to: Spot): Promise<void> {
    if (!this.#touch) {
      await this.#page.mouse.move(from.x, from.y);
      await this.#page.mouse.down();
      await this.#page.mouse.move(to.x, to.y, { steps: 4 });
      await this.#page.mouse.up();
      return;
    }
    await fingerDrags(this.#page, from, to);
  }

  async sends(cell: CellAt | null): Promise<void> {
    await this.press(networker(this.#page, this.words, cell));
    await this.press(confirmation(this.#page, this.words));
  }
}

function networker(page: Page, words: Words, cell: CellAt | null): Locator {
  const options = page.getByRole('region', { name: words.say('networker') });
  return cell ? options.locator(`[data-cell="${cell.network} ${cell.cell}"]`) : options.locator('button.option').last();
}

function confirmation(page: Page, words: Words): Locator {
  return page.getByRole('button', { name: words.like('place-confirm-only') }).filter({ visible: true });
}

/** Keys only: nothing is ever clicked. */
export class Keyboard implements Hands {
  readonly #page: Page;
  readonly words: Words;

  constructor(page: Page, words = english) {
    this.#page = page;
    this.words = words;
  }

  async press(button: Locator, hasty = false): Promise<void> {
    try {
      if (hasty && (await button.count()) === 0) return;
      await button.waitFor(hasty ? { timeout: 2_000 } : {});
      await this.#tabTo(button);
      await this.#page.keyboard.press('Enter');
    } catch (error) {
      if (!hasty) throw error;
    }
  }

  async types(field: Locator, text: string): Promise<void> {
    await field.waitFor();
    await this.#tabTo(field);
    await this.#page.keyboard.press('Control+a');
    await this.#page.keyboard.type(text);
  }

  async picks(group: Locator, option: string): Promise<void> {
    await group.waitFor();
    const wanted = group.getByRole('radio', { name: option, exact: true });
    const choices = await group.locator('input').count();
    await this.#tabTo(group.locator('input:checked'));
    for (let i = 0; i < choices && !(await isHere(wanted)); i += 1) await this.#page.keyboard.press('ArrowRight');
    await expect(wanted).toBeChecked();
  }

  /** Goes from stop to stop until it has the focus: first as far as it seems to be, then one by one. */
  async #tabTo(stop: Locator): Promise<void> {
    for (let i = 0; i < 120; i += 1) {
      const way = await stop.first().evaluate(wayByTab);
      if (way === 0) return;
      const steps = i === 0 ? Math.abs(way) : 1;
      await this.#keys(Array<string>(steps).fill(way > 0 ? 'Tab' : 'Shift+Tab'));
    }
    throw new Error('a stop that Tab does not reach');
  }

  async #keys(keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.#page.keyboard.press(key);
  }

  async lays(puzzle: Puzzle, solution: Draft): Promise<void> {
    // Away from any button, so that Enter means the puzzle.
    await this.#tabTo(this.#page.getByRole('application', { name: this.words.say('puzzle-board') }));
    if (puzzle.category === 'weight') await this.#weights(solution as WeightDraft);
    else if (puzzle.category === 'fragment') await this.#fragments(puzzle, solution as FragmentDraft);
    else if (puzzle.category === 'conduit') await this.#pipes(puzzle, solution as ConduitDraft);
    else await this.#blocks(solution as AngularDraft);
  }

  async #weights(solution: WeightDraft): Promise<void> {
    for (const [cup, count] of [...solution.left, ...solution.right].entries()) {
      for (let i = 0; i < count; i += 1) await this.#page.keyboard.press(`Digit${cup + 1}`);
    }
  }

  async #fragments(puzzle: FragmentPuzzle, solution: FragmentDraft): Promise<void> {
    const box = boxOf(puzzle.outline);
    for (const { piece, index, o, at } of fragmentPlan(solution)) {
      const { flip, turns } = fragmentTurns(piece, o);
      await this.#keys([`Digit${index + 1}`, ...(flip ? ['f'] : []), ...Array<string>(turns).fill('r')]);
      // The first arrow lays the piece in the middle, the others move it.
      const [x, y] = nearest(piece, o, box.width / 2, box.height / 2);
      await this.#keys(['ArrowUp', ...arrows(at[0] - x, at[1] - y), 'Enter']);
    }
  }

  async #pipes(puzzle: ConduitPuzzle, solution: ConduitDraft): Promise<void> {
    let cursor: number | null = null;
    for (const { cell, index, turns } of conduitPlan(puzzle, solution)) {
      await this.#keys([`Digit${index + 1}`]);
      if (cursor === null) {
        await this.#keys(['ArrowRight']);
        cursor = cellsOf(puzzle)[0]!;
      }
      await this.#keys(wayTo(puzzle, cursor, cell));
      cursor = cell;
      await this.#keys(['Enter', ...Array<string>(turns).fill('r')]);
    }
  }

  async #blocks(solution: AngularDraft): Promise<void> {
    const keys = { turn: 'r', tip: 't', roll: 'y' };
    for (const { index, at, turnings } of angularPlan(solution)) {
      await this.#keys([`Digit${index + 1}`, ...turnings.map((turning) => keys[turning])]);
      await this.#keys([...Array<string>(8).fill('ArrowLeft'), ...Array<string>(8).fill('ArrowUp')]);
      await this.#keys([...arrows(at[0], at[1]), 'Enter']);
    }
  }

  async aims({ x, y, turn: turns }: PlacementView, all: readonly PlacementView[]): Promise<void> {
    await this.#tabTo(this.#page.getByRole('application'));
    const spots = all.filter((placement) => placement.turn === 0).sort((a, b) => a.y - b.y || a.x - b.x);
    const index = spots.findIndex((spot) => spot.x === x && spot.y === y);
    await this.#keys([...Array<string>(index + 1).fill('PageDown'), ...Array<string>(turns).fill('r'), 'Enter']);
  }

  async sends(cell: CellAt | null): Promise<void> {
    const option = networker(this.#page, this.words, cell);
    // Enter on what lies ready goes on with it.
    if ((await option.first().getAttribute('aria-pressed')) !== 'true') await this.press(option);
    await this.press(confirmation(this.#page, this.words));
  }
}

/** How many stops it is from the focus to here, about; negative when it is back. Runs in the page. */
function wayByTab(node: Element): number {
  const here = document.activeElement;
  if (node === here) return 0;
  const back =
    here && here !== document.body && (node.compareDocumentPosition(here) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const stops = [...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, [tabindex]')].filter(
    (each) =>
      each === here ||
      (each.tabIndex >= 0 &&
        !each.matches(':disabled, [type=radio]:not(:checked)') &&
        each.checkVisibility({ visibilityProperty: true })),
  );
  const from = here ? stops.indexOf(here as HTMLElement) : -1;
  const steps = Math.max(1, Math.abs(stops.indexOf(node as HTMLElement) - from));
  return back ? -steps : steps;
}

/** Whether it has the focus. */
function isHere(stop: Locator): Promise<boolean> {
  return stop.evaluate((node) => node === document.activeElement);
}

function arrows(dx: number, dy: number): string[] {
  return [
    ...Array<string>(Math.abs(dx)).fill(dx > 0 ? 'ArrowRight' : 'ArrowLeft'),
    ...Array<string>(Math.abs(dy)).fill(dy > 0 ? 'ArrowDown' : 'ArrowUp'),
  ];
}

/** Arrow keys from cell to cell; they skip cells that are not to be filled. */
function wayTo(puzzle: ConduitPuzzle, from: number, to: number): string[] {
  const width = widthOf(puzzle);
  const height = puzzle.grid.length;
  const cells = cellsOf(puzzle);
  const step = (cell: number, dx: number, dy: number) => {
    for (let n = 1; n <= 4; n += 1) {
      const [x, y] = [(cell % width) + dx * n, Math.floor(cell / width) + dy * n];
      if (x < 0 || y < 0 || x >= width || y >= height) return cell;
      if (cells.includes(y * width + x)) return y * width + x;
    }
    return cell;
  };
  const seen = new Set<number>();
  let open: { cell: number; way: string[] }[] = [{ cell: from, way: [] }];
  while (open.length > 0) {
    const next: typeof open = [];
    for (const { cell, way } of open) {
      if (cell === to) return way;
      if (seen.has(cell)) continue;
      seen.add(cell);
      for (const [key, dx, dy] of [
        ['ArrowLeft', -1, 0],
        ['ArrowRight', 1, 0],
        ['ArrowUp', 0, -1],
        ['ArrowDown', 0, 1],
      ] as const) {
        next.push({ cell: step(cell, dx, dy), way: [...way, key] });
      }
    }
    open = next;
  }
  throw new Error(`no way from ${from} to ${to}`);
}
