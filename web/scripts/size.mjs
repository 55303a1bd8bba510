// Says how many bytes a first load takes, compressed, and fails above the budget: home at most 60 kB of
// scripts, styles and texts, a table of Cipher at most 120 kB more, one of Circuit 127.5 (it has been 120 until every
// phase could be asked for its time, score and last move by a key, and a tile be declined, and 125 until steps came in
// shorthand, which spares as much within two actions, and games that are over had a page: what it shares with the table
// is a file of its own, and smaller files pack worse), and the free view (three.js) in none. Run after a build;
// `make test` does.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const dist = new URL('../dist/', import.meta.url);
const read = (file) => readFileSync(new URL(file, dist));
const bytes = (file) => gzipSync(read(file), { level: 9 }).length;
const sum = (files) => [...files].reduce((total, file) => total + bytes(file), 0);

const needs = JSON.parse(read('first-load.json'));
const always = [
  ...read('index.html')
    .toString()
    .matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g),
].map(([, file]) => file);
/** The largest language stands for all; the texts of home are there already. */
const besides = (...kinds) =>
  Math.max(
    ...Object.entries(needs.home).map(([language, home]) => {
      const files = new Set(kinds.flatMap((kind) => needs[kind][language]));
      return sum([...files].filter((file) => !home.includes(file)));
    }),
  );

const sizes = [
  { name: 'home', budget: 60_000, total: sum(always) + Math.max(...Object.values(needs.home).map(sum)) },
  {
    name: 'a table of Circuit with its lobby and all screens of a round, besides',
    budget: 127_500,
    total: besides('table', 'table/circuit', 'table/circuit/moves', 'table/circuit/closing'),
  },
  { name: 'a table of Cipher with its lobby, besides', budget: 120_000, total: besides('table', 'table/cipher') },
];
for (const kind of Object.keys(needs).filter((each) => each !== 'home'))
  sizes.push({ name: `${kind}, besides`, budget: Infinity, total: besides(kind) });
let failed = false;
for (const { name, budget, total } of sizes) {
  console.log(`${String(total).padStart(8)} ${budget === Infinity ? 'bytes' : `of ${budget} bytes`} for ${name}`);
  failed ||= total > budget;
}
const heavy = [...always, ...Object.values(needs).flatMap((kind) => Object.values(kind).flat())].filter((file) =>
  file.includes('orbit'),
);
if (heavy.length > 0) console.log(`too early: ${heavy.join(', ')}`);
process.exit(failed || heavy.length > 0 ? 1 : 0);
