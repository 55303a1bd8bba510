// Drags pieces about in the gallery and reports what it costs the page: long tasks, layouts, styles
// and the worst frame. Run by `npm run -w web drag`. Needs Chromium (CHROMIUM or /usr/bin/chromium).
// It reports and does not judge; on a busy machine frames come late without anybody's fault.
import { chromium } from 'playwright-core';
import { createServer } from 'vite';

const steps = 120;
/** Where a drag begins in each scene. */
const scenes = {
  weight: '.slot:not(.used, .out)',
  fragment: '.slot:not(.used, .out)',
  conduit: '.slot:not(.used, .out)',
  angular: '.slot:not(.used, .out)',
  place: '.board svg[role=application]',
};

const server = await createServer({ server: { port: 5198, strictPort: true }, logLevel: 'error' });
await server.listen();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
  args: [
    '--disable-dev-shm-usage',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
});
console.log(`scene      moves  long tasks  longest  layouts  layout ms  styles  script ms`);
for (const [scene, start] of Object.entries(scenes)) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.on('pageerror', (error) => console.error(`${scene}: ${error.message}`));
  await page.goto(`http://localhost:5198/gallery.html?scene=${scene}`);
  await page.waitForSelector(start);
  await page.waitForTimeout(1200);
  const line = await measured(page, start);
  const columns = [
    [line.moves, 6],
    [line.tasks.length, 11],
    [Math.round(Math.max(0, ...line.tasks)), 8],
    [line.LayoutCount, 8],
    [(line.LayoutDuration * 1000).toFixed(1), 10],
    [line.RecalcStyleCount, 7],
    [(line.ScriptDuration * 1000).toFixed(0), 10],
  ];
  console.log([scene.padEnd(9), ...columns.map(([value, width]) => String(value).padStart(width))].join(' '));
  await page.close();
}
await browser.close();
await server.close();

/** Lifts a piece, goes round the stage with it, and says what the going round has cost. */
async function measured(page, start) {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  await page.evaluate(() => {
    window.tasks = [];
    window.moves = 0;
    new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map((entry) => entry.duration))).observe({
      type: 'longtask',
    });
    window.addEventListener('pointermove', () => (window.moves += 1));
  });
  const from = await page.locator(start).first().boundingBox();
  const stage = await page.locator('svg[role=application]').first().boundingBox();
  const middle = { x: stage.x + stage.width / 2, y: stage.y + stage.height / 2 };
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(middle.x, middle.y, { steps: 10 });
  await page.waitForTimeout(300);
  const before = await metrics(client);
  await page.evaluate(() => {
    window.tasks.length = 0;
    window.moves = 0;
  });
  for (let i = 0; i < steps; i += 1) {
    const angle = (i / steps) * 4 * Math.PI;
    const radius = (Math.min(stage.width, stage.height) / 3) * (i / steps);
    await page.mouse.move(middle.x + radius * Math.cos(angle), middle.y + radius * Math.sin(angle));
  }
  await page.waitForTimeout(100);
  const after = await metrics(client);
  const seen = await page.evaluate(() => ({ tasks: window.tasks, moves: window.moves }));
  await page.mouse.up();
  return { ...seen, ...Object.fromEntries(Object.keys(after).map((key) => [key, after[key] - before[key]])) };
}

async function metrics(client) {
  const { metrics: all } = await client.send('Performance.getMetrics');
  const wanted = ['LayoutCount', 'LayoutDuration', 'RecalcStyleCount', 'ScriptDuration'];
  return Object.fromEntries(all.filter(({ name }) => wanted.includes(name)).map(({ name, value }) => [name, value]));
}
