// The tables fit their window: nothing runs off sideways, every control is in reach, and what
// a change of size hides does not hold the page.
import { expect, test } from '@playwright/test';
import { arrival, gather, somebody, unhurried } from '../src/gather';
import { play } from '../src/seat';
import { Shown } from '../src/shown';

/** Laptops with their bars, phones on their side, a tablet, a phone, and a desktop at 200 %. */
const windows = [
  [1440, 900],
  [1440, 757],
  [1366, 657],
  [1280, 600],
  [844, 390],
  [740, 360],
  [768, 1024],
  [360, 740],
  [720, 450],
] as const;

/** What is cut off: buttons and words outside of the window that no scrolling brings in, and a page too wide; and a
    button that lies over half of it. */
function cutOff(): string[] {
  const found = document.documentElement.scrollWidth > innerWidth ? ['the page is too wide'] : [];
  for (const button of document.querySelectorAll('button, a[href]')) {
    if (!button.checkVisibility({ visibilityProperty: true }) || button.closest('dialog')) continue;
    // On phones it is there for screen readers, and for others once it has the focus.
    if (button instanceof HTMLElement && button.closest('.describe')) button.focus();
    button.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = button.getBoundingClientRect();
    const name = button.getAttribute('aria-label') ?? button.textContent.trim();
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) found.push(`${name} is cut off`);
    if (box.width < 43.5 || box.height < 43.5) found.push(`${name} is too small: ${box.width} x ${box.height}`);
    if (box.width * box.height > (innerWidth * innerHeight) / 2) found.push(`${name} lies over everything`);
    const seen = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    if (seen && !button.contains(seen) && !seen.contains(button)) found.push(`${name} lies under ${seen.tagName} ${seen.getAttribute('class') ?? ''}`);
  }
  for (const words of document.querySelectorAll('main span, aside span, footer span')) {
    const own = [...words.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    if (!own || !words.checkVisibility({ visibilityProperty: true }) || words.closest('.vh, svg, dialog')) continue;
    words.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, right } = words.getBoundingClientRect();
    if (left < -1 || right > innerWidth + 1) found.push(`${words.textContent.trim()} is cut off`);
  }
  return found;
}

/** Somebody each of whose screens is looked at in windows of all sizes. */
class Fitting extends Shown {
  protected override async look(name: string): Promise<void> {
    for (const [width, height] of windows) {
      await this.page.setViewportSize({ width, height });
      await expect.poll(() => this.page.evaluate(cutOff), `${name} at ${width} x ${height}`).toEqual([]);
    }
    await this.page.setViewportSize({ width: 1440, height: 900 });
  }
}

test('every screen of Circuit fits windows of all sizes, with the long words of German', async ({ browser }) => {
  const seen = new Set<string>();
  const german = { locale: 'de-DE', reducedMotion: 'reduce' } as const;
  const seats = await Promise.all(
    [0, 1].map(async () => {
      const { page, hands } = await arrival(browser, 'mouse', german);
      return new Fitting(page, hands, seen);
    }),
  );
  // As long as names may be.
  await gather(seats, ['Maximiliane Charlottenbg', 'Christopher Hohenlohe-We'], unhurried());
  const wanted = ['03-choose', '04-solve-weight', '04-solve-fragment', '04-solve-conduit', '04-solve-angular', '04-solved', '05-place-wait', '05-place-tile', '05-place-networker', '06-round-end'];
  const missing = () => wanted.filter((screen) => !seen.has(screen));
  await play(seats, ({ now }) => now.phase.type === 'choosing' && missing().length === 0);
  expect(missing()).toEqual([]);
  for (const seat of seats) expect(seat.errors).toEqual([]);
});

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

test('the zones of Cipher leave every control in reach, in windows of all sizes', async ({ browser }) => {
  const { page } = await somebody(browser);
  await page.goto('/practice/word');
  await expect(page.locator('.zone').first()).toBeVisible();
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => page.evaluate(cutOff), `${width} x ${height}`).toEqual([]);
  }
});

test('the home of a phone shows without scrolling where practice and the rules are, in every language', async ({ browser }) => {
  for (const locale of ['en-GB', 'de-DE', 'fr-FR', 'cs-CZ']) {
    const context = await browser.newContext({ locale, viewport: { width: 360, height: 740 } });
    const page = await context.newPage();
    await page.goto('/');
    for (const address of ['/practice', '/rules/circuit']) await expect(page.locator(`h2 a[href="${address}"]`), locale).toBeInViewport({ ratio: 1 });
    await context.close();
  }
});

test('a phone has the days of the week as wide as a finger, and the settings in the bar, in every language', async ({ browser }) => {
  for (const locale of ['en-GB', 'de-DE', 'fr-FR', 'cs-CZ']) {
    const context = await browser.newContext({ locale, viewport: { width: 360, height: 740 } });
    const page = await context.newPage();
    for (const address of ['/practice', '/practice/word', '/daily']) {
      await page.goto(address);
      await expect(page.locator('header .icon-button').last(), `${locale} ${address}`).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(cutOff), `${locale} ${address}`).toEqual([]);
    }
    const widths = await page.locator('a.day').evaluateAll((days) => days.map((day) => day.getBoundingClientRect().width));
    expect(Math.min(...widths), locale).toBeGreaterThanOrEqual(44);
    await context.close();
  }
});

test('an open dialog is seen after every change of size, or is closed and holds nothing', async ({ browser }) => {
  const [ines, tomas] = await Promise.all([somebody(browser), somebody(browser)]);
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
