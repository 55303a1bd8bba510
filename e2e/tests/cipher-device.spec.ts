// Cipher on one device that all share, and by keyboard alone.
import { CipherSeat, cipherGame, cipherTable, fine, quickRound } from '../src/cipher-seat';
import { somebody, tableFor } from '../src/gather';
import { expect, test } from '../src/test';

const words = ['river', 'piano', 'zebra'];

test('three people share one device for a whole game', async ({ browser }) => {
  const seat = await somebody(browser, 'mouse', { reducedMotion: 'reduce' });
  const all = new CipherSeat(seat);
  const { page } = seat;
  await tableFor(seat, 'Ines', cipherTable({}, { seats: 3 }));
  await page.getByRole('switch', { name: /^One device for all/ }).check();
  for (const name of ['Tomáš', 'Mara']) {
    await seat.button('Somebody here plays, too').first().click();
    await page.getByLabel('Name at this seat').fill(name);
    await seat.button('Take the seat').click();
    await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
  }
  await seat.button('Start with 3').click();
  await seat.until(() => seat.view !== null);
  const names = ['Ines', 'Tomáš', 'Mara'];
  for (const [round, word] of words.entries()) {
    const coder = names[round]!;
    const first = names[(round + 1) % 3]!;
    // Before the word is made, the device goes to its coder; nobody else sees that page.
    await expect(page.getByRole('heading', { name: `Pass the device to ${coder}` })).toBeVisible();
    await expect(page.getByLabel('Secret word')).toHaveCount(0);
    await seat.button(`I am ${coder}`).click();
    if (round === 0) {
      await page.reload();
      await seat.button(`I am ${coder}`).click();
    }
    await all.composes(word);
    // The word is put away at once.
    await expect(page.getByRole('heading', { name: `Pass the device to ${first}` })).toBeVisible();
    expect((await page.locator('#app').innerHTML()).toUpperCase()).not.toContain(word.toUpperCase());
    await seat.button(`I am ${first}`).click();
    await all.until(() => all.board.held !== null);
    let zone = 1;
    while (!(await all.asks(zone))) zone += 1;
    // A reload among the decoders shows nobody the word, whoever the server takes the device for.
    await all.reloads();
    await seat
      .button(/^I am /)
      .or(all.zone(1))
      .first()
      .waitFor();
    expect((await page.locator('#app').innerHTML()).toUpperCase()).not.toContain(word.toUpperCase());
    if (await seat.button(/^I am /).isVisible()) await seat.button(/^I am /).click();
    // Whoever knows it says it, with a token of their own.
    const other = names[(round + 2) % 3]!;
    await page.getByRole('radiogroup', { name: 'Who guesses?' }).getByText(other).click();
    await all.guesses(word);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${other} broke it`);
    await all.goesOn();
  }
  await expect(page.getByRole('heading', { level: 1 })).toContainText('the key');
  fine([all]);
});

test('a game of Cipher by keyboard alone', async ({ browser }) => {
  const seats = await cipherGame(browser, ['keys', 'wire'], cipherTable({ length: 3, first_coder: 1 }));
  const [tomas, ines] = seats;
  await ines.composes('cat');
  await ines.handsOut('wide');
  expect(await tomas.asks(2)).toBe(false);
  expect(await tomas.asks(1)).toBe(true);
  // A segment is turned and moved where it lies.
  const piece = tomas.page.locator('.piece').first();
  for (const key of ['r', 'ArrowLeft']) {
    const before = await piece.innerHTML();
    await tomas.zone(1).press(key);
    await expect.poll(() => piece.innerHTML()).not.toBe(before);
  }
  await tomas.guesses('cot');
  for (const zone of [2, 2]) {
    await ines.handsOut('long');
    expect(await tomas.asks(zone)).toBe(true);
  }
  // The bonus phase: one more segment, then the only decoder passes, and the secret is kept.
  await tomas.until(() => tomas.board.bonus_phase);
  await tomas.requests();
  await ines.handsOut('short');
  expect(await tomas.asks(3)).toBe(true);
  await tomas.passes(true);
  await tomas.until(() => tomas.view.sheet.length === 1);
  await tomas.reads('score-unbroken', ines);
  await tomas.goesOn();
  // Now the word is theirs to hide, and its segments to hand out.
  await tomas.composes('sun');
  await tomas.handsOut();
  await ines.guesses('sun');
  await tomas.until(() => tomas.view.sheet.length === 2);
  await tomas.goesOn();
  for (const word of ['dog', 'ink']) await quickRound(seats, word);
  await expect(tomas.page.getByRole('heading', { level: 1 })).toContainText('the key');
  fine(seats);
});
