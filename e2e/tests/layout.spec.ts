// The pages fit their window: nothing runs off sideways, every control is in reach, and what
// a change of size hides does not hold the page.
import { opens } from '../src/gallery';
import { gather, somebody, unhurried } from '../src/gather';
import { expect, test } from '../src/test';
import { cutOff, windows } from '../src/windows';
import { WireSeat } from '../src/wire-seat';
import { english } from '../src/words';

test('a piece in hand leaves every control in reach', async ({ browser }) => {
  const { page } = await somebody(browser);
  for (const category of ['weight', 'fragment', 'conduit', 'angular']) {
    await page.goto(`/practice/${category}`);
    await expect(page.locator('main.stage')).toBeVisible();
    await page.locator('.slot:enabled').first().click();
    await expect(page.locator('.slot.held')).toHaveCount(1);
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => page.evaluate(cutOff), `${category} at ${width} x ${height}`).toEqual([]);
    }
  }
});

test(
  'the zones of Cipher leave every control in reach, in windows of all sizes',
  { tag: '@smoke' },
  async ({ browser }) => {
    const { page } = await somebody(browser);
    await page.goto('/practice/word');
    await expect(page.locator('.zone').first()).toBeVisible();
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => page.evaluate(cutOff), `${width} x ${height}`).toEqual([]);
    }
  },
);

test('the zones, what was said and what is in hand are seen at once, on low tablets and laptops, too', async ({
  browser,
}) => {
  const { page } = await somebody(browser);
  await page.goto('/practice/word');
  const ask = page.getByRole('button', { name: english.say('decode-aim') }).filter({ visible: true });
  await page.locator('.zone').first().waitFor();
  for (const [width, height] of [...windows, [1024, 680], [1100, 800], [1180, 740], [1240, 800]] as const) {
    await page.setViewportSize({ width, height });
    const hidden = () => page.locator('main.stage').evaluate((stage) => stage.scrollHeight - stage.clientHeight);
    await expect.poll(hidden, `${width} x ${height}`).toBeLessThanOrEqual(1);
    // One button asks.
    await expect(ask, `${width} x ${height}`).toHaveCount(1);
  }
});

test('the home of a phone shows without scrolling where practice and the rules are, in every language', async ({
  browser,
}) => {
  for (const locale of ['en-GB', 'de-DE', 'fr-FR', 'cs-CZ']) {
    const context = await browser.newContext({ locale, viewport: { width: 360, height: 740 } });
    const page = await context.newPage();
    await page.goto('/');
    for (const address of ['/practice', '/rules/circuit'])
      await expect(page.locator(`h2 a[href="${address}"]`), locale).toBeInViewport({ ratio: 1 });
    await context.close();
  }
});

test('a phone has the days of the week as wide as a finger, and the settings in the bar, in every language', async ({
  browser,
}) => {
  for (const locale of ['en-GB', 'de-DE', 'fr-FR', 'cs-CZ']) {
    const context = await browser.newContext({ locale, viewport: { width: 360, height: 740 } });
    const page = await context.newPage();
    for (const address of ['/practice', '/practice/word', '/daily']) {
      await page.goto(address);
      await expect(page.locator('header .icon-button').last(), `${locale} ${address}`).toBeInViewport({ ratio: 1 });
      await expect.poll(() => page.evaluate(cutOff), `${locale} ${address}`).toEqual([]);
    }
    const widths = await page
      .locator('a.day')
      .evaluateAll((days) => days.map((day) => day.getBoundingClientRect().width));
    expect(Math.min(...widths), locale).toBeGreaterThanOrEqual(44);
    await context.close();
  }
});

test('an open dialog is seen after every change of size, or is closed and holds nothing', async ({ browser }) => {
  const [ines, tomas] = [await somebody(browser), new WireSeat()];
  await gather([ines, tomas], ['Ines', 'Tomáš'], unhurried({}, { start_player: 0 }));
  const { page } = ines;
  const board = page.getByRole('dialog', { name: ines.words.say('circuit-common-board') });
  await ines.hands.press(ines.button(ines.words.say('circuit-enlarge')));
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    await expect(board).toBeInViewport({ ratio: 0.99 });
  }
  // Its place in the page goes, as a column does that only large screens have.
  await board.evaluate((dialog) => (dialog.parentElement!.style.display = 'none'));
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => page.evaluate(() => document.querySelector('dialog:modal'))).toBeNull();
});

test('a phone shows the puzzle of a finished game below its rounds, however many were played', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await opens(page, 'game-solving', 'de');
  const rounds = page.locator('.rounds');
  // As many as a long game has.
  await rounds.evaluate((row) => {
    while (row.children.length < 20) row.append(row.children[0]!.cloneNode(true));
  });
  const puzzle = await page.locator('.picture[inert], .building').boundingBox();
  expect(puzzle!.y + puzzle!.height / 2).toBeLessThan(740);
  const chosen = rounds.locator('[aria-pressed=true]');
  await expect(chosen.first()).toBeInViewport();
});
