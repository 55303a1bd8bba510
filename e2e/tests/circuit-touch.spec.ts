// Circuit on a phone, by finger, from the first tap to the rematch.
import { wholeGame } from '../src/story';
import { expect, test } from '../src/test';

test('every phase of Circuit by touch on a phone, from the first tap to the rematch', async ({ browser }, info) => {
  const { page } = await wholeGame(browser, 'touch', 'round', info.project.use);
  // Nothing sticks out to the side on a phone.
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
