// Lets Lighthouse look at pages of the real binary and says what it found:
// `npm run -w web lighthouse [path …]`, after `make build` or `cargo build -p enigma`. Needs Chromium (CHROMIUM or
// /usr/bin/chromium) and fetches Lighthouse itself, which is too heavy to be installed with the rest.
// Fails below 100 for accessibility, best practices and search engines, or 95 for performance.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const lighthouse = 'lighthouse@12.8.2';
const wanted = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const paths = process.argv.length > 2 ? process.argv.slice(2) : ['/', '/rules/circuit', '/learn', '/practice/weight'];
const port = Number(process.env.LIGHTHOUSE_PORT ?? 18_432);
const target = process.env.CARGO_TARGET_DIR ?? resolve(import.meta.dirname, '../../target');
const binary = ['release', 'debug'].map((profile) => join(target, profile, 'enigma')).find((path) => existsSync(path));
if (!binary) throw new Error(`no enigma in ${target}: make build`);

const scratch = mkdtempSync(join(tmpdir(), 'enigma-lighthouse-'));
const server = spawn(binary, ['serve', '--listen', `127.0.0.1:${port}`, '--data', join(scratch, 'data')], { stdio: 'ignore' });
let failed = false;
try {
  await answering(`http://127.0.0.1:${port}/api/health`);
  for (const path of paths) failed = !report(path) || failed;
} finally {
  server.kill();
  rmSync(scratch, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);

async function answering(url) {
  for (let left = 100; left > 0; left -= 1) {
    const ok = await fetch(url).then((answer) => answer.ok, () => false);
    if (ok) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`${url} does not answer`);
}

/** Looks at one page on a large screen; answers whether it is good enough. */
function report(path) {
  const file = join(scratch, 'report.json');
  const { status, stderr } = spawnSync(
    'npx',
    ['--yes', lighthouse, `http://127.0.0.1:${port}${path}`, '--preset=desktop', '--quiet', '--output=json', `--output-path=${file}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage', `--only-categories=${Object.keys(wanted).join(',')}`],
    { encoding: 'utf8', env: { ...process.env, CHROME_PATH: process.env.CHROMIUM || '/usr/bin/chromium' } },
  );
  if (status !== 0) throw new Error(stderr);
  const { categories, audits } = JSON.parse(readFileSync(file, 'utf8'));
  const points = Object.keys(wanted).map((name) => [name, Math.round(categories[name].score * 100)]);
  console.log(`${path.padEnd(18)} ${points.map(([name, score]) => `${name} ${score}`).join(', ')}`);
  const below = points.filter(([name, score]) => score < wanted[name]).map(([name]) => name);
  for (const name of below) {
    for (const { id, weight } of categories[name].auditRefs) {
      const { score, title, displayValue, details } = audits[id];
      if (weight === 0 || score === null || score >= 0.9) continue;
      const where = (details?.items ?? []).slice(0, 3).map((item) => item.node?.snippet ?? item.description ?? item.url ?? '').join(' ');
      console.log(`    ${name}: ${title} ${displayValue ?? ''} ${where}`.slice(0, 400));
    }
  }
  return below.length === 0;
}
