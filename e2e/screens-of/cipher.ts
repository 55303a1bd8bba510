// Pictures of every screen of Cipher, as met in a game of four: one sits at a large screen, two hold
// small ones. The second word is the one of the mock-ups.
import type { Kind } from '../../web/src/protocol/cipher/Kind';
import { CipherSeat, cipherTable, quickRound } from '../src/cipher-seat';
import { gather, tableFor } from '../src/gather';
import { pictured, type Pictured } from '../src/pictured';
import { test } from '../src/test';

test.setTimeout(600_000);

/** Words of five letters; the second is RADIO everywhere. */
const wordsOf = {
  en: ['motor', 'radio', 'table'],
  de: ['Motor', 'Radio', 'Tisch'],
  fr: ['motos', 'radio', 'table'],
  cs: ['motor', 'rádio', 'radar'],
} as const;
/** Words named in vain. */
const wrongOf = {
  en: ['scale', 'radar', 'chair'],
  de: ['Waage', 'Radar', 'Stuhl'],
  fr: ['verre', 'radar', 'livre'],
  cs: ['kniha', 'radar', 'mince'],
} as const;
/** What is handed out in turn, and where it is asked for until the answer is yes. */
const course: readonly (readonly [Kind, ...number[]])[] = [
  ['tight', 2, 4, 1],
  ['wide', 1, 4, 3],
  ['long', 5, 2],
  ['wide', 5],
  ['long', 1],
  ['long', 3],
  ['long', 2],
  ['long', 4],
];

class Person extends CipherSeat {
  readonly shown: Pictured;
  constructor(shown: Pictured) {
    super(shown);
    this.shown = shown;
  }
  /** Waits until a word is found in the dictionary, or not. */
  async judged(): Promise<void> {
    await this.page.locator('.checks .chip:is(.sig, .bad)').nth(1).waitFor();
  }
  /** A picture of what stands on the screen now. */
  show(name: string): Promise<void> {
    return this.shown.show(name);
  }
}

