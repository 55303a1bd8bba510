// No serious or critical issue on any screen, in either theme; screens are met in a game against bots.
import { expect, test, type Page } from '@playwright/test';
import axe from 'axe-core';
import { Pointer } from '../src/hands';
import { Seat } from '../src/seat';

test.setTimeout(240_000);

async function looksFine(page: Page, screen: string): Promise<void> {
  for (const theme of ['dark', 'light']) {
    await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
    // Through the debugger, as the page's policy admits no foreign script.
    const session = await page.context().newCDPSession(page);
    await session.send('Runtime.evaluate', { expression: axe.source });
    const found = await page.evaluate(async () => {
      const { axe: scanner } = window as unknown as { axe: typeof import('axe-core') };
      const { violations } = await scanner.run(document, { resultTypes: ['violations'] });
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ html }) => html.slice(0, 160)).join(' | ')}`);
    });
    await session.detach();
    expect.soft(found, `${screen}, ${theme}`).toEqual([]);
  }
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'));
}

test('every screen is open to everybody', async ({ browser }) => {
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  const ines = new Seat(page, new Pointer(page));
  await page.goto('/');
  await expect(ines.button('Play bots')).toBeVisible();
  await looksFine(page, 'home');
  await ines.button('Play bots').click();
  await ines.until(() => ines.table?.seats.every(({ holder }) => holder !== null) ?? false);
  await looksFine(page, 'lobby');
  await ines.button('Start with 3').click();
  await ines.until(() => ines.view !== null);
  const seen = new Set<string>();
  while (!['choosing', 'solving', 'placing'].every((screen) => seen.has(screen))) {
    const { phase } = ines.now;
    const mine = 'seat' in phase && phase.seat === ines.mySeat;
    if (phase.type === 'choosing' && mine && !seen.has('choosing')) {
      await page.locator('button.chamber:enabled').first().waitFor();
      await looksFine(page, 'choose');
      seen.add('choosing');
    } else if (phase.type === 'solving' && ines.attempt() === 'working' && !seen.has('solving')) {
      await page.getByRole('application', { name: 'Puzzle board' }).waitFor();
      await looksFine(page, `solve ${ines.now.you!.puzzle!.category}`);
      seen.add('solving');
    } else if (phase.type === 'placing' && mine && !seen.has('placing')) {
      while (await ines.goesOn());
      await ines.button('Place tile').filter({ visible: true }).waitFor();
      await looksFine(page, 'place');
      seen.add('placing');
    }
    if (!(await ines.acts())) await page.waitForTimeout(60);
  }
  await ines.button('Menu').click();
  await looksFine(page, 'menu');
  await page.keyboard.press('Escape');
  await ines.button(/^Chat/).click();
  await looksFine(page, 'chat');
  expect(ines.errors).toEqual([]);
});
