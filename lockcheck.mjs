// Refuses a package-lock.json that would not install everywhere.
//
// Two things go wrong silently: a lock that names one download host, and a lock
// written where some native packages were not on offer (npm then drops them, and
// `npm ci` on that platform leaves the bundler without its core).
import { readFileSync } from 'node:fs';

const { packages } = JSON.parse(readFileSync(new URL('package-lock.json', import.meta.url), 'utf8'));
const bad = [];
for (const [path, entry] of Object.entries(packages)) {
  if (entry.resolved && !entry.link) bad.push(`${path}: names a download address`);
  for (const name of Object.keys(entry.optionalDependencies ?? {})) {
    if (!packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`]) {
      bad.push(`${path}: ${name} is not locked`);
    }
  }
}
if (bad.length > 0) {
  console.error(bad.join('\n'));
  process.exit(1);
}
