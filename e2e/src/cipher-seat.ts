// Somebody at a table of Cipher: what a coder and a decoder do with the page, and everything the page
// was sent, to be searched for what it must not hold.
import { expect, type Browser, type BrowserContextOptions, type Locator } from '@playwright/test';
import type { BoardView } from '../../web/src/protocol/cipher/BoardView';
import type { Kind } from '../../web/src/protocol/cipher/Kind';
import type { View } from '../../web/src/protocol/cipher/View';
import type { CipherSettings } from '../../web/src/protocol/CipherSettings';
import type { Settings } from '../../web/src/protocol/Settings';
import { cipherDefaults, defaultSettings } from '../../web/src/table/settings';
import { gather, somebody } from './gather';
import { Seat } from './seat';

/** A table of Cipher on which no clock runs and the first seat hides the first word. */
export function cipherTable(part: Partial<CipherSettings> = {}, table: Partial<Settings> = {}): Settings {
  const calm = { word_time: null, segment_time: null, question_time: null, decision_time: null };
  return { ...defaultSettings('cipher'), bot_takes_over: false, ...table, game: { cipher: { ...cipherDefaults, ...calm, first_coder: 0, ...part } } };
}

export class CipherSeat {
  readonly at: Seat;
  /** Every message and every body this page has received. */
  readonly received: string[] = [];

  constructor(seat: Seat) {
    this.at = seat;
    seat.page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => this.received.push(String(payload))));
    seat.page.on('response', (response) => {
      void response.text().then(
        (text) => this.received.push(text),
        // Redirects and bodies that went with their page hold nothing.
        () => undefined,
      );
    });
  }

  get page() {
    return this.at.page;
  }
  get view(): View {
    return this.at.view as unknown as View;
  }
  get board(): BoardView {
    if (this.view.stage.type !== 'decode') throw new Error(`no board: ${this.view.stage.type}`);
    return this.view.stage;
  }
  /** As everybody at the table is told. */
  get name(): string {
    const seat = this.view.you.role === 'spectator' ? -1 : this.view.you.seat;
    const holder = this.at.table?.seats[seat]?.holder;
    return holder && 'person' in holder ? holder.person.name : '';
  }
  get words() {
    return this.at.words;
  }
  until(holds: () => boolean): Promise<void> {
    return this.at.until(holds);
  }
  press(locator: Locator): Promise<void> {
    return this.at.hands.press(locator.filter({ visible: true }).first());
  }
  button(name: string | RegExp): Locator {
    return this.at.button(name);
  }

  /** Types a word and seals it. */
  async composes(word: string): Promise<void> {
    await this.types(word);
    await this.seals();
  }
  /** Writes into the field for the secret word, or into the one for a guess. */
  async types(word: string, field: 'compose-word' | 'decode-your-guess' = 'compose-word'): Promise<void> {
    await this.at.hands.types(this.page.getByLabel(this.words.say(field), { exact: true }).filter({ visible: true }).first(), word);
  }
  async seals(): Promise<void> {
    const seal = this.button(this.words.say('compose-seal'));
    await expect(seal).toBeEnabled();
    await this.press(seal);
    await this.until(() => this.view.stage.type === 'decode');
  }

  /** Hands out a segment of this kind; any if none is named. */
  async handsOut(kind?: Kind): Promise<void> {
    await this.until(() => this.view.you.role === 'coder' && this.view.you.may_hand_out.length > 0);
    const desk = this.page.getByRole('region', { name: this.words.say('compose-compartment') });
    const name = kind && new RegExp(this.words.say(`segment-${kind}`));
    await this.press(desk.getByRole('button', { disabled: false, ...(name && { name }) }));
    await this.until(() => this.board.phase !== 'draw');
  }

  zone(number: number): Locator {
    return this.page.getByRole('button', { name: this.words.like('decode-zone-spoken', 'segments', 'refused', 'zone') }).nth(number - 1);
  }

  /** Asks about the zone that is aimed at; where room is scarce in fewer words. */
  askAbout(zone: number): Locator {
    return this.button(this.words.say('decode-ask', { zone })).or(this.button(this.words.say('decode-ask-short', { zone }))).first();
  }

  /** Asks about zones, one after the other; the last answer. */
  async asks(...zones: number[]): Promise<boolean> {
    await this.until(() => this.view.you.role === 'decoder' && this.view.you.may_ask.length > 0);
    for (const zone of zones) {
      const before = this.board.questions.length;
      await this.press(this.zone(zone));
      await this.press(this.askAbout(zone));
      await this.until(() => this.board.questions.length > before);
    }
    return this.board.questions.at(-1)!.yes;
  }

  /** Names a word; answers the warnings that were shown first. */
  async guesses(word: string): Promise<string[]> {
    const field = this.page.getByLabel(this.words.say('decode-your-guess')).filter({ visible: true });
    if ((await field.count()) === 0) await this.press(this.button(this.words.say('decode-guess')));
    await this.at.hands.types(field.first(), word);
    const said = () => (this.view.stage.type === 'decode' ? this.view.stage.deductions.length : -1);
    const [before, sheet] = [said(), this.view.sheet.length];
    await this.press(this.button(this.words.say('decode-spend')).or(this.button(this.words.like('bonus-guess-worth', 'points'))));
    const say = this.button(this.words.say('guess-say'));
    await expect(say).toBeVisible();
    const doubts = await this.page.locator('dialog[open] .doubt').allTextContents();
    await this.press(say);
    await this.until(() => said() > before || this.view.sheet.length > sheet);
    return doubts;
  }

  async requests(): Promise<void> {
    await this.press(this.button(this.words.like('bonus-request', 'name')));
    await this.until(() => this.board.phase !== 'idle');
  }

  async passes(ends: boolean): Promise<void> {
    await this.until(() => this.view.you.role === 'decoder' && this.view.you.may_pass);
    await this.press(this.button(ends ? this.words.say('bonus-pass-ends') : new RegExp(`^${this.words.say('bonus-pass')}$`)));
  }

  /** What the sheet says on top; whom it is about is told so. */
  async reads(key: 'score-broke' | 'score-unbroken', by: CipherSeat): Promise<void> {
    const text = by === this ? this.words.say(`${key}-you`) : this.words.say(key, { name: by.name });
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText(text);
  }

  /** On from the sheet. */
  async goesOn(): Promise<void> {
    await this.press(this.button(this.words.like('score-next', 'name')).or(this.button(this.words.say('score-next-you'))).or(this.button(this.words.say('score-end'))));
  }

  async reloads(): Promise<void> {
    const views = this.at.sockets;
    await this.page.reload();
    await this.until(() => this.at.sockets > views && this.at.view !== null);
  }

  /** The points on the sheet in the line of a word, in the order of the seats. */
  async line(word: string): Promise<string[]> {
    const row = this.page.getByRole('row', { name: new RegExp(`^${word}`) });
    // Whoever hid the word is named in the cell, for those who do not see the stripes.
    return (await row.getByRole('cell').allTextContents()).map((text) => text.replaceAll(/\D/g, ''));
  }

  /** Nothing this page received holds the text. */
  async expectNever(text: string): Promise<void> {
    const sought = text.toLowerCase();
    expect(this.received.length).toBeGreaterThan(3);
    expect(this.received.filter((each) => each.toLowerCase().includes(sought))).toEqual([]);
    expect((await this.page.content()).toLowerCase()).not.toContain(sought);
  }
}

