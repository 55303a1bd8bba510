// No serious or critical issue on any screen of Cipher, in either theme.
import { expect, test } from '@playwright/test';
import { looksFine } from '../src/axe';
import { cipherGame, cipherTable, fine, type CipherSeat } from '../src/cipher-seat';
import { somebody, tableFor } from '../src/gather';

test.setTimeout(150_000);

test('every screen of Cipher is open to everybody', async ({ browser }) => {
  const [ines, tomas] = (await cipherGame(browser, ['Ines', 'Tomáš'], cipherTable({ length: 3, fitting_letters: true }))) as [CipherSeat, CipherSeat];
  await ines.page.getByLabel('Secret word').fill('ca-');
  await expect(ines.page.getByText(/cannot be laid/)).toBeVisible();
  await Promise.all([looksFine(ines.page, 'compose'), looksFine(tomas.page, 'waiting for the word')]);
  await ines.composes('cat');
  await looksFine(ines.page, 'the desk of the coder');
  await ines.handsOut('wide');
  await tomas.asks(3);
  await tomas.press(tomas.zone(1));
  await looksFine(tomas.page, 'decode');
  await tomas.press(tomas.button('Does it go in 1?'));
  await tomas.until(() => tomas.board.questions.length === 2);
  await tomas.page.getByLabel(tomas.words.say('decode-your-guess')).fill('dog');
  await tomas.press(tomas.button(tomas.words.say('decode-spend')));
  await expect(tomas.button(tomas.words.say('guess-say'))).toBeVisible();
  await looksFine(tomas.page, 'a word in doubt');
  await tomas.press(tomas.button(tomas.words.say('guess-say')));
  for (const zone of [2, 2]) {
    await ines.handsOut('long');
    await tomas.asks(zone);
  }
  await tomas.until(() => tomas.board.bonus_phase);
  await looksFine(tomas.page, 'bonus');
  await tomas.guesses('cat');
  await tomas.press(tomas.button(tomas.words.say('look-back')));
  await expect(tomas.page.getByText(/words? left/).first()).toBeVisible();
  await looksFine(tomas.page, 'score');
  fine([ines, tomas]);
});

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
  await looksFine(seat.page, 'pass the device');
  expect(seat.errors).toEqual([]);
});
