// Somebody who loses the line to the server once in every phase, and plays on meanwhile.
import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import type { PlacementView } from '../../web/src/protocol/circuit/PlacementView';
import type { Draft, Puzzle } from '../../web/src/puzzles/puzzles';
import { arrival, type By } from './gather';
import type { Hands } from './hands';
import { Line } from './line';
import { partOf, Seat } from './seat';

export type Phase = 'choosing' | 'solving' | 'placing' | 'networker' | 'closing' | 'round end' | 'end';

export class Losing extends Seat {
  readonly line: Line;
  readonly lost = new Set<Phase>();

  constructor(page: Page, hands: Hands, line: Line) {
    super(page, hands);
    this.line = line;
  }

  /** The first time in this phase: the line breaks, something is done, the line is back. Nothing
      has to be loaded anew. */
  async without(phase: Phase, meanwhile: () => Promise<void>): Promise<void> {
    if (this.lost.has(phase)) {
      await meanwhile();
      return;
    }
    this.lost.add(phase);
    const banner = this.page.getByText(this.words.say('table-lost'), { exact: true });
    const { sockets } = this;
    this.line.cut();
    await expect(banner).toBeVisible();
    await meanwhile();
    this.line.mend();
    await expect(banner).toHaveCount(0, { timeout: 20_000 });
    expect(this.sockets).toBeGreaterThan(sockets);
  }

  override async takes(): Promise<void> {
    await this.reaches(this.page.locator('button.chamber:enabled'));
    await this.without('choosing', () => super.takes());
  }
  /** A piece laid meanwhile has arrived when the line is back. Not the whole solution: nobody waits
      for ever for somebody who is away (D-9). */
  override async lays(puzzle: Puzzle, solution: Draft): Promise<void> {
    if (!this.lost.has('solving')) {
      const laid = () => this.now.seats[this.mySeat!]!.attempt!.laid;
      await this.without('solving', async () => {
        await super.lays(puzzle, partOf(solution));
        expect(laid()).toBe(0);
      });
      await this.until(() => laid() > 0);
      await this.clears();
    }
    await super.lays(puzzle, solution);
  }
  override async aims(placement: PlacementView): Promise<void> {
    await this.without('placing', () => super.aims(placement));
  }
  override async sends(cell: number | null): Promise<void> {
    await this.without('networker', () => super.sends(cell));
  }
  override async passes(): Promise<void> {
    const roundEnd = await this.page
      .locator('.coach')
      .getByText(this.words.like('coach-round', 'round', 'name'))
      .filter({ visible: true })
      .count();
    await this.without(roundEnd > 0 ? 'round end' : 'closing', () => super.passes());
  }
}

/** Somebody on a line of their own. */
export async function losing(browser: Browser, by: By, options: BrowserContextOptions = {}): Promise<Losing> {
  const line = await Line.open();
  const { page, hands } = await arrival(browser, by, { ...options, baseURL: line.origin });
  page.context().on('close', () => void line.close());
  return new Losing(page, hands, line);
}
