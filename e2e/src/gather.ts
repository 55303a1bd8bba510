// People come together at a table: browser contexts as they are needed, and a table without clocks,
// so that nobody is hurried by a slow machine.
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { CircuitSettings } from '../../web/src/protocol/CircuitSettings';
import type { Settings } from '../../web/src/protocol/Settings';
import { circuitDefaults, defaultSettings } from '../../web/src/table/open/settings';
import { Keyboard, Pointer, type Hands } from './hands';
import type { Player } from './player';
import { Seat } from './seat';
import { english, Words } from './words';

const languages = ['de', 'fr', 'cs'] as const;

export type By = 'mouse' | 'keys' | 'touch';

/** Somebody new, with a browser of their own. */
export async function somebody(browser: Browser, by: By = 'mouse', options: BrowserContextOptions = {}): Promise<Seat> {
  const { page, hands } = await arrival(browser, by, options);
  return new Seat(page, hands);
}

/** A browser context and hands for it. */
export async function arrival(
  browser: Browser,
  by: By,
  options: BrowserContextOptions,
): Promise<{ page: Page; hands: Hands }> {
  const context = await browser.newContext(options);
  // Tips of a first game would lie over what the tests press.
  await context.addInitScript(() => localStorage.setItem('enigma-tips', 'off'));
  const page = await context.newPage();
  const language = languages.find((each) => options.locale?.startsWith(each));
  const words = language ? new Words(language) : english;
  return { page, hands: by === 'keys' ? new Keyboard(page, words) : new Pointer(page, by === 'touch', words) };
}

/** A table of Circuit on which no clock runs, but for those that are set. */
export function unhurried(part: Partial<Settings> = {}, rules: Partial<CircuitSettings> = {}): Settings {
  const circuit = { ...circuitDefaults, timer: null, cap: null, choose: null, place: null, ...rules };
  return { ...defaultSettings('circuit'), game: { circuit }, ...part };
}

/** Tables that are opened from this page have no clocks; everything else about them is as chosen. */
export async function stopClocks(page: Page): Promise<void> {
  await page.route('**/api/tables', async (route) => {
    const wish = route.request().postDataJSON() as Settings | null;
    await (wish ? route.continue({ postData: { ...wish, game: unhurried().game } }) : route.continue());
  });
}

/** The host opens a table with these settings and sits down; answers the link. */
export function tableFor(host: Player, name: string, settings: Settings): Promise<string> {
  return host.hosts(name, settings);
}

/** Everybody sits down at a table of the host's and the game begins. */
export async function gather(seats: readonly Player[], names: readonly string[], settings: Settings): Promise<string> {
  const [host, ...guests] = seats as [Player, ...Player[]];
  const link = await host.hosts(names[0]!, { ...settings, seats: Math.max(settings.seats, seats.length) });
  for (const [index, guest] of guests.entries()) {
    await guest.joins(link, names[index + 1]!);
    await guest.ready();
  }
  await begin(seats);
  return link;
}

/** The host starts the game as soon as all are ready. */
export async function begin(seats: readonly Player[]): Promise<void> {
  await seats[0]!.starts();
  await Promise.all(seats.map((seat) => seat.until(() => seat.view !== null)));
}
