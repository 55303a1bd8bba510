// Whole games of Cipher by mouse, in all four languages of words.
import { expect, test } from '@playwright/test';
import { cipherGame, cipherTable, fine, quickRound, type CipherSeat } from '../src/cipher-seat';

test.setTimeout(150_000);

test('the PANDA round of the rules brings 10, 8 and 2 (K-62)', async ({ browser }) => {
  const [lee, tina, ben] = (await cipherGame(browser, ['Lee', 'Tina', 'Ben'], cipherTable())) as [CipherSeat, CipherSeat, CipherSeat];
  const seats = [lee, tina, ben];
  await lee.composes('panda');
  // Ben waits while Tina holds a segment, and names a word in vain: the segment stays where it is.
  await lee.handsOut('tight');
  expect(await ben.guesses('table')).toHaveLength(0);
  expect(ben.board.held).toBe('tight');
  expect(ben.board.active).toBe(1);
  // Three times NO, then YES.
  expect(await tina.asks(2, 3, 4)).toBe(false);
  await expect(tina.zone(2)).toHaveAttribute('aria-disabled', 'true');
  expect(await tina.asks(1)).toBe(true);
  // The others see it lie there, in a pose that says nothing of the letter.
  await ben.until(() => ben.board.questions.length === 4);
  expect(await ben.page.locator('.piece').count()).toBe(1);
  const places = [1, 2, 2, 3, 3, 3, 4, 5, 5];
  for (const [turn, zone] of places.entries()) {
    await lee.handsOut('long');
    const decoder = turn % 2 === 0 ? ben : tina;
    expect(await decoder.asks(zone)).toBe(true);
  }
  // Three segments are left: the bonus phase. Ben asks for one.
  await tina.until(() => tina.board.bonus_phase);
  await expect(tina.page.getByText(tina.words.say('decode-few')).filter({ visible: true })).toBeVisible();
  await tina.requests();
  await lee.handsOut('short');
  expect(await tina.asks(2)).toBe(true);
  // Tina says a word that was said, and is warned; then she knows it.
  expect(await tina.guesses('table')).toHaveLength(2);
  expect(await tina.guesses('panda')).toHaveLength(0);
  for (const seat of seats) {
    await seat.until(() => seat.view.sheet.length === 1);
    await seat.reads('score-broke', tina);
    expect(await seat.line('PANDA')).toEqual(['8', '10', '2']);
  }
  // For those who like it: what the questions told.
  await ben.press(ben.button(ben.words.say('look-back')));
  await expect(ben.page.getByText(/words? left/)).toHaveCount(14);
  for (const seat of seats) await seat.goesOn();
  await quickRound(seats, 'river');
  await quickRound(seats, 'piano');
  for (const seat of seats) {
    await expect(seat.page.getByRole('heading', { level: 1 })).toContainText('the key');
    await expect(seat.page.getByRole('row', { name: /^RIVER/ })).toBeVisible();
  }
  // Everybody wants another game, and it begins.
  for (const seat of seats) await seat.press(seat.button(seat.words.say('end-rematch')));
  await lee.until(() => lee.view.stage.type === 'compose' && lee.view.sheet.length === 0);
  await expect(lee.page.getByLabel('Secret word')).toBeVisible();
  fine(seats);
});

test('three segments from the start, all pass, and one is out while holding (French)', async ({ browser }) => {
  const seats = (await cipherGame(browser, ['Ines', 'Tomáš', 'Mara'], cipherTable({ language: 'fr', length: 3 }))) as [CipherSeat, CipherSeat, CipherSeat];
  const [ines, tomas, mara] = seats;
  // I, C and I have one segment each: the round begins in the bonus phase (K-36).
  await ines.composes('ici');
  await tomas.until(() => tomas.view.stage.type === 'decode' && tomas.board.bonus_phase);
  await tomas.passes(false);
  await mara.passes(true);
  for (const seat of seats) {
    await seat.until(() => seat.view.sheet.length === 1);
    await seat.reads('score-unbroken', ines);
    expect(await seat.line('ICI')).toEqual(['5', '3', '3']);
    await seat.goesOn();
  }
  // Mara holds a segment and says three wrong words: she is out, and Ines takes the segment over (K-54).
  await tomas.composes('été');
  await tomas.handsOut();
  await mara.until(() => mara.view.stage.type === 'decode' && mara.board.held !== null);
  const held = mara.board.held;
  expect(mara.board.active).toBe(2);
  for (const word of ['roi', 'mer', 'sel']) await mara.guesses(word);
  await ines.until(() => ines.board.active === 0);
  expect(ines.board.held).toBe(held);
  await expect(mara.page.locator('.coach').getByText(mara.words.say('coach-out'))).toBeVisible();
  await expect(mara.button(mara.words.say('decode-spend'))).toHaveCount(0);
  // A word against the board is named only after a warning.
  expect(await ines.asks(1)).toBe(true);
  await ines.guesses('ete');
  for (const seat of seats) {
    await seat.until(() => seat.view.sheet.length === 2);
    await seat.reads('score-broke', ines);
    await seat.goesOn();
  }
  await quickRound(seats, 'roi');
  await expect(ines.page.getByRole('heading', { level: 1 })).toContainText('the key');
  fine(seats);
});

