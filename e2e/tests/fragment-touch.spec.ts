// Fragments on a phone, by finger: what lies moves as the finger does, and a neighbour is no obstacle.
import type { Page } from '@playwright/test';
import { fingerDrags, type Spot } from '../src/finger';
import { practises } from '../src/practice';
import { expect, test } from '../src/test';
import { english } from '../src/words';

/** Where a place of the lattice is on the screen. */
function onScreen(page: Page, x: number, y: number): Promise<Spot> {
  return page.getByRole('application').evaluate(
    (svg, at) => {
      const { x, y } = new DOMPoint(at.x * 64, at.y * 64).matrixTransform(
        (svg as unknown as SVGSVGElement).getScreenCTM()!,
      );
      return { x, y };
    },
    { x, y },
  );
}

async function tapAt(page: Page, x: number, y: number): Promise<void> {
  const spot = await onScreen(page, x, y);
  await page.touchscreen.tap(spot.x, spot.y);
}

async function drags(page: Page, from: Spot, to: Spot): Promise<void> {
  await fingerDrags(page, await onScreen(page, from.x, from.y), await onScreen(page, to.x, to.y));
}

/** The outline of a large piece, turned as it is at first, with its right angle here. */
const large = (x: number, y: number) => `M${x * 64} ${y * 64}L${(x + 2) * 64} ${y * 64}L${x * 64} ${(y + 2) * 64}Z`;

test('a lying fragment goes one point on wherever it is grabbed, and another is laid beside it by a tap on it', async ({
  page,
}) => {
  await practises(page, 'fragment');
  const slots = page.locator('.slot');
  await slots.first().tap();
  await tapAt(page, 1, 1);
  const lying = page.locator('g.piece');
  const first = lying.first().locator('path').first();
  await expect(first).toHaveAttribute('d', large(0, 0));
  // Near a corner, far from the middle; then from another one, a little more than a whole step.
  await drags(page, { x: 1.75, y: 0.1 }, { x: 1.75, y: 1.1 });
  await expect(first).toHaveAttribute('d', large(0, 1));
  await drags(page, { x: 0.1, y: 2.75 }, { x: 1.3, y: 2.45 });
  await expect(first).toHaveAttribute('d', large(1, 1));
  // The other large piece, turned to face it: its middle lies on the edge that both share.
  await slots.nth(1).tap();
  const right = page.getByRole('button', { name: english.say('ui-turn-right') }).filter({ visible: true });
  await right.tap();
  await right.tap();
  await tapAt(page, 1.85, 1.85);
  await expect(lying).toHaveCount(2);
  await expect(first).toHaveAttribute('d', large(1, 1));
  // Where nothing else fits, a tap takes what lies there.
  await slots.nth(5).tap();
  await tapAt(page, 1.3, 1.3);
  await expect(slots.nth(5)).toHaveAttribute('aria-pressed', 'false');
  await expect(lying).toHaveCount(2);
});

test('whoever is quicker than the puzzle turns over sees it at once', async ({ page }) => {
  await page.addInitScript(() => {
    const slow = new CSSStyleSheet();
    slow.replaceSync(':root { --t-flip: 60s !important }');
    document.adoptedStyleSheets = [slow];
  });
  await page.goto('/practice/fragment');
  await expect(page.locator('.cover')).toHaveCount(1);
  await page.locator('.slot').first().tap();
  await tapAt(page, 1, 1);
  await expect(page.locator('g.piece path').first()).toHaveAttribute('d', large(0, 0));
});
