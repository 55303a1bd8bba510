// Cipher's tutorial, from the home page to its end, as somebody who reads what is written: by mouse and on a phone.
import type { Page } from '@playwright/test';
import { expect, test } from '../src/test';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first();

/** Asks about the one zone that is open; Spark may still be handing out. */
async function ask(page: Page, zone: number): Promise<void> {
  await page.locator(`[data-zone="${zone - 1}"]`).click();
  await button(page, new RegExp(`^(Does it go in ${zone}|Ask zone ${zone})`)).click();
}
/** Names a word: beside the zones, or on a small screen in a sheet. */
async function name(page: Page, word: string): Promise<void> {
  const field = page.getByLabel('Your guess').filter({ visible: true }).first();
  const opens = page.getByRole('button', { name: 'Guess', exact: true }).filter({ visible: true });
  await field.or(opens).first().waitFor();
  if (!(await field.isVisible())) await opens.click();
  await field.fill(word);
  // The answer has the focus: Enter once more confirms.
  await field.press('Enter');
  await expect(button(page, 'Guess it')).toBeFocused();
  await page.keyboard.press('Enter');
}
async function handOut(page: Page): Promise<void> {
  const lit = page.locator('.kinds button:enabled');
  await expect(lit).toHaveCount(1);
  await lit.click();
}

async function learn(page: Page): Promise<void> {
  await page.goto('/');
  await button(page, /^Cipher/).click();
  await page.getByRole('link', { name: /^New here/ }).click();
  await expect(page).toHaveURL(/\/learn\/cipher$/);
  await button(page, 'Begin').click();

  await ask(page, 1);
  await expect(page.locator('.coach').getByText('NO. Now try zone 2')).toBeVisible();
  await ask(page, 2);
  for (const zone of [2, 3, 4]) await ask(page, zone);
  await name(page, 'DROP');
  await expect(page.locator('.coach').getByText('Not this word')).toBeVisible();
  await ask(page, 3);
  await button(page, 'Ask (Spark +2)').click();
  await ask(page, 1);
  await ask(page, 4);
  await name(page, 'CROP');
  await expect(page.getByRole('heading', { name: 'You broke it' })).toBeVisible();
  await button(page, /^Next: you hide a word/).click();
  await button(page, 'Go on').click();

  await button(page, 'Suggest a word').click();
  await button(page, 'Seal the word').click();
  await handOut(page);
  await handOut(page);
  await expect(page.locator('.coach').getByText('Let chance hand out')).toBeVisible();
  await page.getByRole('switch', { name: 'Hand out at random' }).click();
  await expect(page.getByRole('heading', { name: 'You kept the secret' })).toBeVisible({ timeout: 60_000 });
  await button(page, 'To the final score').click();
  await expect(page.getByRole('heading', { name: 'That is Cipher' })).toBeVisible();
}

test('a newcomer learns Cipher by playing, and goes on into a first game', async ({ page }) => {
  await learn(page);
  await button(page, 'Play a first game').click();
  await expect(page).toHaveURL(/\/t\//);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });
  test('a newcomer learns Cipher by playing', async ({ page }) => {
    await learn(page);
  });
});

test('the rules keep a link to both tutorials', async ({ page }) => {
  for (const game of ['circuit', 'cipher']) {
    await page.goto(`/rules/${game}`);
    await expect(page.getByRole('link', { name: /^Circuit: learn by playing/ })).toHaveAttribute('href', '/learn');
    await expect(page.getByRole('link', { name: /^Cipher: learn by playing/ })).toHaveAttribute(
      'href',
      '/learn/cipher',
    );
  }
});
