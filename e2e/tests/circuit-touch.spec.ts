// Circuit on a phone, by finger, from the first tap to the rematch.
import { expect, test } from '@playwright/test';
import { wholeGame } from '../src/story';

test.setTimeout(600_000);

test('two phones play Circuit by touch, from the first tap to the rematch', async ({ browser }, info) => {
  for (const { page } of await wholeGame(browser, 'touch', info.project.use)) {
    // Nothing sticks out to the side on a phone.
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  }
});
