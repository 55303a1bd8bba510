// Somebody at a table of Circuit who has no page: the same verbs over the wire, at once.
import type { Page } from '@playwright/test';
import type { Settings } from '../../web/src/protocol/Settings';
import { Player } from './player';
import { here } from './server';
import { bestPlacement } from './strategy';
import { Wire } from './wire';

export const codeOf = (link: string): string => new URL(link).pathname.split('/').at(-1)!;

export class WireSeat extends Player {
  readonly wire: Wire;

  constructor(cookie = '') {
    super();
    this.wire = new Wire((message) => this.hear(message), cookie);
  }

  /** The same person as on a page, on a second device: what the page is not asked about is done by this one. */
  static async of(page: Page, cookies?: string): Promise<WireSeat> {
    const known = async () => (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    const seat = new WireSeat(cookies ?? (await known()));
    await seat.wire.connect(codeOf(page.url()));
    await seat.until(() => seat.table !== null);
    if (seat.table!.game) await seat.until(() => seat.view !== null);
    return seat;
  }

  override async hosts(name: string, settings: Settings): Promise<string> {
    await this.wire.named(name);
    const code = await this.wire.table(settings);
    await this.wire.connect(code);
    await this.until(() => this.isSeated(name));
    return `${here().origin}/t/${code}`;
  }

  override async joins(link: string, name: string): Promise<void> {
    await this.wire.named(name);
    await this.wire.connect(codeOf(link));
    await this.until(() => this.table !== null);
    await this.wire.command({ sit: { seat: this.table!.seats.findIndex(({ holder }) => holder === null) } });
    await this.until(() => this.isSeated(name));
  }

  override ready(): Promise<void> {
    return this.wire.command({ ready: { ready: true } });
  }
  override async starts(): Promise<void> {
    // A page has a button that can be pressed as soon as all are ready.
    const { host } = this.table!;
    await this.until(() =>
      this.table!.seats.every(
        ({ holder }) => holder !== null && (!('person' in holder) || holder.person.id === host || holder.person.ready),
      ),
    );
    await this.wire.command('start');
  }

  override async chooses(): Promise<void> {
    await this.wire.act({ type: 'choose', category: this.wish(this.now.you!.choices) });
    await this.until(() => this.now.phase.type !== 'choosing' || !this.mine);
  }

  override async solves(): Promise<void> {
    await this.wire.act({ type: 'draft', draft: await this.solution() });
    await this.until(() => this.attempt() !== 'working');
  }

  override async places(): Promise<void> {
    const { placement, cell } = bestPlacement(this.now, this.champion);
    const { x, y, turn } = placement;
    await this.wire.act({ type: 'place', x, y, turn, cell });
    await this.until(() => this.now.phase.type !== 'placing' || !this.mine);
  }
}
