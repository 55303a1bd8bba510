// Says how many bytes a first load takes, compressed, and fails above the budget: home at most 60 kB of
// scripts, styles and texts, a table at most 120 kB more, and the free view (three.js) in neither. Run after
// a build; `make test` does.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const dist = new URL('../dist/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));
const bytes = (file) => gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length;
const sum = (files) => [...files].reduce((total, file) => total + bytes(file), 0);

/** The files that are fetched with a module: itself, its styles, and whatever it imports. */
function filesOf(name, found = new Set(), seen = new Set()) {
  if (seen.has(name)) return found;
  seen.add(name);
  const { file, css = [], imports = [] } = manifest[name];
  for (const each of [file, ...css]) found.add(each);
  for (const each of imports) filesOf(each, found, seen);
  return found;
}

/** The texts of one language are fetched, too; the largest language stands for all. */
function textsOf(domains) {
  const files = (language) => domains.map((domain) => manifest[`../locales/${language}/${domain}.ftl?raw`].file);
  return Math.max(...['en', 'de', 'fr', 'cs'].map((language) => sum(files(language))));
}

const home = filesOf('index.html');
const besides = (...names) => new Set(names.flatMap((name) => [...filesOf(name)]).filter((file) => !home.has(file)));
const circuit = besides('src/pages/Table.svelte', 'src/circuit/live/CircuitTable.svelte');
const cipher = besides('src/pages/Table.svelte', 'src/cipher/live/CipherTable.svelte');
const texts = textsOf(['lobby', 'circuit', 'puzzles', 'cipher', 'table']);
const sizes = [
  { name: 'home', budget: 60_000, total: sum(home) + textsOf(['ui', 'home']) },
  { name: 'a table of Circuit, besides', budget: 120_000, total: sum(circuit) + texts },
  { name: 'a table of Cipher, besides', budget: 120_000, total: sum(cipher) + texts },
];
let failed = false;
for (const { name, budget, total } of sizes) {
  console.log(`${String(total).padStart(8)} of ${budget} bytes for ${name}`);
  failed ||= total > budget;
}
const heavy = [...home, ...circuit, ...cipher].filter((file) => file.includes('orbit'));
if (heavy.length > 0) console.log(`too early: ${heavy.join(', ')}`);
process.exit(failed || heavy.length > 0 ? 1 : 0);
