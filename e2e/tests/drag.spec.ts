// Dragging moves things by transform alone: pointer moves lay nothing out. Long tasks are counted and
// reported, not judged, as a busy machine makes some by itself.
import { expect, test, type Locator, type Page } from '@playwright/test';
import { gather, somebody, unhurried } from '../src/gather';
import { play } from '../src/seat';

const moves = 80;

/** What going about with something held costs: layouts and long tasks. */
async function costOf(page: Page, from: Locator, stage: Locator): Promise<{ layouts: number; longTasks: number[] }> {
  const debuggee = await page.context().newCDPSession(page);
  await debuggee.send('Performance.enable');
  const layouts = async () => (await debuggee.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'LayoutCount')!.value;
  const [start, area] = [(await from.boundingBox())!, (await stage.boundingBox())!];
  const middle = { x: area.x + area.width / 2, y: area.y + area.height / 2 };
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(middle.x, middle.y, { steps: 10 });
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => Math.round(duration)))).observe({ type: 'longtask' });
  });
  const before = await layouts();
  for (let i = 0; i < moves; i += 1) {
    const angle = (i / moves) * 4 * Math.PI;
    const radius = (Math.min(area.width, area.height) / 3) * (i / moves);
    await page.mouse.move(middle.x + radius * Math.cos(angle), middle.y + radius * Math.sin(angle));
  }
  const after = await layouts();
  const longTasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
  await page.mouse.up();
  return { layouts: after - before, longTasks };
}

function report(what: string, { layouts, longTasks }: { layouts: number; longTasks: number[] }): void {
  const description = `${what}: ${moves} moves, ${layouts} layouts, ${longTasks.length} long tasks (${longTasks.join(', ')} ms)`;
  test.info().annotations.push({ type: 'dragging', description });
  console.log(description);
}

for (const category of ['weight', 'fragment', 'conduit', 'angular']) {
  test(`dragging a piece of ${category} lays nothing out per move`, async ({ page }) => {
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
  const [ines, tomas, mara] = await Promise.all([somebody(browser), somebody(browser), somebody(browser)]);
  const link = await gather([ines, tomas], ['Ines', 'Tomáš'], unhurried());
  await mara.comes(link);
  await play([ines, tomas], ({ now }) => now.phase.type === 'solving');
  await expect(mara.page.getByText(mara.words.say('solve-watch')).first()).toBeVisible();
  const board = mara.page.getByRole('application');
  const cost = await costOf(mara.page, board, board);
  report('common board', cost);
  expect(cost.layouts).toBeLessThan(moves / 10);
});
