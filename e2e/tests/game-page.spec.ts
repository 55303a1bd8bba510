// A game that is over: from its end to its page, through it by keys, and its record opened as a file.
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { looksFine } from '../src/axe';
import { gather, somebody, unhurried } from '../src/gather';
import { play } from '../src/player';
import { expect, test } from '../src/test';
import { WireSeat } from '../src/wire-seat';

const counted = /^Move (\d+) of (\d+), /;

/** The move that is shown, and how many there are. */
async function moveOf(page: Page): Promise<[number, number]> {
  const text = await page.getByText(counted).textContent();
  const match = counted.exec(text ?? '')!;
  return [Number(match[1]), Number(match[2])];
}

async function opens(page: Page, record: string): Promise<void> {
  const file = { name: 'game.enigma', mimeType: 'application/x-ndjson', buffer: Buffer.from(record) };
  await page.locator('input[type=file]').setInputFiles(file);
}

test('a game of Circuit leads to its page, which is gone through by keys and outlasts a reload', async ({
  browser,
}) => {
  const [ines, tomas] = [await somebody(browser), new WireSeat()];
  const { page } = ines;
  await gather([ines, tomas], ['Ines', 'Tomáš'], unhurried());
  const second = await WireSeat.of(page);
  await play([second, tomas]);
  second.wire.close();
  await ines.reaches(page.getByRole('heading', { level: 1, name: /wakes? the machine/ }));
  await expect(page.getByRole('img', { name: ines.words.say('circuit-common-board') })).toBeVisible();
  await ines.hands.press(page.getByRole('link', { name: ines.words.say('end-page') }));
  await expect(page).toHaveURL(/\/g\/[\w-]+$/);

  await expect(page.getByRole('heading', { level: 1, name: /^Circuit, / })).toBeVisible();
  const [last, moves] = await moveOf(page);
  expect(last).toBe(moves);
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(new RegExp(`move=${moves - 1}$`));
  await page.keyboard.press('Home');
  await expect(page.getByText('The board before the first tile').first()).toBeVisible();
  await page.keyboard.press('Shift+ArrowRight');
  expect(await moveOf(page)).toEqual([1, moves]);
  await expect(page.getByRole('slider', { name: 'Timeline' })).toHaveAttribute('aria-valuetext', /^Move 1 of \d+\. /);
  await page.reload();
  await expect(page.getByText(`Move 1 of ${moves}, `)).toBeVisible();
  await looksFine(page, 'board of a game');

  await page.keyboard.press('2');
  await expect(page.getByRole('heading', { level: 2, name: /^Round 1: / })).toBeVisible();
  await page.getByRole('button', { name: /^Tomáš, / }).click();
  await expect(page).toHaveURL(/tab=solving&round=1&seat=1$/);
  await page.keyboard.press('End');
  await expect(page.getByText(/^(\d+) of \1$/)).toBeVisible();
  await looksFine(page, 'solving of a game');
  await page.keyboard.press('3');
  await expect(page.getByRole('heading', { level: 2, name: 'Race to 15' })).toBeVisible();
  await looksFine(page, 'numbers of a game');
  await page
    .getByRole('button', { name: /^Fair deal/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByText('enigma replay --verify')).toBeVisible();
  await page.keyboard.press('Escape');

  // Its record opens as a file, also by somebody else; an altered one says where.
  const link = await page.getByRole('link', { name: 'Download record' }).first().getAttribute('href');
  const record = await (await page.request.get(link!)).text();
  await page.goto('/g');
  await opens(page, record.replace('"at":', '"at":1'));
  await expect(page.getByRole('alert')).toContainText(/^Line \d+ of this file does not fit/);
  await opens(page, 'no record at all');
  await expect(page.getByRole('alert')).toContainText(/^Line 1 of this file|no record of a game/);
  await looksFine(page, 'a file that is no record');
  await opens(page, record);
  await expect(page.getByText(`Move ${moves} of ${moves}, `)).toBeVisible();
  expect(ines.errors.filter((error) => !/400/.test(error))).toEqual([]);
});

test('a record of Cipher opens in the same page, and is gone through by keys', async ({ page }) => {
  const record = readFileSync(resolve(import.meta.dirname, '../../crates/replay/tests/games/cipher.jsonl'), 'utf8');
  await page.goto('/g');
  await opens(page, record);
  await expect(page.getByRole('heading', { level: 1, name: /^Cipher, / })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: /hid BEAST, .* broke it$/ })).toBeVisible();
  await page.keyboard.press('Home');
  await expect(page.getByRole('heading', { level: 2, name: 'Before the first question' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/word=1&move=1$/);
  await expect(page.getByText(/, question 1 of 17$/)).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Words left' })).toHaveAttribute('aria-valuetext', /^Question 1, /);
  await looksFine(page, 'a game of Cipher');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(page.getByRole('button', { name: 'UNION', exact: false }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.keyboard.press('l');
  await expect(page.getByText('UNION')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show the letters' }).click();
  await page.getByRole('button', { name: /: BONUS$/ }).click();
  await page.getByRole('button', { name: /^Only BONUS left/ }).click();
  await expect(page).toHaveURL(/word=4&move=11$/);
  await looksFine(page, 'a word of Cipher');
});

test('a game that is not there has a page that says so', { tag: '@smoke' }, async ({ page }) => {
  const answer = await page.goto('/g/nowhere-to-be-found');
  expect(answer!.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'This game is not here any more' })).toBeVisible();
  expect((await page.goto('/g'))!.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Open a record file' })).toBeVisible();
});

test('a game is played on from one of its moves, at a table with bots, and says so for ever', async ({ browser }) => {
  const record = readFileSync(
    resolve(import.meta.dirname, '../../crates/enigma/tests/data/records/circuit-rules2-3-players.jsonl'),
    'utf8',
  );
  const mara = await somebody(browser);
  const { page } = mara;
  await page.goto('/g');
  await opens(page, record);
  await moveOf(page);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  const dialog = page.getByRole('dialog');
  await looksFine(page, 'playing on');
  await dialog.getByRole('radiogroup', { name: 'Your seat' }).getByRole('radio').nth(1).check({ force: true });
  await dialog.getByRole('button', { name: 'Begin' }).click();
  await expect(page).toHaveURL(/\/t\/[A-Z0-9-]+$/);
  await expect(page.getByRole('heading', { level: 1, name: /^Circuit, Round 1: / })).toBeAttached();
  await page.getByRole('button', { name: 'Menu' }).first().click();
  await expect(page.getByText('This game was played on from another one')).toBeVisible();
  await expect(page.getByRole('dialog').getByText('Core', { exact: false }).first()).toBeVisible();
  expect(mara.errors).toEqual([]);
});
