// Somebody at a table of Cipher: what a coder and a decoder do with the page, and everything the page
// was sent, to be searched for what it must not hold.
import { expect, type Browser, type BrowserContextOptions, type Locator } from '@playwright/test';
import { writtenOut } from '../../web/src/net/shorthand';
import type { BoardView } from '../../web/src/protocol/cipher/BoardView';
import type { Kind } from '../../web/src/protocol/cipher/Kind';
import type { View } from '../../web/src/protocol/cipher/View';
import type { CipherSettings } from '../../web/src/protocol/CipherSettings';
import type { Settings } from '../../web/src/protocol/Settings';
import { cipherDefaults, defaultSettings } from '../../web/src/table/open/settings';
import { gather, somebody, type By } from './gather';
import type { Player } from './player';
import type { Seat } from './seat';
import { WireSeat } from './wire-seat';

/** A table of Cipher on which no clock runs and the first seat hides the first word. */
export function cipherTable(part: Partial<CipherSettings> = {}, table: Partial<Settings> = {}): Settings {
  const calm = { word_time: null, segment_time: null, question_time: null, decision_time: null };
  return {
    ...defaultSettings('cipher'),
    bot_takes_over: false,
    ...table,
    game: { cipher: { ...cipherDefaults, ...calm, first_coder: 0, ...part } },
  };
}

/** Somebody at a table of Cipher, on a page or on the wire. */
export abstract class CipherPlayer {
  abstract readonly at: Player;

  abstract composes(word: string): Promise<void>;
  /** Hands out a segment of this kind; any if none is named. */
  abstract handsOut(kind?: Kind): Promise<void>;
  /** Asks about zones, one after the other; the last answer. */
  abstract asks(...zones: number[]): Promise<boolean>;
  /** Names a word; answers the warnings that were shown first. */
  abstract guesses(word: string): Promise<string[]>;
  abstract requests(): Promise<void>;
  abstract passes(ends: boolean): Promise<void>;
  /** On from the sheet. */
  abstract goesOn(): Promise<void>;

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
  until(holds: () => boolean): Promise<void> {
    return this.at.until(holds);
  }
  /** Words that were named in this round. */
  protected said(): number {
    return this.view.stage.type === 'decode' ? this.view.stage.deductions.length : -1;
  }
  protected mayAsk(): Promise<void> {
    return this.until(() => this.view.you.role === 'decoder' && this.view.you.may_ask.length > 0);
  }
  protected mayPass(): Promise<void> {
    return this.until(() => this.view.you.role === 'decoder' && this.view.you.may_pass);
  }
}

/** Without a page, at once. */
export class CipherWire extends CipherPlayer {
  override readonly at: WireSeat;

  constructor(seat = new WireSeat()) {
    super();
    this.at = seat;
  }
  override async composes(word: string): Promise<void> {
    await this.until(() => this.view.you.role === 'composer');
    await this.at.wire.act({ type: 'compose', word });
    await this.until(() => this.view.stage.type === 'decode');
  }
  override async handsOut(kind?: Kind): Promise<void> {
    await this.until(() => this.view.you.role === 'coder' && this.view.you.may_hand_out.length > 0);
    await this.at.wire.act(kind ? { type: 'hand_out', kind } : { type: 'hand_out_any' });
  }
  override async asks(...zones: number[]): Promise<boolean> {
    await this.mayAsk();
    for (const zone of zones) {
      const before = this.board.questions.length;
      await this.at.wire.act({ type: 'ask', zone: zone - 1 });
      await this.until(() => this.board.questions.length > before);
    }
    return this.board.questions.at(-1)!.yes;
  }
  override async guesses(word: string): Promise<string[]> {
    const [before, sheet] = [this.said(), this.view.sheet.length];
    await this.at.wire.act({ type: 'deduce', word });
    await this.until(() => this.said() > before || this.view.sheet.length > sheet);
    return [];
  }
  override requests(): Promise<void> {
    return this.at.wire.act({ type: 'request' });
  }
  override async passes(): Promise<void> {
    await this.mayPass();
    await this.at.wire.act({ type: 'pass' });
  }
  /** Whoever has no page looks at no sheet. */
  override async goesOn(): Promise<void> {}
}

/** With a page. */
export class CipherSeat extends CipherPlayer {
  override readonly at: Seat;
  /** Every message and every body this page has received. */
  readonly received: string[] = [];

