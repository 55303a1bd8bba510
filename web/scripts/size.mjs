// Says how many bytes the first load of home takes: all scripts and styles that index.html asks
// for, compressed, against the budget of 60 kB. Run after a build.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const budget = 60_000;
const dist = new URL('../dist/', import.meta.url);
const html = readFileSync(new URL('index.html', dist), 'utf8');
const first = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file);
// The texts of one language are fetched at once, too; the largest language stands for all.
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));
const texts = ['en', 'de', 'fr', 'cs'].map((language) =>
  ['ui', 'home'].map((domain) => manifest[`../locales/${language}/${domain}.ftl?raw`]?.file).filter(Boolean),
);
const bytes = (file) => gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length;
const sum = (files) => files.reduce((total, file) => total + bytes(file), 0);

for (const file of first) console.log(`${String(bytes(file)).padStart(8)}  ${file}`);
const language = Math.max(...texts.map(sum));
const total = sum(first) + language;
console.log(`${String(language).padStart(8)}  texts of one language`);
console.log(`${String(total).padStart(8)}  of ${budget} for home`);
process.exit(total > budget ? 1 : 0);