test('the coder leaves, and the round goes on (Czech, four people)', async ({ browser }) => {
  const seats = await cipherGame(browser, ['Ines', 'Tomáš', 'Mara', 'Jan'], cipherTable({ language: 'cs', length: 4 }));
  const [ines, ...others] = seats as [CipherSeat, CipherSeat, CipherSeat, CipherSeat];
  await ines.composes('kolo');
  const [tomas] = others;
  await tomas.until(() => tomas.view.stage.type === 'decode');
  await ines.press(ines.button('Menu'));
  await ines.press(ines.button(ines.words.say('table-leave')));
  await ines.press(ines.page.getByRole('dialog').getByRole('button', { name: ines.words.say('table-leave') }).last());
  // Nobody hands out any more, so the server does (KD-10).
  await tomas.until(() => tomas.board.held !== null);
  let zone = 1;
  while (!(await tomas.asks(zone))) zone += 1;
  await tomas.guesses('kolo');
  for (const seat of others) {
    await seat.until(() => seat.view.sheet.length === 1);
    await seat.goesOn();
  }
  while (tomas.view.stage.type !== 'over') {
    const { coder, round } = tomas.view;
    await seats[coder]!.composes('voda');
    const decoder = others.find((seat) => seat !== seats[coder])!;
    await decoder.until(() => decoder.view.stage.type === 'decode');
    await decoder.guesses('voda');
    for (const seat of others) {
      await seat.until(() => seat.view.sheet.length >= round);
      await seat.goesOn();
    }
  }
  await expect(tomas.page.getByRole('heading', { level: 1 })).toContainText('the key');
  fine(others);
});

test('two people hide two words each, and a reload changes nothing in any phase (German)', async ({ browser }) => {
  const seats = (await cipherGame(browser, ['Ines', 'Tomáš'], cipherTable({ language: 'de', length: 4 }))) as [CipherSeat, CipherSeat];
  const [ines, tomas] = seats;
  const coders: number[] = [];
  const bothReload = async () => {
    for (const seat of seats) await seat.reloads();
  };
  // While the word is made: nothing of it was sent, so it is typed again. The chips say what to change.
  const field = ines.page.getByLabel('Secret word');
  await field.fill('Bär!');
  await expect(ines.page.getByText('“!” cannot be laid: letters only')).toBeVisible();
  await field.fill('Bärin');
  await expect(ines.page.getByText('Take 2 letters away')).toBeVisible();
  await field.fill('qzxj');
  await expect(ines.page.getByText('Not in the dictionary: choose another word')).toBeVisible();
  await expect(ines.button('Seal the word')).toBeDisabled();
  await field.fill('voda');
  await expect(ines.page.getByText(/^That is Čeština/)).toBeVisible();
  await field.fill('Bär');
  await expect(ines.page.getByText('In the dictionary')).toBeVisible();
  await expect(ines.page.locator('.shelf .letter svg')).toHaveCount(4);
  await bothReload();
  await expect(tomas.page.locator('.coach').getByText(tomas.words.say('coach-compose-wait', { name: 'Ines' }))).toBeVisible();
  await ines.composes('Bär');
  coders.push(ines.view.coder);
  // While a segment is to be handed out, held, and in the bonus phase.
  await bothReload();
  await ines.handsOut('long');
  await bothReload();
  const zones = [1, 2, 3, 4];
  const place = async () => {
    for (const zone of zones) {
      const open = tomas.view.you.role === 'decoder' && tomas.view.you.may_ask.includes(zone - 1);
      if (open && (await tomas.asks(zone))) return;
    }
  };
  await place();
  while (!tomas.board.bonus_phase) {
    await ines.handsOut();
    await tomas.until(() => tomas.board.held !== null);
    await place();
  }
  await bothReload();
  await expect(tomas.button(tomas.words.say('bonus-pass-ends'))).toBeVisible();
  await tomas.guesses('Bär');
  await tomas.until(() => tomas.view.sheet.length === 1);
  // On the sheet: whoever looks at it comes back to it, and whoever went on does not.
  await tomas.reads('score-broke', tomas);
  await ines.reads('score-broke', tomas);
  const line = await tomas.line('BAER');
  expect(line).toHaveLength(2);
  await ines.goesOn();
  await bothReload();
  await tomas.reads('score-broke', tomas);
  expect(await tomas.line('BAER')).toEqual(line);
  await expect(ines.page.locator('.coach').getByText(ines.words.say('coach-compose-wait', { name: 'Tomáš' }))).toBeVisible();
  await tomas.goesOn();
  await tomas.reloads();
  await expect(tomas.page.getByLabel('Secret word')).toBeVisible();
  for (const word of ['Haus', 'Maus']) {
    coders.push(ines.view.coder);
    await quickRound(seats, word);
  }
  // The same after the last word, and at the final score.
  coders.push(ines.view.coder);
  await tomas.composes('Wort');
  await ines.until(() => ines.view.stage.type === 'decode');
  await ines.guesses('Wort');
  for (const seat of seats) await seat.until(() => seat.view.stage.type === 'over');
  await bothReload();
  for (const seat of seats) {
    await seat.reads('score-broke', ines);
    await seat.goesOn();
  }
  expect(coders).toEqual([0, 1, 0, 1]);
  await bothReload();
  for (const seat of seats) await expect(seat.page.getByRole('heading', { level: 1 })).toContainText('the key');
  fine(seats);
});

