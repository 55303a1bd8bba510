// No serious or critical issue on any screen, in either theme.
import type { Browser, BrowserContextOptions } from '@playwright/test';
import { Examined } from '../src/axe';
import { begin, gather, somebody, tableFor, unhurried } from '../src/gather';
import { Pointer } from '../src/hands';
import { play } from '../src/seat';
import { expect, test } from '../src/test';
import { WireSeat } from '../src/wire-seat';

async function examined(
  browser: Browser,
  seen = new Set<string>(),
  options: BrowserContextOptions = {},
): Promise<Examined> {
  const page = await (await browser.newContext(options)).newPage();
  return new Examined(page, new Pointer(page), seen);
}

// The screens of the game itself are examined in gallery.spec.ts.
test('everything around a game is open to everybody, from the question for a name to the end', async ({ browser }) => {
  const [tomas, mara] = await Promise.all([examined(browser), examined(browser)]);
  const ines = new WireSeat();
  const link = await tableFor(ines, 'Ines', unhurried({ bot_takes_over: false }, { start_player: 1 }));
  const { page } = tomas;
  await page.goto(link);
  await expect(page.getByLabel('Your name')).toBeVisible();
  await tomas.show('name');
  await tomas.named('Tomáš');
  await expect(tomas.button('Leave').first()).toBeVisible();
  await tomas.show('lobby');
  await tomas.ready();
  await begin([ines, tomas]);

  await mara.page.goto(link);
  await expect(mara.page.getByText(/is choosing/).first()).toBeVisible();
  await mara.show('spectator');

  await tomas.reaches(page.locator('button.chamber:enabled'));
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await tomas.show('keys');
  await page.keyboard.press('Escape');
  // Beside the game on a large screen.
  await tomas.hands.press(tomas.button(/^Chat/).first());
  await expect(page.getByLabel(tomas.words.say('chat-write'))).toBeVisible();
  await tomas.show('Chat');
  await page.keyboard.press('Escape');
  for (const panel of ['Rules of this phase', 'Menu']) {
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await tomas.hands.press(tomas.button(new RegExp(`^${panel}`)).first());
    await expect(page.getByRole('dialog')).toBeVisible();
    await tomas.show(panel);
    if (panel !== 'Menu') await page.keyboard.press('Escape');
  }
  await tomas.hands.press(tomas.button('Settings'));
  await expect(page.getByLabel('Your name')).toBeVisible();
  await tomas.show('settings');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await tomas.hands.press(tomas.button('Menu'));
  await tomas.hands.press(tomas.button('Leave the table'));
  await expect(page.getByRole('dialog', { name: 'Leave this game?' })).toBeVisible();
  await tomas.show('leaving');
  await page.keyboard.press('Escape');

  // Whoever is left alone has won (D-9).
  await ines.wire.command('leave');
  await tomas.reaches(page.getByRole('heading', { level: 1, name: /wakes? the machine/ }));
  await tomas.show('end');
  for (const seat of [tomas, mara]) expect(seat.errors).toEqual([]);
});

test('what is shown to somebody who was too late is open to everybody', async ({ browser, server }) => {
  const [ines, tomas] = [await examined(browser), new WireSeat()];
  await gather([ines, tomas], ['Ines', 'Tomáš'], unhurried({}, { timer: 20, start_player: 0 }));
  const second = await WireSeat.of(ines.page);
  await play(
    [second, tomas],
    (seat) => seat.now.phase.type === 'solving' && (seat === second || seat.attempt() === 'solved'),
  );
  await ines.reaches(ines.stage);
  server.turn(20);
  const late = ines.page.locator('.coach').getByText(ines.words.say('missed-late')).filter({ visible: true });
  await expect(late).toBeVisible();
  await ines.show('missed', late);
  await ines.hands.press(ines.button(ines.words.say('missed-show')));
  await expect(ines.button(ines.words.say('missed-hide'))).toBeVisible();
  await ines.show(
    'missed with a solution',
    ines.page.getByText(ines.words.say('solutions-right'), { exact: true }).filter({ visible: true }),
  );
  await ines.hands.press(ines.button(ines.words.say('missed-watch')));

  await ines.hands.press(ines.button(ines.words.say('solutions')).first());
  const solutions = ines.page.getByRole('dialog', { name: ines.words.say('solutions') });
  await expect(solutions).toBeVisible();
  await ines.show('solutions', solutions);
  await ines.hands.picks(solutions.getByRole('radiogroup').first(), 'Tomáš');
  await ines.show('solutions of somebody else', solutions);
  expect([...ines.seen]).toEqual(['missed', 'missed with a solution', 'solutions', 'solutions of somebody else']);
  expect(ines.errors).toEqual([]);
});

for (const [name, viewport] of [
  ['a large screen', { width: 1440, height: 900 }],
  ['a phone', { width: 360, height: 740 }],
] as const) {
  test(`every page around the games is open to everybody, on ${name}`, async ({ browser }) => {
    const ines = await examined(browser, new Set(), { viewport });
    const { page } = ines;
    const opens = async (path: string, sign: ReturnType<typeof ines.button>) => {
      await page.goto(path);
      await expect(sign.first()).toBeVisible();
      await ines.show(path);
      // Nothing is wider than the window.
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
    };
    await opens('/', ines.button('Play bots'));
    for (const dialog of ['Language', 'Settings']) {
      await ines.hands.press(ines.button(dialog));
      await expect(page.getByRole('dialog')).toBeVisible();
      await ines.show(dialog);
      await page.keyboard.press('Escape');
    }
    await opens('/rules/circuit', page.getByRole('heading', { level: 2 }));
    await opens('/rules/cipher', page.getByRole('heading', { level: 2 }));
    await opens('/learn', page.getByRole('dialog'));
    for (const category of ['weight', 'fragment', 'conduit', 'angular'])
      await opens(`/practice/${category}`, ines.stage);
    await opens('/practice/word', ines.button('Guess'));
    await opens('/daily', page.getByRole('link', { name: /^Weight/ }));
    await opens('/t/ZZZZ99', page.getByText('There is no such table'));
    await opens('/nowhere', page.getByRole('heading'));
  });
}

test('every page has a title of its own, and home its own again', { tag: '@smoke' }, async ({ browser }) => {
  const ines = await somebody(browser);
  const { page } = ines;
  const link = await tableFor(ines, 'Ines', unhurried());
  await expect(page).toHaveTitle(`Circuit table ${link.split('/').at(-1)}`);
  await page.goto('/practice');
  await expect(page).toHaveTitle(/^Practice, /);
  await page.goto('/daily');
  await expect(page).toHaveTitle(/^Puzzles of the day, /);
  await ines.hands.press(page.getByRole('link', { name: 'Back to the start' }));
  await expect(page).toHaveTitle('Enigma: Circuit and Cipher');
});
