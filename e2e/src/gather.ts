// People come together at a table: browser contexts as they are needed, and a table without clocks,
// so that nobody is hurried by a slow machine.
import type { Browser, BrowserContextOptions } from '@playwright/test';
import type { NewTable } from '../../web/src/protocol/NewTable';
import type { Settings } from '../../web/src/protocol/Settings';
import { circuitDefaults, defaultSettings } from '../../web/src/table/settings';
import { Keyboard, Pointer } from './hands';
import { Seat } from './seat';

/** Somebody new, with a browser of their own. */
export async function somebody(browser: Browser, by: 'mouse' | 'keys' | 'touch' = 'mouse', options: BrowserContextOptions = {}): Promise<Seat> {
  const page = await (await browser.newContext(options)).newPage();
  return new Seat(page, by === 'keys' ? new Keyboard(page) : new Pointer(page, by === 'touch'));
}

/** A table of Circuit on which no clock runs. */
export function unhurried(part: Partial<Settings> = {}): Settings {
  const circuit = { ...circuitDefaults, timer: null, cap: null, choose: null, place: null };
  return { ...defaultSettings('circuit'), game: { circuit }, ...part };
}

/** The host opens a table with these settings and sits down; answers the link. */
export async function tableFor(host: Seat, name: string, settings: Settings): Promise<string> {
  await host.page.goto('/');
  const { code } = await host.page.evaluate(
    async ([me, wish]) => {
      const post = (path: string, body: unknown) =>
        fetch(`/api${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
      await post('/me', { name: me });
      return (await (await post('/tables', wish)).json()) as NewTable;
    },
    [name, settings] as const,
  );
  const link = new URL(`/t/${code}`, host.page.url()).href;
  await host.page.goto(link);
  await host.until(() => host.table?.seats.some(({ holder }) => holder !== null) ?? false);
  return link;
}

/** Everybody sits down at a table of the host's and the game begins. */
export async function gather(seats: readonly Seat[], names: readonly string[], settings: Settings): Promise<string> {
  const [host, ...guests] = seats as [Seat, ...Seat[]];
  const link = await tableFor(host, names[0]!, { ...settings, seats: Math.max(settings.seats, seats.length) });
  for (const [index, guest] of guests.entries()) {
    await guest.joins(link, names[index + 1]!);
    await guest.hands.press(guest.button(guest.words.say('lobby-im-ready')));
  }
  await begin(seats);
  return link;
}

/** The host starts the game as soon as all are ready. */
export async function begin(seats: readonly Seat[]): Promise<void> {
  const [host] = seats as [Seat, ...Seat[]];
  await host.hands.press(host.button(host.words.like('lobby-start', 'players')));
  await Promise.all(seats.map((seat) => seat.until(() => seat.view !== null)));
}