for (const language of ['en', 'de', 'fr', 'cs'] as const) {
  test(`screens of Cipher, ${language}`, async ({ browser }) => {
    const somebody = async (...sizes: Parameters<typeof pictured>[2][number][]) =>
      new Person(await pictured(browser, language, sizes));
    const [ines, mara, tomas, jan] = [
      await somebody('desktop', 'zoom'),
      await somebody('phone', 'tablet', 'landscape'),
      await somebody('phone', 'tablet', 'landscape'),
      await somebody('desktop'),
    ] as const;
    const seats = [ines, mara, tomas, jan];
    const [first, second, third] = wordsOf[language];
    const wrong = wrongOf[language];
    const { words } = ines;
    await gather(
      seats.map(({ at }) => at),
      ['Ines', 'Mara', 'Tomáš', 'Jan'],
      cipherTable({ language, length: 5 }, { seats: 4 }),
    );

    // The first word is written at the large screen.
    await ines.types(first);
    await ines.judged();
    await ines.show('08-cipher-compose');
    await tomas.show('08-cipher-wait');
    await jan.show('08-cipher-wait');
    await ines.seals();
    await ines.show('09-cipher-hand-out');
    await tomas.show('09-cipher-before');
    await mara.guesses(first);
    for (const seat of seats) {
      await seat.until(() => seat.view.sheet.length === 1);
      await seat.goesOn();
    }

    // The second on a phone.
    await mara.types('xq');
    await mara.show('08-cipher-compose-unfit');
    await mara.types(second);
    await mara.judged();
    await mara.show('08-cipher-compose');
    await mara.seals();
    await mara.show('09-cipher-hand-out');
    const decoders = [tomas, jan, ines];
    for (const [turn, [kind, ...zones]] of course.entries()) {
      const decoder = decoders[turn % 3]!;
      await mara.handsOut(kind);
      await decoder.until(
        () =>
          decoder.board.held !== null && decoder.board.active === (decoder === ines ? 0 : decoder === tomas ? 2 : 3),
      );
      if (turn === 3 || turn === 5) {
        await decoder.press(decoder.zone(zones[0]!));
        await decoder.show('09-cipher-decode');
        if (decoder === tomas) {
          await ines.show('09-cipher-watch');
          await mara.show('09-cipher-coder-waits');
        } else await tomas.show('09-cipher-watch');
        // A second press on the same zone would ask.
        await decoder.page.keyboard.press('Escape');
      }
      await decoder.asks(...zones);
      if (turn === 4) {
        for (const seat of [ines, tomas]) await seat.guesses(wrong[0]);
        await tomas.press(tomas.button(words.say('decode-alphabet')));
        await tomas.show('09-cipher-alphabet');
        await tomas.page.keyboard.press('Escape');
        await tomas.press(tomas.button(words.say('decode-guess')));
        await tomas.show('09-cipher-guess');
        await tomas.page.keyboard.type(wrong[0]);
        await tomas.page.keyboard.press('Enter');
        await tomas.button(words.say('guess-say')).waitFor();
        await tomas.show('09-cipher-doubt');
        await tomas.page.keyboard.press('Escape');
        await tomas.page.keyboard.press('Escape');
      }
    }
    await ines.until(() => ines.board.bonus_phase);
    await ines.types(second, 'decode-your-guess');
    await ines.show('10-cipher-bonus');
    await mara.show('10-cipher-coder');
    await ines.passes(false);
    await tomas.until(() => tomas.view.you.role === 'decoder' && tomas.view.you.may_pass);
    await tomas.types(second, 'decode-your-guess');
    await tomas.show('10-cipher-bonus');
    await tomas.passes(false);
    await jan.show('10-cipher-bonus-empty');
    await ines.guesses(second);
    for (const seat of seats) await seat.until(() => seat.view.sheet.length === 2);
    for (const seat of [ines, tomas]) await seat.show('11-cipher-sheet');
    for (const seat of [jan, mara]) {
      await seat.press(seat.button(words.say('look-back')));
      const told = seat.page.getByText(words.like('look-back-words', 'count'));
      await told.waitFor();
      await told.evaluate((line) => line.scrollIntoView({ block: 'center' }));
      await seat.show('11-cipher-look-back');
    }
    for (const seat of seats) await seat.goesOn();
    await quickRound(seats, third);
    // Nobody finds the last one.
    await jan.composes('piano');
    for (const seat of [ines, mara, tomas]) {
      await seat.until(() => seat.view.stage.type === 'decode');
      for (const word of wrong) await seat.guesses(word);
      if (seat !== tomas) await seat.show('09-cipher-out');
    }
    for (const seat of seats) await seat.until(() => seat.view.stage.type === 'over');
    for (const seat of [ines, tomas]) await seat.show('11-cipher-unbroken');
    for (const seat of seats) await seat.goesOn();
    for (const seat of [ines, tomas]) await seat.show('11-cipher-end');
  });

  test(`screens of Cipher on one device, ${language}`, async ({ browser }) => {
    for (const sizes of [['desktop'], ['phone', 'tablet', 'landscape']] as const) {
      const seat = await pictured(browser, language, sizes);
      const { words } = seat;
      await tableFor(seat, 'Ines', cipherTable({ language, one_device: true }, { seats: 2 }));
      await seat.hands.press(seat.button(words.say('lobby-seat-another')).first());
      await seat.hands.types(seat.page.getByLabel(words.say('lobby-seat-name')), 'Mara');
      await seat.hands.press(seat.button(words.say('lobby-seat-done')));
      await seat.until(() => seat.table!.seats.every(({ holder }) => holder !== null));
      await seat.hands.press(seat.button(words.say('lobby-start', { players: 2 })));
      await seat.button(words.like('pass-taken', 'name')).waitFor();
      await seat.show('09-cipher-pass');
    }
  });
}
