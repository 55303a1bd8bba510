// Somebody who stops at every screen of Circuit that comes up for the first time, to have it looked
// at: pictured, or examined.
import type { Locator, Page } from '@playwright/test';
import type { PlacementView } from '../../web/src/protocol/circuit/PlacementView';
import type { Hands } from './hands';
import { Seat } from './seat';
import { canHoldStill, holdStill } from './still';

export abstract class Shown extends Seat {
  /** Screens that need no second look. People may share it. */
  readonly seen: Set<string>;

  constructor(page: Page, hands: Hands, seen = new Set<string>()) {
    super(page, hands);
    this.seen = seen;
    void canHoldStill(page);
  }

  protected abstract look(name: string): Promise<(() => Promise<void>) | undefined>;

  /** Has a screen looked at; a look at a screen that went away meanwhile does not count. */
  async show(name: string, sign?: Locator): Promise<void> {
    if (this.seen.has(name)) return;
    await holdStill(this.page, true);
    const keep = await this.look(name);
    const stayed = !sign || (await sign.first().isVisible());
    await holdStill(this.page, false);
    if (!stayed) return;
    this.seen.add(name);
    await keep?.();
  }

  /** Brings the puzzle at hand to where it is looked at. */
  protected works(): Promise<void> {
    return this.solvesPartly();
  }

  /** The line over a closing, one's own or somebody else's. */
  private get closed(): Locator {
    const lines = [this.words.like('coach-closed'), this.words.like('coach-closed-by', 'name')];
    return this.page
      .locator('.coach')
      .getByText(new RegExp(lines.map(({ source }) => source).join('|')))
      .filter({ visible: true });
  }

  /** A closing is shown to those as well who only wait, and how others place to whoever waits for it. */
  override async acts(): Promise<boolean> {
    const waits = this.page
      .locator('.coach')
      .getByText(this.words.like('coach-place-wait', 'name'))
      .filter({ visible: true });
    if (!this.seen.has('05-place-wait') && (await waits.count())) await this.show('05-place-wait', waits);
    const closed = this.closed;
    if (!this.seen.has('06-closing') && (await closed.count())) {
      await this.page.keyboard.press('Shift');
      await this.show('06-closing', closed);
    }
    return super.acts();
  }
  override async passes(): Promise<void> {
    // Any key hurries a running closing to its result.
    await this.page.keyboard.press('Shift');
    const starts = [this.words.like('coach-round', 'round', 'name'), this.words.like('coach-round-you', 'round')];
    const rounds = this.page
      .locator('.coach')
      .getByText(new RegExp(starts.map(({ source }) => source).join('|')))
      .filter({ visible: true });
    const closed = this.closed;
    if (await rounds.count()) await this.show('06-round-end', rounds);
    else if (await closed.count()) await this.show('06-closing', closed);
    await super.passes();
  }
  override async chooses(): Promise<void> {
    const chambers = this.page.locator('button.chamber:enabled');
    await this.reaches(chambers);
    await this.show('03-choose', chambers);
    await super.chooses();
  }
  override async solves(): Promise<void> {
    const { category } = this.now.you!.puzzle!;
    if (!this.seen.has(`04-solve-${category}`)) {
      await this.works();
      await this.show(`04-solve-${category}`, this.stage);
      await this.clears();
    }
    await super.solves();
    const planning = this.button(this.words.say('solved-puzzle')).filter({ visible: true });
    if (this.seen.has('04-solved') || this.now.phase.type !== 'solving') return;
    // The board opens for who is done, unless the others are done as well by then.
    const timeout = 30_000;
    await Promise.race([planning.waitFor({ timeout }), this.until(() => this.now.phase.type !== 'solving', timeout)]);
    if (await planning.isVisible()) await this.show('04-solved', planning);
  }
  override async places(): Promise<void> {
    await super.places();
    // Who closes a system sees it at once, with nothing else to reach.
    const closed = this.closed;
    if (!this.seen.has('06-closing') && (await closed.count())) {
      await this.page.keyboard.press('Shift');
      await this.show('06-closing', closed);
    }
  }
  override async aims(placement: PlacementView): Promise<void> {
    if (!this.seen.has('05-place-tile')) {
      const { x, y } = placement;
      await this.hands.press(this.button(this.words.spot({ x, y })).first());
      await this.show(
        '05-place-tile',
        this.page.getByRole('button', { name: this.words.say('place-lay'), exact: true }).filter({ visible: true }),
      );
      await this.page.keyboard.press('Escape');
    }
    await super.aims(placement);
    const networker = this.page.getByRole('region', { name: this.words.say('networker') });
    if (await networker.isVisible()) await this.show('05-place-networker', networker);
  }
}
