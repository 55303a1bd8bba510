// Angular with a mouse: the held piece floats over where a click would lay it, in the drawing and from above, and a
// click that lays nothing says why.
import type { Page } from '@playwright/test';
import { columnAt, edge, project } from '../../web/src/puzzles/angular/pieces/iso';
import { expect, test } from '../src/test';
import { english } from '../src/words';

/** A point of the stage's own units on the screen. */
function onScreen(page: Page, x: number, y: number): Promise<{ x: number; y: number }> {
  return page.getByRole('application').evaluate(
    (svg, at) => {
      const { x, y } = new DOMPoint(at.x, at.y).matrixTransform((svg as unknown as SVGSVGElement).getScreenCTM()!);
      return { x, y };
    },
    { x, y },
  );
}
/** The middle of a square of the floor, in the drawing. */
function onFloor(page: Page, x: number, y: number): Promise<{ x: number; y: number }> {
  const [px, py] = project(x + 0.5, y + 0.5, 0);
  expect(columnAt(px, py, { width: 4, height: 4 }, () => 0)).toEqual([x, y]);
  return onScreen(page, px, py);
}
const fromAbove = (page: Page, x: number, y: number) => onScreen(page, (x + 0.5) * edge, (y + 0.5) * edge);

/** The same puzzle each time, with a floor of four by four. */
async function opens(page: Page): Promise<void> {
  await page.addInitScript(() =>
    localStorage.setItem('enigma-practice', JSON.stringify({ category: 'angular', grade: 'easy', seed: 1 })),
  );
  await page.goto('/practice/angular');
  await expect(page.locator('.cover')).toHaveCount(0);
}
/** Where the held piece would land, as the drawing marks it. */
const marks = (page: Page) =>
  page
    .locator('svg.scene g[stroke-dasharray="5 4"] path')
    .evaluateAll((paths) => paths.map((path) => path.getAttribute('d')).join(' '));

test(
  'the held piece follows the mouse, and a click lays it where it was shown',
  { tag: '@smoke' },
  async ({ page }) => {
    await opens(page);
    await page.locator('.slot').nth(3).click();
    const shown = new Set<string>();
    for (const [x, y] of [
      [0, 0],
      [2, 0],
      [0, 2],
      [2, 2],
    ] as const) {
      const spot = await onFloor(page, x, y);
      await page.mouse.move(spot.x, spot.y);
      await expect.poll(() => marks(page)).toContain(`M${project(x, y, 0).join(' ')}L`);
      shown.add(await marks(page));
    }
    expect(shown.size).toBe(4);
    await page.mouse.down();
    await page.mouse.up();
    await expect(page.locator('.slot.used')).toHaveCount(1);
    // It lies where the last marks were: from above it is seen in that corner.
    await page.getByRole('button', { name: english.say('angular-above') }).click();
    const lying = page.locator('svg.scene .topview rect[style*="--a-g"]');
    await expect(lying).toHaveCount(3);
    await expect(lying.first()).toHaveAttribute('x', `${2 * edge + 0.6}`);
    await expect(lying.first()).toHaveAttribute('y', `${2 * edge + 0.6}`);
  },
);

test('from above the held piece is seen, and a click lays it or says why not', async ({ page }) => {
  await opens(page);
  await page.getByRole('button', { name: english.say('angular-above') }).click();
  const shadow = page.locator('svg.scene .shadow rect');
  await page.locator('.slot').nth(3).click();
  await expect(shadow).toHaveCount(3);
  let spot = await fromAbove(page, 0, 0);
  await page.mouse.move(spot.x, spot.y);
  await expect(shadow.first()).toHaveAttribute('x', '2');
  await page.mouse.down();
  // A hand is not quite still.
  await page.mouse.move(spot.x + 7, spot.y + 3);
  await page.mouse.up();
  await expect(page.locator('.slot.used')).toHaveCount(1);
  await expect(shadow).toHaveCount(0);

  await page.locator('.slot').first().click();
  spot = await fromAbove(page, 1, 0);
  await page.mouse.click(spot.x, spot.y);
  await expect(page.getByText(english.say('angular-refusal-gap'))).toBeVisible();
  spot = await fromAbove(page, -0.9, 1);
  await page.mouse.click(spot.x, spot.y);
  await expect(page.getByText(english.say('angular-refusal-outside'))).toBeVisible();
  await expect(page.locator('.slot').first()).toHaveAttribute('aria-pressed', 'true');
});

test('going about with the mouse lays nothing out per move', async ({ page }) => {
  await opens(page);
  await page.locator('.slot').first().click();
  const debuggee = await page.context().newCDPSession(page);
  await debuggee.send('Performance.enable');
  const layouts = async () =>
    (await debuggee.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'LayoutCount')!.value;
  const middle = await onFloor(page, 1, 1);
  await page.mouse.move(middle.x, middle.y);
  const before = await layouts();
  for (let i = 0; i < 80; i += 1)
    await page.mouse.move(middle.x + 80 * Math.cos(i / 12), middle.y + 80 * Math.sin(i / 12));
  // What would land is marked anew from square to square.
  expect((await layouts()) - before).toBeLessThan(40);
});
