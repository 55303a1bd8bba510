// Two fingers that go round turn the piece in hand, and lay nothing when they let go.
import { fingersTwist } from '../src/finger';
import { practises } from '../src/practice';
import { expect, test } from '../src/test';

for (const [category, piece] of [
  ['conduit', 5],
  ['fragment', 0],
  ['angular', 0],
] as const) {
  test(`two fingers turn what is held in ${category}, and lay nothing`, async ({ page }) => {
    await practises(page, category);
    const stage = page.getByRole('application');
    await page.locator('.slot').nth(piece).tap();
    const spoken = page.locator('main [aria-live]');
    const held = await spoken.textContent();
    const { x, y, width, height } = (await stage.boundingBox())!;
    await fingersTwist(page, { x: x + width / 2, y: y + height / 2 }, 60);
    await expect(spoken).not.toHaveText(held!);
    await expect(page.locator('.slot.used')).toHaveCount(0);
    await expect(page.locator('.slot.held')).toHaveCount(1);
  });
}
