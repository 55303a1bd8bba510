// The tutorial, from the home page to its end, with its tips, as somebody who reads what is written.
import { expect, test, type Page } from '@playwright/test';
import { solve } from '../src/binary';
import { covered } from '../src/covered';

const weights = { category: 'weight', left: [10], right: [8, 11, 12], weights: 4 };

const tip = (page: Page) => page.locator('.tip');
const main = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).filter({ visible: true }).click();

test('a newcomer learns Circuit by playing two rounds against a patient bot', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: /^New here/ }).click();
  await main(page, 'Begin');

  await expect(tip(page)).toContainText('Solve a puzzle, and you lay the tile you see');
  await page.locator('button.chamber').filter({ hasText: 'Weight' }).click();
  await expect(tip(page)).toHaveCount(0);
  await main(page, 'Take Weight');

  await expect(tip(page)).toContainText('Pick a piece');
  const { left, right } = solve<{ left: number[]; right: number[] }>(weights);
  await page.getByRole('application', { name: 'Puzzle board' }).focus();
  for (const [cup, count] of [...left, ...right].entries()) {
    for (let i = 0; i < count; i += 1) await page.keyboard.press(`Digit${cup + 1}`);
  }
  await main(page, 'Lay your tile');

  const spot = page.locator('.spot');
  await expect(spot).toHaveCount(1);
  await spot.click();
  await expect(tip(page)).toContainText('what your tile would close');
  await main(page, 'Got it');
  // As it lies, it would score for the bot; the tutorial says so and waits.
  await main(page, 'Place tile');
  await main(page, /^Confirm/);
  await expect(page.getByText('only the other networker scores')).toBeVisible();
  await main(page, 'Go on');
  await main(page, 'Undo');
  await page.keyboard.press('r');
  await main(page, 'Place tile');
  await main(page, /Rose cell \d/);
  await main(page, /^Confirm/);

  await expect(page.getByText('Spark starts')).toBeVisible();
  await main(page, 'Continue');
  await main(page, 'Go on');
  await page.locator('button.chamber').filter({ hasText: 'Conduit' }).click();
  await main(page, 'Take Conduit');
  // Whoever is stuck is shown step after step.
  await expect(async () => {
    const more = page.getByRole('button', { name: 'Show me a step' });
    if (await more.isVisible()) await more.click();
    await expect(page.getByRole('button', { name: 'Lay your tile' })).toBeVisible({ timeout: 500 });
  }).toPass();
  await main(page, 'Lay your tile');
  await spot.click();
  for (let i = 0; i < 4 && !(await page.getByText('8 cells', { exact: true }).isVisible()); i += 1) await page.keyboard.press('r');
  await main(page, 'Place tile');
  await main(page, /Amber cell \d/);
  await main(page, 'Confirm +6');
  await expect(page.getByText('System closed')).toBeVisible();
  // The first press hurries the closing on, the next goes on.
  const done = page.getByText('You scored 6 points');
  await expect(async () => {
    if (!(await done.isVisible())) await page.getByRole('button', { name: 'Continue' }).filter({ visible: true }).click({ timeout: 1000 });
    await expect(done).toBeVisible({ timeout: 500 });
  }).toPass();
  // One press leads on into a real game.
  await main(page, 'Play a first game');
  await expect(page.getByRole('list', { name: 'Players' })).toContainText('Spark');
  await expect(page.locator('button.chamber')).toHaveCount(4);
  expect(new URL(page.url()).pathname).toMatch(/^\/t\/\w+$/);
});

for (const [width, height] of [[360, 740], [740, 360], [768, 1024], [1366, 657], [1440, 757]] as const) {
  test(`no tip lies over what is to be pressed, at ${width} x ${height}`, async ({ page }) => {
    const shows = async (words: string) => {
      await expect(tip(page)).toContainText(words);
      await expect.poll(() => covered(page)).toEqual([]);
    };
    await page.setViewportSize({ width, height });
    await page.goto('/learn');
    // Nothing is said behind the greeting, and the first key begins.
    await expect(page.getByRole('button', { name: 'Begin' })).toBeFocused();
    await expect(tip(page)).toHaveCount(0);
    await page.keyboard.press('Enter');
    await shows('Solve a puzzle, and you lay the tile you see');
    await main(page, /^Weight/);
    await main(page, 'Take Weight');
    await shows('Pick a piece');
    await main(page, 'Got it');
    await expect(async () => {
      if (await page.getByRole('button', { name: 'Show me a step' }).isVisible()) await main(page, 'Show me a step');
      await expect(page.getByText('Solved! The tile is yours')).toBeVisible({ timeout: 500 });
    }).toPass();
    await main(page, 'Lay your tile');
    await shows('wherever a spot is marked');
    await page.locator('.spot').click();
    await shows('what your tile would close');
  });
}
