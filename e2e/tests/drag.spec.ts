// Dragging moves things by transform alone: pointer moves lay nothing out. Long tasks are counted and
// reported, not judged, as a busy machine makes some by itself.
import type { Locator, Page } from '@playwright/test';
import { gather, somebody, unhurried } from '../src/gather';
import { play } from '../src/seat';
import { canHoldStill, holdStill } from '../src/still';
import { expect, test } from '../src/test';
import { WireSeat } from '../src/wire-seat';

const moves = 80;

/** What going about with something held costs: layouts and long tasks. It goes as far as that from the middle. */
async function costOf(
  page: Page,
  from: Locator,
  stage: Locator,
  reach?: number,
): Promise<{ layouts: number; longTasks: number[] }> {
  const debuggee = await page.context().newCDPSession(page);
  await debuggee.send('Performance.enable');
  const layouts = async () =>
    (await debuggee.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'LayoutCount')!.value;
  const [start, area] = [(await from.boundingBox())!, (await stage.boundingBox())!];
  const middle = { x: area.x + area.width / 2, y: area.y + area.height / 2 };
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(middle.x, middle.y, { steps: 10 });
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => Math.round(duration))),
    ).observe({ type: 'longtask' });
  });
  // Clocks that tick would be counted, the more of them the slower the machine is.
  await holdStill(page, true);
  const before = await layouts();
  for (let i = 0; i < moves; i += 1) {
    const angle = (i / moves) * 4 * Math.PI;
    const radius = (reach ?? Math.min(area.width, area.height) / 3) * (i / moves);
    await page.mouse.move(middle.x + radius * Math.cos(angle), middle.y + radius * Math.sin(angle));
  }
  const after = await layouts();
  const longTasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
  await holdStill(page, false);
  await page.mouse.up();
  return { layouts: after - before, longTasks };
}

function report(what: string, { layouts, longTasks }: { layouts: number; longTasks: number[] }): void {
  const tasks = `${longTasks.length} long tasks (${longTasks.join(', ')} ms)`;
  const description = `${what}: ${moves} moves, ${layouts} layouts, ${tasks}`;
  test.info().annotations.push({ type: 'dragging', description });
  console.log(description);
}

for (const category of ['weight', 'fragment', 'conduit', 'angular']) {
  test(`dragging a piece of ${category} lays nothing out per move`, async ({ page }) => {
    await canHoldStill(page);
    await page.goto(`/practice/${category}`);
    const stage = page.getByRole('application');
    await stage.waitFor();
    const cost = await costOf(page, page.locator('.slot:not(.used, .out)').first(), stage);
    report(category, cost);
    // What would land is marked anew from cell to cell, which is far less than each move.
    expect(cost.layouts).toBeLessThan(moves / 2);
  });
}

test('moving the common board about lays nothing out', async ({ browser }) => {
  const [ines, tomas, mara] = [new WireSeat(), new WireSeat(), await somebody(browser)];
  await canHoldStill(mara.page);
  const link = await gather([ines, tomas], ['Ines', 'Tomáš'], unhurried());
  await mara.comes(link);
  await play([ines, tomas], ({ now }) => now.phase.type === 'solving');
  await expect(mara.page.getByText(mara.words.say('solve-watch')).first()).toBeVisible();
  const board = mara.page.getByRole('application');
  const cost = await costOf(mara.page, board, board);
  report('common board', cost);
  expect(cost.layouts).toBeLessThan(moves / 10);
});

test('a tile is carried from the hand onto the board, and from spot to spot', async ({ browser }) => {
  const [ines, tomas] = [await somebody(browser), new WireSeat()];
  await canHoldStill(ines.page);
  await gather([ines, tomas], ['Ines', 'Tomáš'], unhurried());
  await play([await WireSeat.of(ines.page), tomas], ({ now }) => now.phase.type === 'placing' && now.phase.seat === 0);
  await ines.reaches(
    ines.page.getByRole('button', { name: ines.words.say('place-lay'), exact: true }).filter({ visible: true }),
  );
  const { page } = ines;
  const tile = page.locator('.hand .lying');
  const lay = page.getByRole('button', { name: ines.words.say('place-lay'), exact: true }).filter({ visible: true });
  await expect(lay).toBeDisabled();
  const spots = page.locator('.spot');
  // From spot to spot the preview changes, as often as there are frames between; over one of them nothing is laid out.
  const cost = await costOf(page, tile, spots.first(), 12);
  report('tile', cost);
  expect(cost.layouts).toBeLessThan(moves / 10);
  const [first, last] = [await middleOf(spots.first()), await middleOf(spots.last())];
  await carry(page, await middleOf(tile), first);
  await expect(lay).toBeEnabled();
  const ghost = page.locator('rect.again');
  const at = await middleOf(ghost);
  expect(Math.hypot(at.x - first.x, at.y - first.y)).toBeLessThan(20);
  await carry(page, at, last);
  await expect
    .poll(async () => Math.hypot((await middleOf(ghost)).x - last.x, (await middleOf(ghost)).y - last.y))
    .toBeLessThan(20);
  // Let go beside the board, it is back in the hand.
  await carry(page, await middleOf(ghost), await middleOf(tile));
  await expect(lay).toBeDisabled();
});

test('a segment is carried to a zone', async ({ page }) => {
  await page.goto('/practice/word');
  const zone = page.locator('.zone').nth(1);
  await page.locator('.held .lying').waitFor();
  await carry(page, await middleOf(page.locator('.held .lying')), await middleOf(zone));
  await expect(zone).toHaveAttribute('aria-pressed', 'true');
});

async function middleOf(what: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await what.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

async function carry(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await page.mouse.up();
}
