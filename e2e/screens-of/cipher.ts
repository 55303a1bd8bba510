// Pictures of every screen of Cipher: the coder at a large screen, the decoder with a phone, in both
// themes; then the other way round.
import { test, type Page } from '@playwright/test';
import { CipherSeat, cipherTable } from '../src/cipher-seat';
import { gather } from '../src/gather';
import { Pointer } from '../src/hands';
import { Seat } from '../src/seat';

test.setTimeout(300_000);

const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 360, height: 740 } };

async function picture(page: Page, name: string, size: keyof typeof sizes): Promise<void> {
  for (const theme of ['dark', 'light']) {
    await page.evaluate((value) => (document.documentElement.dataset['theme'] = value), theme);
    await page.screenshot({ path: `screens/cipher-${name}-${size}-${theme}.png`, animations: 'disabled' });
  }
}

test('screens of Cipher', async ({ browser }) => {
  const somebody = async (size: keyof typeof sizes) => {
    const phone = size === 'phone';
    const context = await browser.newContext({ viewport: sizes[size], hasTouch: phone, isMobile: phone, reducedMotion: 'reduce' });
    const page = await context.newPage();
    return new CipherSeat(new Seat(page, new Pointer(page, phone)));
  };
  const people = [await somebody('desktop'), await somebody('phone')] as const;
  const sizeOf = (seat: CipherSeat) => (seat === people[0] ? 'desktop' : 'phone');
  const both = (name: string) => Promise.all(people.map((seat) => picture(seat.page, name, sizeOf(seat))));
  await gather(people.map(({ at }) => at), ['Ines', 'Tomáš'], { ...cipherTable({ fitting_letters: true }), seats: 2 });
  for (const round of [0, 1]) {
    const [coder, decoder] = round === 0 ? people : [people[1], people[0]];
    await coder.page.getByLabel(coder.words.say('compose-word'), { exact: true }).fill('radio');
    await coder.page.getByText(coder.words.say('check-list')).waitFor();
    await both(`compose-${round}`);
    await coder.seals();
    await both(`hand-out-${round}`);
    await coder.handsOut('tight');
    await decoder.asks(3, 1);
    await coder.handsOut('wide');
    await decoder.until(() => decoder.board.held !== null);
    await decoder.press(decoder.zone(3));
    await both(`decode-${round}`);
    await decoder.asks(5);
    for (const [kind, zone] of [['wide', 5], ['wide', 3], ['long', 1], ['long', 2], ['long', 2], ['long', 3]] as const) {
      await coder.handsOut(kind);
      await decoder.asks(zone);
    }
    await decoder.until(() => decoder.board.bonus_phase);
    await both(`bonus-${round}`);
    await decoder.guesses('radio');
    await Promise.all(people.map((seat) => seat.until(() => seat.view.sheet.length === round + 1)));
    await both(`score-${round}`);
    for (const seat of people) await seat.goesOn();
  }
});
