// Lets Lighthouse look at pages of the real binary, on a large screen and on a phone, and says what it found:
// `npm run -w web lighthouse [path …]`, after `make build` or `cargo build -p enigma`. Among the pages are a lobby and
// a game that runs, as somebody sees them who follows a link. Needs Chromium (CHROMIUM or /usr/bin/chromium) and
// fetches Lighthouse itself, which is too heavy to be installed with the rest. Fails below 100 for accessibility, best
// practices and search engines, or 95 for performance; the median of five runs counts where one is below. All five are
// told, with how fast the machine was: whatever else it does takes points away.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright-core';

const lighthouse = 'lighthouse@12.8.2';
const wanted = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const presets = { desktop: ['--preset=desktop'], phone: [] };
const pages = ['/', '/rules/circuit', '/learn', '/practice/weight', '/daily'];
const browser = process.env.CHROMIUM || '/usr/bin/chromium';
const port = Number(process.env.LIGHTHOUSE_PORT ?? 18_432);
const target = process.env.CARGO_TARGET_DIR ?? resolve(import.meta.dirname, '../../target');
const binary = ['release', 'debug'].map((profile) => join(target, profile, 'enigma')).find((path) => existsSync(path));
if (!binary) throw new Error(`no enigma in ${target}: make build`);

const scratch = mkdtempSync(join(tmpdir(), 'enigma-lighthouse-'));
const server = spawn(binary, ['serve', '--listen', `127.0.0.1:${port}`, '--data', join(scratch, 'data')], {
  stdio: 'ignore',
});
let failed = false;
try {
  await answering(`http://127.0.0.1:${port}/api/health`);
  const paths =
    process.argv.length > 2
      ? process.argv.slice(2).map((path) => [path, path])
      : [...pages.map((path) => [path, path]), ...(await tables())];
  for (const preset of Object.keys(presets)) {
    for (const [name, path] of paths) failed = !report(name, path, preset) || failed;
  }
} finally {
  server.kill();
  rmSync(scratch, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);

async function answering(url) {
  for (let left = 100; left > 0; left -= 1) {
    const ok = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`${url} does not answer`);
}

/** A lobby with a free seat, and a game against bots that has begun. */
async function tables() {
  const host = await chromium.launch({ executablePath: browser, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
  const page = await host.newPage({ locale: 'en-GB' });
  const opens = async () => {
    await page.goto(`http://127.0.0.1:${port}/`);
    await page.getByRole('button', { name: 'Play bots' }).click();
    await page.getByRole('button', { name: 'Play without a name' }).click();
    await page.getByRole('button', { name: 'Start with 3' }).waitFor();
    return new URL(page.url()).pathname;
  };
  const lobby = await opens();
  await page
    .getByRole('button', { name: /^Remove/ })
    .last()
    .click();
  await page.getByRole('button', { name: 'Fill the free seats first' }).waitFor();
  const game = await opens();
  await page.getByRole('button', { name: 'Start with 3' }).click();
  await page.locator('.game').waitFor();
  await host.close();
  return [
    ['a lobby', lobby],
    ['a game', game],
  ];
}

/** Looks at one page; answers whether it is good enough. */
function report(name, path, preset) {
  let runs = [look(path, preset)];
  if (shortOf(runs[0]).length > 0) runs = [...runs, ...Array.from({ length: 4 }, () => look(path, preset))];
  const { categories, audits } = runs.toSorted(
    (one, other) => one.categories.performance.score - other.categories.performance.score,
  )[Math.floor(runs.length / 2)];
  const below = shortOf({ categories });
  console.log(
    `${preset.padEnd(8)} ${name.padEnd(18)} ${Object.keys(wanted)
      .map((each) => `${each} ${points(categories, each)}`)
      .join(', ')}`,
  );
  if (runs.length > 1) {
    const each = runs.map(({ categories, environment }) => {
      return `${points(categories, 'performance')} at ${Math.round(environment.benchmarkIndex)}`;
    });
    console.log(`    performance of each run, and the speed of the machine then: ${each.join(', ')}`);
  }
  for (const each of below) {
    for (const { id, weight } of categories[each].auditRefs) {
      const { score, title, displayValue, details } = audits[id];
      if (weight === 0 || score === null || score >= 0.9) continue;
      const where = (details?.items ?? [])
        .slice(0, 3)
        .map((item) => item.node?.snippet ?? item.description ?? item.url ?? '')
        .join(' ');
      console.log(`    ${each}: ${title} ${displayValue ?? ''} ${where}`.slice(0, 400));
    }
  }
  return below.length === 0;
}

function points(categories, name) {
  return Math.round(categories[name].score * 100);
}

function shortOf({ categories }) {
  return Object.keys(wanted).filter((name) => points(categories, name) < wanted[name]);
}

/** One look at a page; another if the browser lost its trace, as it does now and then. */
function look(path, preset, again = true) {
  const file = join(scratch, 'report.json');
  const { status, stderr } = spawnSync(
    'npx',
    [
      '--yes',
      lighthouse,
      `http://127.0.0.1:${port}${path}`,
      ...presets[preset],
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage',
      `--only-categories=${Object.keys(wanted).join(',')}`,
    ],
    { encoding: 'utf8', env: { ...process.env, CHROME_PATH: browser } },
  );
  if (status !== 0 && again) return look(path, preset, false);
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(readFileSync(file, 'utf8'));
}