/** People come together and the game begins. */
export async function cipherGame(
  browser: Browser,
  names: readonly string[],
  settings: Settings,
  by: readonly ('mouse' | 'keys' | 'touch')[] = [],
  options: BrowserContextOptions = {},
): Promise<CipherSeat[]> {
  const seats = await Promise.all(names.map(async (_, index) => new CipherSeat(await somebody(browser, by[index] ?? 'mouse', { reducedMotion: 'reduce', ...options }))));
  await gather(seats.map(({ at }) => at), names, { ...settings, seats: names.length });
  return seats;
}

/** A round in which a decoder names the word at once. */
export async function quickRound(seats: readonly CipherSeat[], word: string, solver?: CipherSeat): Promise<void> {
  const [first] = seats as [CipherSeat, ...CipherSeat[]];
  const { coder, round } = first.view;
  await seats[coder]!.composes(word);
  const decoder = solver ?? seats[(coder + 1) % seats.length]!;
  await decoder.until(() => decoder.view.stage.type === 'decode');
  await decoder.guesses(word);
  await Promise.all(seats.map(async (seat) => {
    await seat.until(() => seat.view.sheet.length >= round);
    await seat.goesOn();
  }));
}

export function fine(seats: readonly CipherSeat[]): void {
  for (const { at } of seats) expect(at.errors).toEqual([]);
}