test('the secret reaches no browser but its coder\'s before the reveal', async ({ browser }) => {
  const seats = (await cipherGame(browser, ['Ines', 'Tomáš', 'Mara'], cipherTable({ word_list: false, fitting_letters: true }))) as [CipherSeat, CipherSeat, CipherSeat];
  const [ines, tomas, mara] = seats;
  await ines.composes('qzxjv');
  await tomas.until(() => tomas.view.stage.type === 'decode');
  await ines.handsOut();
  let zone = 1;
  while (!(await tomas.asks(zone))) zone += 1;
  await mara.guesses('river');
  await ines.handsOut();
  await tomas.reloads();
  // What questions told is kept back as well.
  const game = tomas.at.table!.game!.id;
  const early = await tomas.page.request.get(`/api/games/${game}/rounds/1`);
  expect(early.status()).toBe(409);
  for (const seat of [tomas, mara]) await seat.expectNever('qzxjv');
  expect(ines.received.some((text) => text.includes('QZXJV')), 'the coder sees the own word').toBe(true);
  await tomas.guesses('qzxjv');
  await mara.until(() => mara.view.sheet.length === 1);
  expect(mara.received.some((text) => text.includes('QZXJV')), 'all see it in the end').toBe(true);
  fine(seats);
});

test('a word is suggested at a chosen difficulty, and chance hands out', async ({ browser }) => {
  const [ines, tomas] = (await cipherGame(browser, ['Ines', 'Tomáš'], cipherTable({ length: 4 }))) as [CipherSeat, CipherSeat];
  await ines.page.getByRole('radiogroup', { name: 'Suggestions' }).getByText('Hard').click();
  await ines.press(ines.button('Suggest a word'));
  await expect(ines.page.getByText('In the dictionary')).toBeVisible();
  await expect(ines.page.getByLabel('Secret word')).not.toHaveValue('');
  await ines.seals();
  await ines.page.getByRole('switch', { name: 'Hand out at random' }).check();
  for (let turn = 0; turn < 2; turn += 1) {
    await tomas.until(() => tomas.board.held !== null);
    // The first zone that has not refused this kind yet (K-26), until one says yes.
    const open = () => (tomas.view.you.role === 'decoder' ? tomas.view.you.may_ask[0]! + 1 : 1);
    while (!(await tomas.asks(open())));
  }
  // Laid segments may be turned and moved on the own screen.
  const piece = tomas.page.locator('.zone .piece').first();
  const before = await piece.innerHTML();
  await tomas.page.locator('.zone').filter({ has: tomas.page.locator('.piece') }).first().focus();
  await tomas.page.keyboard.press('r');
  expect(await piece.innerHTML()).not.toBe(before);
  fine([ines, tomas]);
});
