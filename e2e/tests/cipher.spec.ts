// Whole games of Cipher by mouse, in all four languages of words. One person of each table has a page, the others are
// on the wire; who it is changes from test to test.
import { cipherGame, cipherTable, fine, quickRound, type CipherPlayer } from '../src/cipher-seat';
import { expect, test } from '../src/test';

test('the PANDA round of the rules brings 10, 8 and 2 (K-62)', { tag: '@smoke' }, async ({ browser }) => {
  const seats = await cipherGame(browser, ['wire', 'mouse', 'wire'], cipherTable());
  const [lee, tina, ben] = seats;
  await lee.composes('panda');
  // Ben waits while Tina holds a segment, and names a word in vain: the segment stays where it is.
  await lee.handsOut('tight');
  await ben.until(() => ben.view.stage.type === 'decode' && ben.board.held === 'tight');
  await ben.guesses('table');
  expect(ben.board.held).toBe('tight');
  expect(ben.board.active).toBe(1);
  // Three times NO, then YES.
  expect(await tina.asks(2, 3, 4)).toBe(false);
  await expect(tina.zone(2)).toHaveAttribute('aria-disabled', 'true');
  expect(await tina.asks(1)).toBe(true);
  expect(await tina.page.locator('.piece').count()).toBe(1);
  const places = [1, 2, 2, 3, 3, 3, 4, 5, 5];
  for (const [turn, zone] of places.entries()) {
    await lee.handsOut('long');
    const decoder = turn % 2 === 0 ? ben : tina;
    expect(await decoder.asks(zone)).toBe(true);
  }
  // What others laid is seen to lie there as well.
  await expect(tina.page.locator('.piece')).toHaveCount(10);
  // Three segments are left: the bonus phase. Ben asks for one.
  await tina.until(() => tina.board.bonus_phase);
  await expect(tina.page.getByText(tina.words.say('decode-few')).filter({ visible: true })).toBeVisible();
  await tina.requests();
  await lee.handsOut('short');
  expect(await tina.asks(2)).toBe(true);
  // Tina says a word that was said, and is warned; then she knows it.
  expect(await tina.guesses('table')).toHaveLength(2);
  expect(await tina.guesses('panda')).toHaveLength(0);
  await tina.until(() => tina.view.sheet.length === 1);
  await tina.reads('score-broke', tina);
  expect(await tina.line('PANDA')).toEqual(['8', '10', '2']);
  // For those who like it: what the questions told.
  await tina.press(tina.button(tina.words.say('look-back')));
  await expect(tina.page.getByText(/words? left/)).toHaveCount(14);
  await tina.goesOn();
  await quickRound(seats, 'river');
  await quickRound(seats, 'piano');
  await expect(tina.page.getByRole('heading', { level: 1 })).toContainText('the key');
  await expect(tina.page.getByRole('row', { name: /^RIVER/ })).toBeVisible();
  // Everybody wants another game, and it begins.
  for (const { at } of [lee, ben]) await at.wire.command('rematch');
  await tina.press(tina.button(tina.words.say('end-rematch')));
  await tina.until(() => tina.view.stage.type === 'compose' && tina.view.sheet.length === 0);
  await expect(
    tina.page.locator('.coach').getByText(tina.words.say('coach-compose-wait', { name: 'Ines' })),
  ).toBeVisible();
  fine(seats);
});

test('three segments from the start, all pass, and one is out while holding (French)', async ({ browser }) => {
  const seats = await cipherGame(browser, ['wire', 'wire', 'mouse'], cipherTable({ language: 'fr', length: 3 }));
  const [ines, tomas, mara] = seats;
  // I, C and I have one segment each: the round begins in the bonus phase (K-36).
  await ines.composes('ici');
  await tomas.until(() => tomas.view.stage.type === 'decode' && tomas.board.bonus_phase);
  await tomas.passes();
  await mara.passes(true);
  await mara.until(() => mara.view.sheet.length === 1);
  await mara.reads('score-unbroken', ines);
  expect(await mara.line('ICI')).toEqual(['5', '3', '3']);
  await mara.goesOn();
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
  expect(await ines.asks(1)).toBe(true);
  await ines.guesses('ete');
  await mara.until(() => mara.view.sheet.length === 2);
  await mara.reads('score-broke', ines);
  await mara.goesOn();
  await quickRound(seats, 'roi');
  await expect(mara.page.getByRole('heading', { level: 1 })).toContainText('the key');
  fine(seats);
});

test('the coder leaves, and the round goes on (Czech, four people)', async ({ browser }) => {
  const seats = await cipherGame(
    browser,
    ['mouse', 'mouse', 'wire', 'wire'],
    cipherTable({ language: 'cs', length: 4 }),
  );
  const [ines, tomas, ...rest] = seats;
  const others = [tomas, ...rest];
  await ines.composes('kolo');
  await tomas.until(() => tomas.view.stage.type === 'decode');
  await ines.press(ines.button('Menu'));
  await ines.press(ines.button(ines.words.say('table-leave')));
  await ines.press(
    ines.page
      .getByRole('dialog')
      .getByRole('button', { name: ines.words.say('table-leave') })
      .last(),
  );
  // Nobody hands out any more, so the server does (KD-10).
  await tomas.until(() => tomas.board.held !== null);
  let zone = 1;
  while (!(await tomas.asks(zone))) zone += 1;
  await tomas.guesses('kolo');
  await tomas.until(() => tomas.view.sheet.length === 1);
  await tomas.goesOn();
  while (tomas.view.stage.type !== 'over') {
    const { coder, round } = tomas.view;
    await seats[coder]!.composes('voda');
    const decoder = others.find((seat) => seat !== seats[coder])!;
    await decoder.until(() => decoder.view.stage.type === 'decode');
    await decoder.guesses('voda');
    await tomas.until(() => tomas.view.sheet.length >= round);
    await tomas.goesOn();
  }
  await expect(tomas.page.getByRole('heading', { level: 1 })).toContainText('the key');
  fine(others);
});

