// Nothing that axe would mend on any screen of Cipher, in either theme, on a large screen and on a phone.
import { looksFine } from '../src/axe';
import { cipherGame, cipherTable, fine, quickRound, type CipherSeat } from '../src/cipher-seat';
import { somebody, tableFor } from '../src/gather';
import { expect, test } from '../src/test';

const sizes = { 'a large screen': { width: 1440, height: 900 }, 'a phone': { width: 360, height: 740 } };

for (const [size, viewport] of Object.entries(sizes)) {
  test(`every screen of Cipher is open to everybody on ${size}`, async ({ browser }) => {
    const settings = cipherTable({ length: 3, fitting_letters: true });
    const seats = await cipherGame(browser, ['mouse', 'mouse'], settings, { viewport });
    const [ines, tomas] = seats;
    const { words } = tomas;
    const looks = (seat: CipherSeat, screen: string) => looksFine(seat.page, `${screen} on ${size}`, true);
    await ines.types('ca-');
    await expect(ines.page.getByText(/cannot be laid/)).toBeVisible();
    await looks(ines, 'compose');
    await looks(tomas, 'waiting for the word');
    await ines.composes('cat');
    await looks(ines, 'the desk of the coder');
    await looks(tomas, 'waiting for a segment');
    await ines.handsOut('wide');
    await tomas.asks(3);
    await tomas.press(tomas.zone(1));
    await looks(tomas, 'decode');
    await looks(ines, 'looking on');
    await tomas.press(tomas.askAbout(1));
    await tomas.until(() => tomas.board.questions.length === 2);
    // What the signs mean is a press away at every size.
    await tomas.press(tomas.button(new RegExp(`${words.say('signs-title')}$`)));
    await expect(tomas.page.getByText(words.say('signs-no'))).toBeVisible();
    await looks(tomas, 'the signs');
    await tomas.page.keyboard.press('Escape');
    if (size === 'a phone') {
      await tomas.press(tomas.button(words.say('decode-alphabet')));
      await looks(tomas, 'the alphabet');
      await tomas.page.keyboard.press('Escape');
      // Keys go into the boxes at once.
      await tomas.press(tomas.button(words.say('decode-guess')));
      await expect(tomas.page.getByLabel(words.say('decode-your-guess')).filter({ visible: true })).toBeFocused();
    } else await tomas.page.getByLabel(words.say('decode-your-guess')).focus();
    await tomas.page.keyboard.type('dog');
    await tomas.page.keyboard.press('Enter');
    await expect(tomas.button(words.say('guess-say'))).toBeVisible();
    await looks(tomas, 'a word in doubt');
    await tomas.press(tomas.button(words.say('guess-say')));
    await tomas.until(() => tomas.board.deductions.length === 1);
    // Everybody sees and hears the word that was wrong.
    for (const seat of seats) {
      const news = words.say('news-wrong', { name: 'Tomáš', word: 'DOG', you: seat === tomas ? 'yes' : 'no' });
      await expect(seat.page.getByRole('status').filter({ hasText: news })).toBeVisible();
    }
    for (const zone of [2, 2]) {
      await ines.handsOut('long');
      await tomas.asks(zone);
    }
    await tomas.until(() => tomas.board.bonus_phase);
    // Guessing, asking and passing: nothing has to be scrolled for.
    for (const name of [
      words.like('bonus-request', 'name'),
      words.like('bonus-guess-worth', 'points'),
      words.like('bonus-pass-ends'),
    ]) {
      await expect(tomas.button(name).filter({ visible: true })).toBeInViewport({ ratio: 0.9 });
    }
    await looks(tomas, 'bonus');
    await tomas.guesses('cat');
    await tomas.press(tomas.button(words.say('look-back')));
    await expect(tomas.page.getByText(/words? left/).first()).toBeVisible();
    await looks(tomas, 'score');
    for (const seat of seats) await seat.goesOn();
    for (const word of ['sun', 'dog', 'ink']) await quickRound(seats, word);
    await expect(tomas.page.getByRole('heading', { level: 1 })).toContainText('the key');
    await looks(tomas, 'the end');
    fine(seats);
  });
}

test('the lobby and the page between two people are open to everybody', async ({ browser }) => {
  const seat = await somebody(browser, 'mouse', { reducedMotion: 'reduce' });
  await tableFor(seat, 'Ines', cipherTable({ one_device: true }, { seats: 2 }));
  await seat.button('Somebody here plays, too').click();
  await seat.page.getByLabel('Name at this seat').fill('Mara');
  await looksFine(seat.page, 'a seat for somebody else');
  await seat.button('Take the seat').click();
  await seat.until(() => seat.table!.seats.every(({ holder }) => holder !== null));
  await looksFine(seat.page, 'lobby');
  await seat.button('Start with 2').click();
  await expect(seat.button('I am Ines')).toBeVisible();
  await looksFine(seat.page, 'pass the device', true);
  expect(seat.errors).toEqual([]);
});
