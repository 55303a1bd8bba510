// Whoever has solved tries their tile before their turn, and is told what it would do.
import { expect, test } from '@playwright/test';
import { gather, somebody, unhurried } from '../src/gather';

test('a tile that is tried before one’s turn says what it would do, and lies there when the turn comes', async ({ browser }) => {
  const [ines, tomas] = await Promise.all([somebody(browser), somebody(browser)]);
  await gather([ines, tomas], ['Ines', 'Tomáš'], unhurried({}, { start_player: 0 }));
  await ines.acts();
  await tomas.until(() => tomas.now.you!.choices.length > 0);
  await tomas.acts();
  await ines.until(() => ines.now.phase.type === 'solving');
  await ines.solves();
  const { page, words } = ines;
  const says = (key: Parameters<typeof words.say>[0]) => page.getByText(words.say(key), { exact: true }).filter({ visible: true });
  await expect(says('coach-solved')).toBeVisible();
  await page.locator('.spot').first().click();
  // The start tile has four open ends: no first tile closes its system.
  await expect(says('plan-closes-nothing')).toBeVisible();
  await expect(says('plan-may-change')).toBeVisible();
  await tomas.until(() => tomas.now.phase.type === 'solving');
  await tomas.solves();
  await ines.until(() => ines.now.phase.type === 'placing');
  await expect(says('place-closes-nothing')).toBeVisible();
  for (const seat of [ines, tomas]) expect(seat.errors).toEqual([]);
});
