// Browsers and windows at the edge of what is usual: notches, private windows, windows that just hold a page.
import { expect, test } from '../src/test';

test('a browser that forbids storing shows every page', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(() => {
    for (const shelf of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, shelf, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  for (const path of ['/', '/practice/weight', '/learn', '/daily']) {
    await page.goto(path);
    await expect(page.locator('main').first()).toBeVisible();
    await expect(page.locator('#start')).toHaveCount(0);
  }
  expect(errors).toEqual([]);
});

for (const [width, height] of [
  [1920, 1080],
  [1440, 900],
] as const) {
  test(`home fits a window of ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await expect(page.locator('.art svg g').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(height);
  });
}

test('nothing that is pressed lies under the notch of a phone on its side, and no double tap zooms', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const insets = { top: 0, topMax: 0, left: 47, leftMax: 47, right: 47, rightMax: 47, bottom: 21, bottomMax: 21 };
  await (await context.newCDPSession(page)).send('Emulation.setSafeAreaInsetsOverride' as never, { insets } as never);
  for (const path of ['/', '/practice/fragment', '/practice/angular', '/rules/circuit']) {
    await page.goto(path);
    // What is pressed may stand around the main part, as in practice.
    await expect(page.locator('main').first()).toBeVisible();
    await expect(page.getByRole('button').filter({ visible: true }).first()).toBeVisible();
    const under = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('button, a, input')]
        .filter((element) => element.checkVisibility())
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1 && (box.left < 46 || box.right > innerWidth - 46))
        .map(({ element }) => element.outerHTML.slice(0, 80)),
    );
    expect(under, path).toEqual([]);
    const zooms = await page.evaluate(
      () =>
        [...document.querySelectorAll('button')].filter((button) => getComputedStyle(button).touchAction === 'auto')
          .length,
    );
    expect(zooms, path).toBe(0);
  }
  await context.close();
});
