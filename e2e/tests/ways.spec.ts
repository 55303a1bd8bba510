// Ways that others do not take: by a code, to an open table, as a spectator of Cipher, back to an earlier day, about
// the board with a wheel, in French and in Czech, with the colours of the system, in two tabs at once.
import { cipherGame, CipherSeat, cipherTable } from '../src/cipher-seat';
import { opens } from '../src/gallery';
import { gather, somebody, tableFor, unhurried } from '../src/gather';
import { play } from '../src/player';
import { expect, test } from '../src/test';
import { codeOf, WireSeat } from '../src/wire-seat';
import { english } from '../src/words';

test('a code leads from home to its table, and an open table is found there', async ({ browser }) => {
  const [ines, mara] = [new WireSeat(), await somebody(browser)];
  const { page, words } = mara;
  const code = codeOf(await tableFor(ines, 'Ines', unhurried({ open: true })));
  await page.goto('/');
  await expect(page.locator(`a[href="/t/${code}"]`)).toContainText('Ines');
  await mara.hands.types(page.getByLabel(words.say('home-code')), code.toLowerCase());
  await mara.hands.press(mara.button(words.say('home-join')));
  await mara.named('Mara');
  await ines.until(() => ines.isSeated('Mara'));
  expect(new URL(page.url()).pathname).toBe(`/t/${code}`);
});

test('a spectator of Cipher sees every question and never the word', async ({ browser }) => {
  const [ines, tomas] = await cipherGame(browser, ['wire', 'wire'], cipherTable({ length: 3 }));
  const mara = new CipherSeat(await somebody(browser));
  await mara.page.goto(`/t/${ines.at.table!.code}`);
  await mara.until(() => mara.at.view !== null);
  await ines.composes('cat');
  await ines.handsOut('wide');
  expect(await tomas.asks(3)).toBe(false);
  expect(await tomas.asks(1)).toBe(true);
  await expect(mara.page.locator('.piece')).toHaveCount(1);
  await mara.expectNever('"cat"');
  await tomas.guesses('cat');
  await mara.until(() => mara.view.sheet.length === 1);
  await mara.reads('score-broke', tomas);
  expect(mara.at.errors).toEqual([]);
});

test('an earlier day is looked at and can be solved', async ({ page }) => {
  await page.goto('/daily');
  const earlier = page.locator('a.day:not([aria-current])').first();
  const address = await earlier.getAttribute('href');
  await earlier.click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await page.getByRole('link', { name: /^Conduit/ }).click();
  await expect(page).toHaveURL(new RegExp(`${address}/conduit$`));
  await expect(page.getByRole('application', { name: english.say('puzzle-board') })).toBeVisible();
});

test('the board is zoomed by button, wheel and key, and shown whole again', async ({ page }) => {
  await opens(page, 'place', 'en');
  const tile = page.getByRole('application').locator('.spot').first();
  const width = async () => Math.round((await tile.boundingBox())!.width);
  const whole = await width();
  await page.getByRole('button', { name: english.say('board-zoom-in') }).click();
  await expect.poll(width).toBeGreaterThan(whole);
  await page.getByRole('button', { name: english.say('board-fit') }).click();
  await expect.poll(width).toBe(whole);
  const { x, y, width: wide, height } = (await page.getByRole('application').boundingBox())!;
  await page.mouse.move(x + wide / 2, y + height / 2);
  await page.mouse.wheel(0, -300);
  await expect.poll(width).toBeGreaterThan(whole);
});

for (const locale of ['fr-FR', 'cs-CZ']) {
  test(`a round of Circuit and a word of Cipher with the page in another language, ${locale}`, async ({ browser }) => {
    const [ines, tomas] = [await somebody(browser, 'mouse', { locale }), new WireSeat()];
    await gather([ines, tomas], ['Ines', 'Tomáš'], unhurried({}, { start_player: 0 }));
    await play([ines, tomas], ({ now }) => now.round > 1);
    expect(ines.refusals).toEqual([]);
    expect(ines.errors).toEqual([]);
    const [mara, jan] = await cipherGame(browser, ['mouse', 'wire'], cipherTable({ length: 3 }), { locale });
    await mara.composes('cat');
    await mara.handsOut('wide');
    expect(await jan.asks(1)).toBe(true);
    await jan.guesses('cat');
    await mara.until(() => mara.view.sheet.length === 1);
    await mara.reads('score-broke', jan);
    expect(mara.at.errors).toEqual([]);
  });
}

test('with the colours of the system a piece is laid as ever', async ({ browser }) => {
  const page = await (await browser.newContext({ forcedColors: 'active' })).newPage();
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto('/practice/conduit');
  await page.locator('.slot:not(.out)').first().click();
  await page.locator('g.cell').first().click();
  await expect(page.locator('.slot.used')).toHaveCount(1);
  expect(errors).toEqual([]);
});

test('two tabs of one person show the same puzzle as it is laid', async ({ browser }) => {
  const [ines, tomas] = [await somebody(browser), new WireSeat()];
  await gather([ines, tomas], ['Ines', 'Tomáš'], unhurried());
  const second = await WireSeat.of(ines.page);
  await play([second, tomas], ({ now }) => now.phase.type === 'solving');
  await ines.solvesPartly();
  await second.until(() => second.now.seats[second.mySeat!]!.attempt!.laid > 0);
  expect(second.now.you!.draft).toEqual(ines.now.you!.draft);
  await second.solves();
  await expect(ines.button(ines.words.say('solved-puzzle')).filter({ visible: true })).toBeVisible();
  expect(ines.errors).toEqual([]);
});
