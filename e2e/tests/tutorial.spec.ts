// The tutorial, from the home page to its end, with its tips, as somebody who reads what is written.
import type { Locator, Page } from '@playwright/test';
import { solve } from '../src/binary';
import { covered } from '../src/covered';
import { expect, test } from '../src/test';

const weights = { category: 'weight', left: [10], right: [8, 11, 12], weights: 4 };

const tip = (page: Page) => page.locator('.tip');
/** Whoever is stuck is shown step after step. */
async function stepsUntil(page: Page, goal: Locator): Promise<void> {
  const more = page.getByRole('button', { name: 'Show me a step' });
  for (;;) {
    await more.or(goal).first().waitFor();
    if (await goal.first().isVisible()) return;
    const [button] = await more.elementHandles();
    await button?.click().catch(() => undefined);
  }
}
const main = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).click();

test('a newcomer learns Circuit by playing two rounds against a patient bot', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: /^New here/ }).click();
  await main(page, 'Begin');

  await expect(tip(page)).toContainText('its puzzle is on the back');
  await page.locator('button.chamber').filter({ hasText: 'Weight' }).click();
  await expect(tip(page)).toHaveCount(0);
  await main(page, 'Take Weight');

  await expect(tip(page)).toContainText('Pick a piece');
  const { left, right } = await solve<{ left: number[]; right: number[] }>(weights);
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
  // As it lies, it would end the channel beside it; the tutorial says so and waits.
  const lay = page.getByRole('button', { name: 'Place tile' }).filter({ visible: true });
  await expect(lay).toBeDisabled();
  await expect(page.getByText('A blank edge would end that channel too soon').first()).toBeAttached();
  await page.keyboard.press('r');
  await lay.click();
  // Who is asked for the first time decides, and who keeps the networker is told why not to.
  await expect(page.getByRole('button', { name: 'Send it or keep it' }).filter({ visible: true })).toBeDisabled();
  await main(page, /^Keep it/);
  await main(page, /^Confirm/);
  await expect(page.getByText('Only networkers score')).toBeVisible();
  await main(page, 'Go on');
  await main(page, /Rose cell \d/);
  await main(page, /^Confirm/);

  await expect(page.locator('.coach').getByText('Spark starts')).toBeVisible();
  await main(page, 'Continue');
  await main(page, 'Go on');
  await page.locator('button.chamber').filter({ hasText: 'Conduit' }).click();
  await main(page, 'Take Conduit');
  // Whoever is stuck is shown step after step.
  await stepsUntil(page, page.getByRole('button', { name: 'Lay your tile' }));
  await main(page, 'Lay your tile');
  await spot.click();
  for (let i = 0; i < 4 && !(await page.getByText('8 cells', { exact: true }).isVisible()); i += 1)
    await page.keyboard.press('r');
  await lay.click();
  // Nothing lies ready that the words do not ask for.
  await main(page, /Amber cell \d/);
  await main(page, 'Confirm +6');
  await expect(page.locator('.coach').getByText('System closed')).toBeVisible();
  // The first press hurries the closing on, the next goes on.
  const done = page.getByText('You scored 6 points');
  const onward = page.getByRole('button', { name: 'Continue' }).filter({ visible: true });
  for (;;) {
    await onward.or(done).first().waitFor();
    if (await done.isVisible()) break;
    const [button] = await onward.elementHandles();
    await button?.click().catch(() => undefined);
  }
  // One press leads on into a real game.
  await main(page, 'Play a first game');
  await expect(page.getByRole('list', { name: 'Players' })).toContainText('Spark');
  await expect(page.locator('button.chamber')).toHaveCount(4);
  expect(new URL(page.url()).pathname).toMatch(/^\/t\/\w+$/);
});

test('no tip lies over what is to be pressed, in windows of all sizes', async ({ page }) => {
  const shows = async (words: string) => {
    for (const [width, height] of [
      [360, 740],
      [740, 360],
      [768, 1024],
      [1366, 657],
      [1440, 757],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(tip(page), `${width} x ${height}`).toContainText(words);
      await expect.poll(() => covered(page), `${words} at ${width} x ${height}`).toEqual([]);
    }
  };
  await page.goto('/learn');
  // Nothing is said behind the greeting, and the first key begins.
  await expect(page.getByRole('button', { name: 'Begin' })).toBeFocused();
  await expect(tip(page)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await shows('its puzzle is on the back');
  await main(page, /^Weight/);
  await main(page, 'Take Weight');
  await shows('Pick a piece');
  await main(page, 'Got it');
  await stepsUntil(page, page.locator('.coach').getByText('Solved! The tile is yours'));
  await main(page, 'Lay your tile');
  await shows('A system without an open end');
  await page.locator('.spot').click();
  await shows('what your tile would close');
});
