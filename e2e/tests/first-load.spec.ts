// What a first visit fetches: everything that an address shows is linked in the page that the server sends, so
// that nothing has to wait for the script that asks for it.
import type { Page } from '@playwright/test';
import { expect, test } from '../src/test';

const today = Math.floor(Date.now() / 86_400_000) - 1;
const addresses = [
  '/',
  '/rules/circuit',
  '/rules/cipher',
  '/practice',
  '/practice/angular',
  '/practice/word',
  '/daily',
  `/daily/${today}`,
  `/daily/${today}/weight`,
  `/daily/${today}/word`,
];

/** Opens an address; answers which scripts and styles were fetched until it was shown, and which of them were
    linked. */
async function visit(page: Page, address: string): Promise<{ fetched: string[]; linked: string[] }> {
  const fetched: string[] = [];
  const note = (request: { url(): string }) => {
    const { pathname } = new URL(request.url());
    if (/^\/assets\/.*\.(?:js|css)$/.test(pathname)) fetched.push(pathname);
  };
  page.on('request', note);
  const answer = await page.goto(address);
  const html = await answer!.text();
  await expect(page.locator('main:visible').first()).toBeVisible();
  await expect(page.getByText('Connecting')).toHaveCount(0);
  page.off('request', note);
  const linked = [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map((found) => found[1]!);
  return { fetched: fetched.sort(), linked: linked.sort() };
}

for (const address of addresses) {
  test(`everything that ${address.replace(String(today), 'a day')} shows is linked in its page`, async ({ page }) => {
    const { fetched, linked } = await visit(page, address);
    expect(fetched).toEqual(linked);
  });
}

test('a lobby and a game are linked as what they are', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play bots' }).click();
  await page.getByRole('button', { name: 'Play without a name' }).click();
  const start = page.getByRole('button', { name: 'Start with 3' });
  await expect(start).toBeVisible();
  const { pathname } = new URL(page.url());
  const lobby = await visit(page, pathname);
  // The game is fetched while people gather; it is no part of what a lobby shows.
  expect(lobby.linked.filter((file) => !lobby.fetched.includes(file))).toEqual([]);
  expect(lobby.linked.filter((file) => file.includes('CircuitTable'))).toEqual([]);
  await start.click();
  await expect(page.locator('.game')).toBeVisible();
  const game = await visit(page, pathname);
  expectOnlyTheChoice(game);
  expect(game.linked.filter((file) => file.includes('CircuitTable'))).not.toEqual([]);
});

test('the tutorial is linked as it begins', async ({ page }) => {
  const tutorial = await visit(page, '/learn');
  expectOnlyTheChoice(tutorial);
  expect(tutorial.linked.filter((file) => file.includes('Tutorial'))).not.toEqual([]);
});

/** The screens that follow the first choice of a tile come when that one is there. */
function expectOnlyTheChoice({ fetched, linked }: { fetched: string[]; linked: string[] }): void {
  expect(linked.filter((file) => !fetched.includes(file))).toEqual([]);
  expect(linked.filter((file) => /(?:moves|puzzles)-/.test(file))).toEqual([]);
}

test('a language that somebody chose is linked, not the one of the browser', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByText('Čeština').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'cs');
  const { fetched, linked } = await visit(page, '/practice');
  expect(fetched).toEqual(linked);
});

test('before any script has come, the mark is there, in the theme of the system or the chosen one', async ({
  browser,
}) => {
  const context = await browser.newContext({ colorScheme: 'light' });
  const page = await context.newPage();
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.goto('/');
  const mark = page.getByRole('img', { name: 'Enigma' });
  await expect(page.getByRole('button', { name: 'Play bots' })).toBeVisible();
  await expect(mark).toHaveCount(0);
  const light = await ground();

  // From here on scripts are on their way for ever.
  const visits = async () => {
    await page.goto('/', { waitUntil: 'commit' });
    await expect(mark).toBeVisible();
  };
  await page.route(/\/assets\/.*\.js$/, () => undefined);
  await visits();
  await expect.poll(ground).toBe(light);
  await page.unroute(/\/assets\/.*\.js$/);

  await page.goto('/');
  await page.getByRole('button', { name: 'Switch to dark' }).click();
  await expect.poll(ground).not.toBe(light);
  const dark = await ground();
  await page.route(/\/assets\/.*\.js$/, () => undefined);
  await visits();
  await expect.poll(ground).toBe(dark);
  await context.close();
});

test('what cannot be fetched when it is asked for says so, and the next press asks again', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const part = /\/assets\/PersonDialog-.*/;
  await page.route(part, (route) => route.abort());
  await page.goto('/');
  const settings = page.getByRole('button', { name: 'Settings' });
  await settings.click();
  await expect(page.getByRole('alert')).toContainText('The server cannot be reached');
  await page.unroute(part);
  await settings.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(errors).toEqual([]);
});

for (const kind of ['js', 'css'])
  test(`screens of the tutorial that cannot be fetched are asked for again with the next tile, ${kind}`, async ({
    page,
  }) => {
    const screens = new RegExp(`/assets/(?:moves|puzzles)-[^.]*\\.${kind}$`);
    await page.route(screens, (route) => route.abort());
    await page.goto('/learn');
    await page.getByRole('button', { name: 'Begin' }).click();
    const take = async () => {
      await page.locator('.chamber:enabled').click();
      await page.getByRole('button', { name: 'Take Weight' }).click();
    };
    await take();
    await expect(page.getByRole('alert')).toContainText('The server cannot be reached');
    await page.unroute(screens);
    await take();
    await expect(page.getByRole('application')).toBeVisible();
    // With its styles.
    await expect(page.locator('.trayplate')).toHaveCSS('display', 'flex');
  });

test('a page whose texts cannot be fetched says so, and is there after the next try', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const texts = /\/assets\/(daily|table|rules|tips)-[^.]*\.js$/;
  for (const address of ['/daily', '/practice', '/practice/word', '/rules/circuit', '/learn']) {
    await page.goto('/');
    await page.route(texts, (route) => route.abort());
    await page.goto(address);
    const again = page.getByRole('button', { name: 'Load again' });
    await expect(again, address).toBeVisible();
    await page.unroute(texts);
    await again.click();
    await expect(again, address).toHaveCount(0);
    await expect(page.getByRole('main').or(page.locator('.game')).first(), address).toBeVisible();
  }
  expect(errors).toEqual([]);
});

test('a shared link has words of its own, and the site a manifest with an icon of ours', async ({ page }) => {
  await page.goto('/');
  for (const name of ['title', 'description', 'type'])
    expect(await page.locator(`meta[property="og:${name}"]`).getAttribute('content')).toBeTruthy();
  const answer = await page.request.get((await page.locator('link[rel=manifest]').getAttribute('href'))!);
  expect(answer.headers()['content-type']).toBe('application/manifest+json');
  const {
    name,
    start_url: start,
    icons,
  } = (await answer.json()) as { name: string; start_url: string; icons: { src: string; type: string }[] };
  expect([name, start]).toEqual(['Enigma: Circuit and Cipher', '/']);
  for (const { src, type } of icons) expect((await page.request.get(src)).headers()['content-type']).toBe(type);
});