  constructor(seat: Seat) {
    super();
    this.at = seat;
    seat.page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => this.received.push(writtenOut(String(payload)))),
    );
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
  get words() {
    return this.at.words;
  }
  press(locator: Locator): Promise<void> {
    return this.at.hands.press(locator.filter({ visible: true }).first());
  }
  button(name: string | RegExp): Locator {
    return this.at.button(name);
  }

  /** Types a word and seals it. */
  override async composes(word: string): Promise<void> {
    await this.types(word);
    await this.seals();
  }
  /** Writes into the field for the secret word, or into the one for a guess. */
  async types(word: string, field: 'compose-word' | 'decode-your-guess' = 'compose-word'): Promise<void> {
    await this.at.hands.types(
      this.page.getByLabel(this.words.say(field), { exact: true }).filter({ visible: true }).first(),
      word,
    );
  }
  async seals(): Promise<void> {
    const seal = this.button(this.words.say('compose-seal'));
    await this.press(seal);
    await this.until(() => this.view.stage.type === 'decode');
  }

  override async handsOut(kind?: Kind): Promise<void> {
    await this.until(() => this.view.you.role === 'coder' && this.view.you.may_hand_out.length > 0);
    const desk = this.page.getByRole('region', { name: this.words.say('compose-compartment') });
    const { you } = this.view;
    const any = you.role === 'coder' ? you.may_hand_out[0]! : 'long';
    await this.press(
      desk.getByRole('button', { disabled: false, name: new RegExp(this.words.say(`segment-${kind ?? any}`)) }),
    );
    await this.until(() => this.board.phase !== 'draw');
  }

  zone(number: number): Locator {
    return this.page
      .getByRole('button', { name: this.words.like('decode-zone-spoken', 'segments', 'refused', 'zone') })
      .nth(number - 1);
  }

  /** Asks about the zone that is aimed at; where room is scarce in fewer words. */
  askAbout(zone: number): Locator {
    return this.button(this.words.say('decode-ask', { zone }))
      .or(this.button(this.words.say('decode-ask-short', { zone })))
      .first();
  }

  override async asks(...zones: number[]): Promise<boolean> {
    await this.mayAsk();
    for (const zone of zones) {
      const before = this.board.questions.length;
      await this.press(this.zone(zone));
      await this.press(this.askAbout(zone));
      await this.until(() => this.board.questions.length > before);
    }
    return this.board.questions.at(-1)!.yes;
  }

  override async guesses(word: string): Promise<string[]> {
    const field = this.page.getByLabel(this.words.say('decode-your-guess')).filter({ visible: true });
    const opens = this.button(this.words.say('decode-guess'));
    // A second device may have been told of the word before the page has drawn it.
    await field
      .or(opens.filter({ visible: true }))
      .first()
      .waitFor();
    if ((await field.count()) === 0) await this.press(opens);
    await this.at.hands.types(field.first(), word);
    const [before, sheet] = [this.said(), this.view.sheet.length];
    await this.press(
      this.button(this.words.say('decode-spend')).or(this.button(this.words.like('bonus-guess-worth', 'points'))),
    );
    const say = this.button(this.words.say('guess-say'));
    await say.waitFor();
    const doubts = await this.page.locator('dialog[open] .doubt').allTextContents();
    await this.press(say);
    await this.until(() => this.said() > before || this.view.sheet.length > sheet);
    return doubts;
  }

  override async requests(): Promise<void> {
    await this.press(this.button(this.words.like('bonus-request', 'name')));
    await this.until(() => this.board.phase !== 'idle');
  }

  override async passes(ends: boolean): Promise<void> {
    await this.mayPass();
    const pass = this.button(new RegExp(`^${this.words.say('bonus-pass')}$`));
    await this.press(ends ? this.button(this.words.say('bonus-pass-ends')) : pass);
    // What ends the round is asked once more.
    if (ends)
      await this.press(
        this.page
          .getByRole('dialog', { name: this.words.say('bonus-pass-confirm') })
          .getByRole('button', { name: this.words.say('bonus-pass'), exact: true }),
      );
  }

  /** What the sheet says on top; whom it is about is told so. */
  async reads(key: 'score-broke' | 'score-unbroken', by: CipherPlayer): Promise<void> {
    const text = by === this ? this.words.say(`${key}-you`) : this.words.say(key, { name: by.name });
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText(text);
  }

  override async goesOn(): Promise<void> {
    await this.press(
      this.button(this.words.like('score-next', 'name'))
        .or(this.button(this.words.say('score-next-you')))
        .or(this.button(this.words.say('score-end'))),
    );
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

/** How each person at a table of Cipher plays. */
type Way = By | 'wire';
type Seated<Ways extends readonly Way[]> = {
  -readonly [Index in keyof Ways]: Ways[Index] extends 'wire' ? CipherWire : CipherSeat;
};

/** People come together and the game begins: each on a page of their own, or on the wire. */
export async function cipherGame<const Ways extends readonly Way[]>(
  browser: Browser,
  ways: Ways,
  settings: Settings,
  options: BrowserContextOptions = {},
): Promise<Seated<Ways>> {
  const seats = await Promise.all(
    ways.map(async (way) =>
      way === 'wire' ? new CipherWire() : new CipherSeat(await somebody(browser, way, options)),
    ),
  );
  await gather(
    seats.map(({ at }) => at),
    people,
    { ...settings, seats: ways.length },
  );
  return seats as Seated<Ways>;
}

/** Who comes to these tables, in the order of the seats. */
export const people = ['Ines', 'Tomáš', 'Mara', 'Jan'] as const;

/** A round in which a decoder names the word at once. */
export async function quickRound(seats: readonly CipherPlayer[], word: string, solver?: CipherPlayer): Promise<void> {
  const [first] = seats as [CipherPlayer, ...CipherPlayer[]];
  const { coder, round } = first.view;
  await seats[coder]!.composes(word);
  const decoder = solver ?? seats[(coder + 1) % seats.length]!;
  await decoder.until(() => decoder.view.stage.type === 'decode');
  await decoder.guesses(word);
  await Promise.all(
    seats.map(async (seat) => {
      await seat.until(() => seat.view.sheet.length >= round);
      await seat.goesOn();
    }),
  );
}

export function fine(seats: readonly CipherPlayer[]): void {
  for (const { at } of seats) expect(at.errors).toEqual([]);
}
