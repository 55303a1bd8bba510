// A game of Circuit from the first click to the rematch, told once for every way of playing: a spectator comes, a
// page is loaded anew in mid-puzzle, a line is lost in every phase. One of the two has a page, the other is on the
// wire.
import { expect, type Browser, type BrowserContextOptions } from '@playwright/test';
import { begin, somebody, stopClocks, type By } from './gather';
import { losing, type Phase } from './losing';
import { play, type Seat } from './seat';
import { WireSeat } from './wire-seat';

const everyPhase: readonly Phase[] = ['choosing', 'solving', 'placing', 'networker', 'round end', 'end'];

/** Until the page has shown all of the `game`, or a `round` of it: then the same person ends it on the wire. */
export async function wholeGame(
  browser: Browser,
  by: By,
  until: 'game' | 'round',
  options: BrowserContextOptions = {},
): Promise<Seat> {
  const [ines, mara] = await Promise.all([losing(browser, by, options), somebody(browser)]);
  const tomas = new WireSeat();
  await stopClocks(ines.page);
  const link = await ines.opens('Ines');
  await ines.hands.picks(ines.page.getByRole('radiogroup', { name: 'Seats' }), '2');
  await ines.until(() => ines.table?.seats.length === 2);
  await tomas.joins(link, 'Tomáš');
  await expect(ines.page.getByText('Tomáš', { exact: true }).first()).toBeVisible();
  await tomas.ready();
  await begin([ines, tomas]);

  // A spectator by the same link sees the game and no puzzle.
  await mara.comes(link);
  await mara.until(() => mara.view !== null);
  expect(mara.view?.you).toBeNull();
  await play([ines, tomas], ({ now }) => now.phase.type === 'solving');
  await expect(mara.page.locator('.coach').getByText('Watch: everybody is solving')).toBeVisible();
  await expect(mara.stage).toHaveCount(0);

  await reloadsInMidPuzzle(ines);
  if (until === 'round') {
    await play([ines, tomas], ({ now }) => now.round > 1);
    await afterOneRound(ines, [tomas]);
  } else await play([ines, tomas]);
  for (const seat of [ines, mara])
    await seat.reaches(seat.page.getByRole('heading', { level: 1, name: /wakes? the machine/ }));

  const [download] = await Promise.all([
    ines.page.waitForEvent('download'),
    ines.hands.press(ines.page.getByRole('link', { name: 'Game record' })),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.enigma$/);
  await ines.without('end', () => ines.hands.press(ines.button(/^Rematch/)));
  await expect(ines.button(/^Rematch/)).toContainText('1 / 2');
  await tomas.wire.command('rematch');
  await ines.until(() => ines.now.phase.type === 'choosing' && ines.now.round === 1);
  await expect(ines.page.locator('.coach').getByText(/Choose a tile|is choosing/)).toBeVisible();

  expect([...ines.lost]).toEqual(expect.arrayContaining([...everyPhase]));
  for (const seat of [ines, mara]) {
    expect(seat.refusals).toEqual([]);
    expect(seat.errors).toEqual([]);
  }
  return ines;
}

/** The rest of a game, of which a round was played on the page: the person behind it ends it on a second device. */
export async function afterOneRound(seat: Seat, others: readonly WireSeat[], cookies?: string): Promise<void> {
  // What ends a round wants to be seen.
  if (!seat.over) await seat.reaches(seat.page.locator('button.chamber').first());
  const second = await WireSeat.of(seat.page, cookies);
  await play([second, ...others]);
  second.wire.close();
  await seat.reaches(seat.page.getByRole('heading', { level: 1, name: /wakes? the machine/ }));
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
