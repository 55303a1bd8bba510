// A whole game of Circuit: one plays with the mouse, one with keys only; a spectator, a reload, lost
// connections, a rematch.
import { expect, test } from '@playwright/test';
import { Keyboard, Pointer } from '../src/hands';
import { play, Seat } from '../src/seat';

test.setTimeout(360_000);

test('two people play Circuit from the first click to the rematch', async ({ browser }) => {
  const [ines, tomas, mara] = await Promise.all(
    [0, 1, 2].map(async (index) => {
      const page = await (await browser.newContext()).newPage();
      return new Seat(page, index === 1 ? new Keyboard(page) : new Pointer(page));
    }),
  ) as [Seat, Seat, Seat];

  const link = await ines.opens('Ines');
  await ines.page.getByRole('radiogroup', { name: 'Seats' }).getByText('2', { exact: true }).click();
  await ines.until(() => ines.table?.seats.length === 2);
  // Nobody is to be hurried by a slow machine.
  await ines.page.getByRole('radiogroup', { name: 'Sand timer' }).getByText('∞').click();
  await ines.until(() => JSON.stringify(ines.table?.settings).includes('"timer":null'));

  await tomas.page.goto(link);
  await tomas.page.getByLabel('Your name').fill('Tomáš');
  await tomas.page.keyboard.press('Enter');
  await tomas.until(() => tomas.table?.seats[1]?.holder !== null);
  await expect(ines.page.getByText('Tomáš')).toBeVisible();
  await tomas.hands.press(tomas.button('I am ready'));
  await ines.button('Start with 2').click();
  await Promise.all([ines, tomas].map((seat) => seat.until(() => seat.view !== null)));

  // A spectator by the same link sees the game and no puzzle.
  await mara.page.goto(link);
  await mara.until(() => mara.view !== null);
  expect(mara.view?.you).toBeNull();

  // Until the puzzles are turned.
  await play([ines, tomas], ({ now }) => now.phase.type === 'solving');
  await expect(mara.page.getByText('Watch: everybody is solving')).toBeVisible();
  await expect(mara.page.getByRole('application', { name: 'Puzzle board' })).toHaveCount(0);

  // A reload in mid-puzzle loses no piece.
  await ines.solvesPartly();
  const laid = () => ines.now.seats[ines.mySeat!]!.attempt!.laid;
  await ines.until(() => laid() > 0);
  const before = laid();
  await ines.page.reload();
  await expect(ines.page.getByRole('application', { name: 'Puzzle board' })).toBeVisible();
  await ines.until(() => ines.view !== null);
  expect(laid()).toBe(before);
  await expect(ines.page.locator('button.slot.used')).toHaveCount(before);
  await ines.clears();

  // A lost connection in mid-puzzle: the pieces laid meanwhile arrive when it is back.
  await tomas.page.context().setOffline(true);
  await expect(tomas.page.getByText('Connection lost')).toBeVisible();
  await tomas.hands.lays(tomas.now.you!.puzzle as never, tomas.solution);
  expect(tomas.attempt()).toBe('working');
  await tomas.page.context().setOffline(false);
  await tomas.until(() => tomas.attempt() === 'solved');
  await expect(tomas.page.getByText('Connection lost')).toHaveCount(0);

  await play([ines, tomas]);
  for (const seat of [ines, tomas, mara]) {
    await seat.reaches(seat.page.getByRole('heading', { level: 1, name: /wakes? the machine/ }));
  }
  const [download] = await Promise.all([ines.page.waitForEvent('download'), ines.page.getByRole('link', { name: 'Game record' }).click()]);
  expect(download.suggestedFilename()).toMatch(/\.enigma$/);

  await ines.button(/^Rematch/).click();
  await expect(tomas.button(/^Rematch/)).toContainText('1 / 2');
  await tomas.hands.press(tomas.button(/^Rematch/));
  await ines.until(() => ines.now.phase.type === 'choosing' && ines.now.round === 1);
  await expect(ines.page.getByText(/Choose a chamber|is choosing/).first()).toBeVisible();

  for (const seat of [ines, tomas, mara]) {
    expect(seat.refusals).toEqual([]);
    expect(seat.errors).toEqual([]);
  }
});
