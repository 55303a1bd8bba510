// What made somebody hesitate who had never heard of the game, and does no more.
import type { CircuitSettings } from '../../web/src/protocol/CircuitSettings';
import { begin, somebody, stopClocks } from '../src/gather';
import { play, type Seat } from '../src/seat';
import { expect, test } from '../src/test';
import { WireSeat } from '../src/wire-seat';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

test('whoever gives up is told before what it costs, and after it what they wait for', async ({ browser }) => {
  const ines = await somebody(browser, 'touch', phone);
  const { page, words } = ines;
  await stopClocks(page);
  await page.goto('/');
  await ines.hands.press(ines.button(words.say('home-bots')));
  await ines.hands.press(ines.button(words.say('name-nameless')));
  await ines.until(() => ines.table?.seats.every(({ holder }) => holder !== null) ?? false);
  // Bots only: nothing about other devices, and the levels say how hard they are.
  await expect(page.getByText('--listen')).toHaveCount(0);
  await expect(page.getByRole('radio', { name: 'Spark easy' }).first()).toBeChecked();
  await ines.hands.press(ines.button(words.say('lobby-start', { players: 3 })));
  await ines.until(() => ines.view !== null);
  await play([ines], ({ now }) => now.phase.type === 'solving');
  await ines.reaches(ines.stage);
  // A table is one window: nothing to scroll, not even by a pixel.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);

  await ines.hands.press(ines.button(words.say('solve-give-up')).filter({ visible: true }));
  const sure = page.getByRole('dialog').filter({ visible: true });
  await expect(sure).toContainText('You place no tile this round');
  await ines.hands.press(sure.getByRole('button', { name: words.say('solve-give-up') }));
  await expect(page.locator('.coach')).toContainText('place no tile this round');
  await expect(page.locator('.slot:enabled, .tool:enabled').filter({ visible: true })).toHaveCount(0);
  await ines.hands.press(ines.button(words.say('gave-up-look')));
  await expect(page.getByRole('dialog', { name: words.say('circuit-common-board') })).toBeVisible();
  await page.keyboard.press('Escape');

  // The rules are one press from the menu.
  await ines.hands.press(ines.button(words.say('ui-menu')));
  await ines.hands.press(page.getByRole('dialog').getByRole('button', { name: words.say('ui-rules') }));
  await expect(page.getByRole('link', { name: /Circuit/ })).toBeVisible();
  expect(ines.errors).toEqual([]);
});

/** From home to a lobby against bots, with everybody there. */
async function againstBots(ines: Seat): Promise<void> {
  await ines.page.goto('/');
  await ines.hands.press(ines.button(ines.words.say('home-bots')));
  await ines.hands.press(ines.button(ines.words.say('name-nameless')));
  await ines.until(() => ines.table?.seats.every(({ holder }) => holder !== null) ?? false);
}
const agreed = ({ table }: Seat) => (table!.settings.game as { circuit: CircuitSettings }).circuit;
const deadline = ({ now: { phase } }: Seat) => ('deadline' in phase ? phase.deadline : null);

test('a first game against bots is gentle, without a clock for turns, and a guest is one in every language', async ({
  browser,
}) => {
  const ines = await somebody(browser);
  const { page } = ines;
  await againstBots(ines);
  expect([agreed(ines).mix, ...ines.bots]).toEqual(['gentle', 'spark', 'spark']);
  await begin([ines]);
  expect(ines.now.phase.type === 'choosing' && deadline(ines)).toBeNull();
  const link = page.url();

  await page.goto('/');
  for (const [language, guest] of [
    ['Deutsch', 'Gast'],
    ['Français', 'Anonyme'],
  ] as const) {
    await page.getByRole('button', { name: /^(Language|Sprache)$/ }).click();
    await page.getByRole('dialog').getByText(language).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: guest })).toBeVisible();
  }
  await ines.comes(link);
  await ines.until(
    () =>
      ines.table?.seats.some(({ holder }) => holder && 'person' in holder && holder.person.name === 'Anonyme') ?? false,
  );
  expect([ines.refusals, ines.errors]).toEqual([[], []]);
});

test('turns have a clock again where a friend sits down at a table against bots', async ({ browser }) => {
  const [ines, tomas] = [await somebody(browser), new WireSeat()];
  await againstBots(ines);
  await ines.hands.press(ines.button('Remove Spark 2'));
  await tomas.joins(ines.page.url(), 'Tomáš');
  await tomas.ready();
  await begin([ines, tomas]);
  expect(deadline(ines)).not.toBeNull();
  // The calm times of a table of friends.
  expect([agreed(ines).choose, agreed(ines).place]).toEqual([60, 180]);
});

test('no piece in the tray moves when another one is taken, and undo outlasts a reload', async ({ browser }) => {
  const { page } = await somebody(browser, 'touch', phone);
  await page.goto('/practice/conduit');
  const slots = page.locator('.slot');
  const places = () => slots.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as object));
  await expect(slots).toHaveCount(9);
  const before = await places();
  await page.locator('.slot:not(.out)').first().click();
  await page.locator('g.cell').first().click();
  await expect(page.locator('.slot.used')).toHaveCount(1);
  expect(await places()).toEqual(before);

  await page.reload();
  await expect(page.locator('.slot.used')).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.slot.used')).toHaveCount(0);
});

test('the view from above marks nothing as wrong before something lies there', async ({ page }) => {
  await page.goto('/practice/angular');
  await page.getByRole('application', { name: 'Puzzle board' }).focus();
  const faults = page.locator('.fault').filter({ visible: true });
  await expect(page.locator('.topview').filter({ visible: true })).toHaveCount(2);
  await expect(faults).toHaveCount(0);
  // A piece on each corner, one after the other: it cannot be right in all of them.
  await page.keyboard.press('Digit1');
  let marked = 0;
  for (const way of ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown']) {
    for (let i = 0; i < 4; i += 1) await page.keyboard.press(way);
    await page.keyboard.press('Enter');
    await expect(page.locator('.slot.used')).toHaveCount(1);
    marked += await faults.count();
    await page.keyboard.press('Digit1');
  }
  expect(marked).toBeGreaterThan(0);
});
