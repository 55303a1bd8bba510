// Somebody who plays by keys and by ear: each change is heard, and keys lead everywhere.
import type { Page } from '@playwright/test';
import { begin, somebody, tableFor, unhurried } from '../src/gather';
import { listenTo, regionsOf } from '../src/hearing';
import { play, type Player } from '../src/player';
import { expect, test } from '../src/test';
import { WireSeat } from '../src/wire-seat';
import { english } from '../src/words';

/** What the sheet of keys says. */
async function keysOf(page: Page): Promise<string> {
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: english.say('keys-title') });
  await expect(sheet).toBeVisible();
  const text = await sheet.innerText();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  return text;
}

const placesNow = (seat: Player) => seat.now.phase.type === 'placing' && seat.now.phase.seat === seat.mySeat;

test('F6 goes round every screen, each phase is heard, and the keys of a screen are told', { tag: '@smoke' }, async ({ browser }) => {
  const [ines, tomas] = [await somebody(browser, 'keys'), new WireSeat()];
  const { page, words } = ines;
  const link = await tableFor(ines, 'Ines', unhurried({ seats: 2 }, { start_player: 0 }));
  const heard = await listenTo(page);
  const hears = (text: string | RegExp) => expect.poll(async () => (await heard()).filter((each) => (typeof text === 'string' ? each.includes(text) : text.test(each))).length, String(text)).toBeGreaterThan(0);

  await tomas.joins(link, 'Tomáš');
  await expect(page.getByText('Tomáš').first()).toBeVisible();
  expect((await regionsOf(page)).sort()).toEqual(['bar', 'main', 'side'].sort());
  expect(await keysOf(page)).toContain(words.say('key-chat'));
  await page.keyboard.press('c');
  await expect(page.getByLabel(words.say('chat-write'))).toBeFocused();
  await page.keyboard.press('Escape');
  await tomas.wire.says('Good evening');
  await hears('Tomáš: Good evening');
  await tomas.ready();
  await begin([ines, tomas]);

  const turn = `${words.say('ui-your-turn')}. `;
  await expect(page.locator('button.chamber:enabled').first()).toBeVisible();
  expect((await regionsOf(page)).sort()).toEqual(['bar', 'left', 'coach', 'stage'].sort());
  await hears(turn + words.say('coach-choose'));

  await play([ines, tomas], ({ now }) => now.phase.type === 'solving');
  await ines.reaches(ines.stage);
  expect((await regionsOf(page)).sort()).toEqual(['bar', 'left', 'coach', 'stage', 'right'].sort());
  expect((await heard()).some((each) => each.startsWith(words.say(`coach-${ines.now.seats[ines.mySeat!]!.category!}`)))).toBe(true);

  // The board opens for whoever was first, and then it is their turn at once.
  await ines.solves();
  await expect(page.getByText(words.say('solved-puzzle')).filter({ visible: true })).toBeVisible();
  await tomas.solves();
  await ines.until(() => placesNow(ines));
  await expect(ines.page.getByRole('button', { name: words.say('place-lay'), exact: true }).filter({ visible: true })).toBeVisible();
  await hears(turn + words.say('coach-place'));
  // With a tile on the board, the buttons beside it can be pressed.
  await page.keyboard.press('ArrowRight');
  expect((await regionsOf(page)).sort()).toEqual(['bar', 'right', 'stage']);
  await page.keyboard.press('Escape');
  expect(await keysOf(page)).toContain(words.say('key-place'));
  await play([ines], () => placesNow(tomas));
  await tomas.places();
  await hears(/^Tomáš laid a tile/);
  expect(ines.errors).toEqual([]);
});

test('keys are told on every page, and only those that are there', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: english.say('home-bots') })).toBeVisible();
  expect(await keysOf(page)).toContain(english.say('key-regions'));
  await page.goto('/practice/weight');
  await expect(page.getByRole('application')).toBeVisible();
  const keys = await keysOf(page);
  expect(keys).toContain(english.say('ui-undo'));
  expect(keys).not.toContain(english.say('key-chat'));
});