test('two people hide two words each, and a reload changes nothing in any phase (German)', async ({ browser }) => {
  const seats = await cipherGame(browser, ['mouse', 'wire'], cipherTable({ language: 'de', length: 4 }));
  const [ines, tomas] = seats;
  const { page, words } = ines;
  const coders: number[] = [];
  // While the word is made: nothing of it was sent, so it is typed again. The chips say what to change.
  const field = page.getByLabel('Secret word');
  await field.fill('Bär!');
  await expect(page.getByText('“!” cannot be laid: letters only')).toBeVisible();
  await field.fill('Bärin');
  await expect(page.getByText('Take 2 letters away')).toBeVisible();
  await field.fill('qzxj');
  await expect(page.getByText('Not in the dictionary: choose another word')).toBeVisible();
  await expect(ines.button('Seal the word')).toBeDisabled();
  await field.fill('voda');
  await expect(page.getByText(/^That is Čeština/)).toBeVisible();
  await field.fill('Bär');
  await expect(page.getByText('In the dictionary')).toBeVisible();
  await expect(page.locator('.shelf .letter svg')).toHaveCount(4);
  await ines.reloads();
  await ines.composes('Bär');
  coders.push(ines.view.coder);
  // As the coder: while a segment is to be handed out, and while somebody asks about it.
  await ines.reloads();
  await ines.handsOut('long');
  await ines.reloads();
  await asksAllAbout(tomas);
  await tomas.guesses('Bär');
  await ines.until(() => ines.view.sheet.length === 1);
  await ines.reads('score-broke', tomas);
  const line = await ines.line('BÄR');
  expect(line).toHaveLength(2);
  // On the sheet: whoever looks at it comes back to it, and whoever went on does not.
  await ines.reloads();
  await ines.reads('score-broke', tomas);
  expect(await ines.line('BÄR')).toEqual(line);
  await ines.goesOn();
  await ines.reloads();
  const waits = page.locator('.coach').getByText(words.say('coach-compose-wait', { name: 'Tomáš' }));
  await expect(waits).toBeVisible();

  // As the decoder: before a segment comes, while it is held, and in the bonus phase.
  coders.push(ines.view.coder);
  await tomas.composes('Haus');
  await ines.until(() => ines.view.stage.type === 'decode');
  await ines.reloads();
  await tomas.handsOut('long');
  await ines.until(() => ines.board.held !== null);
  await ines.reloads();
  await asksAllAbout(ines);
  while (!ines.board.bonus_phase) {
    await tomas.handsOut();
    await asksAllAbout(ines);
  }
  await ines.reloads();
  await expect(ines.button(words.say('bonus-pass-ends'))).toBeVisible();
  await ines.guesses('Haus');
  await ines.until(() => ines.view.sheet.length === 2);
  await ines.goesOn();
  coders.push(ines.view.coder);
  await quickRound(seats, 'Maus');
  // The same after the last word, and at the final score.
  coders.push(ines.view.coder);
  await tomas.composes('Wort');
  await ines.until(() => ines.view.stage.type === 'decode');
  await ines.guesses('Wort');
  await ines.until(() => ines.view.stage.type === 'over');
  await ines.reloads();
  await ines.reads('score-broke', ines);
  await ines.goesOn();
  expect(coders).toEqual([0, 1, 0, 1]);
  await ines.reloads();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('the key');
  fine(seats);
});

/** Asks about the segment at hand, zone by zone, until one takes it. */
async function asksAllAbout(decoder: CipherPlayer): Promise<void> {
  await decoder.until(() => decoder.board.held !== null);
  for (;;) {
    const { you } = decoder.view;
    if (you.role !== 'decoder' || (await decoder.asks(you.may_ask[0]! + 1))) return;
  }
}

test("the secret reaches no browser but its coder's before the reveal", async ({ browser }) => {
  const seats = await cipherGame(
    browser,
    ['mouse', 'mouse', 'mouse'],
    cipherTable({ word_list: false, fitting_letters: true }),
  );
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
  expect(
    ines.received.some((text) => text.includes('QZXJV')),
    'the coder sees the own word',
  ).toBe(true);
  await tomas.guesses('qzxjv');
  await mara.until(() => mara.view.sheet.length === 1);
  expect(
    mara.received.some((text) => text.includes('QZXJV')),
    'all see it in the end',
  ).toBe(true);
  fine(seats);
});

test('a word is suggested at a chosen difficulty, and chance hands out', async ({ browser }) => {
  const [ines, tomas] = await cipherGame(browser, ['mouse', 'mouse'], cipherTable({ length: 4 }));
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
  await tomas.page
    .locator('.zone')
    .filter({ has: tomas.page.locator('.piece') })
    .first()
    .focus();
  await tomas.page.keyboard.press('r');
  expect(await piece.innerHTML()).not.toBe(before);
  fine([ines, tomas]);
});
