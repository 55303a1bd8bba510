// A whole game of Circuit from the first click to the rematch, told once for every way of playing:
// a spectator comes, a page is loaded anew in mid-puzzle, a line is lost in every phase.
import { expect, type Browser, type BrowserContextOptions } from '@playwright/test';
import { begin, somebody, stopClocks, type By } from './gather';
import { losing, type Phase } from './losing';
import { play, type Seat } from './seat';

const everyPhase: readonly Phase[] = ['choosing', 'solving', 'placing', 'networker', 'round end', 'end'];

export async function wholeGame(browser: Browser, by: By, options: BrowserContextOptions = {}): Promise<readonly Seat[]> {
  const [ines, tomas, mara] = await Promise.all([losing(browser, by, options), somebody(browser, by, options), somebody(browser)]);
  await stopClocks(ines.page);
  const link = await ines.opens('Ines');
  await ines.hands.picks(ines.page.getByRole('radiogroup', { name: 'Seats' }), '2');
  await ines.until(() => ines.table?.seats.length === 2);
  await tomas.joins(link, 'Tomáš');
  await expect(ines.page.getByText('Tomáš', { exact: true })).toBeVisible();
  await tomas.hands.press(tomas.button('I am ready'));
  await begin([ines, tomas]);

  // A spectator by the same link sees the game and no puzzle.
  await mara.comes(link);
  await mara.until(() => mara.view !== null);
  expect(mara.view?.you).toBeNull();
  await play([ines, tomas], ({ now }) => now.phase.type === 'solving');
  await expect(mara.page.locator('.coach').getByText('Watch: everybody is solving')).toBeVisible();
  await expect(mara.stage).toHaveCount(0);

  await reloadsInMidPuzzle(tomas);
  await play([ines, tomas]);
  for (const seat of [ines, tomas, mara]) await seat.reaches(seat.page.getByRole('heading', { level: 1, name: /wakes? the machine/ }));

  const [download] = await Promise.all([ines.page.waitForEvent('download'), ines.hands.press(ines.page.getByRole('link', { name: 'Game record' }))]);
  expect(download.suggestedFilename()).toMatch(/\.enigma$/);
  await ines.without('end', () => ines.hands.press(ines.button(/^Rematch/)));
  await expect(tomas.button(/^Rematch/)).toContainText('1 / 2');
  await tomas.hands.press(tomas.button(/^Rematch/));
  await Promise.all([ines, tomas].map((seat) => seat.until(() => seat.now.phase.type === 'choosing' && seat.now.round === 1)));
  await expect(ines.page.locator('.coach').getByText(/Choose a chamber|is choosing/)).toBeVisible();

  expect([...ines.lost]).toEqual(expect.arrayContaining([...everyPhase]));
  for (const seat of [ines, tomas, mara]) {
    expect(seat.refusals).toEqual([]);
    expect(seat.errors).toEqual([]);
  }
  return [ines, tomas];
}

/** A page loaded anew in mid-puzzle has lost no piece. */
async function reloadsInMidPuzzle(seat: Seat): Promise<void> {
  const laid = () => seat.now.seats[seat.mySeat!]!.attempt!.laid;
  await seat.solvesPartly();
  const before = laid();
  seat.view = null;
  await seat.page.reload();
  await expect(seat.stage).toBeVisible();
  await seat.until(() => seat.view !== null);
  expect(laid()).toBe(before);
  await expect(seat.page.locator('button.slot.used')).toHaveCount(before);
  await seat.clears();
}
