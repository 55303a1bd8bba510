// One thing has one word: whoever reads of a zone looks for a button that says so.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const locales = resolve(import.meta.dirname, '../../../locales');

it.each([
  ['de', /\bZonen?\b|\bSegment/],
  ['cs', /\bz[oó]n[ayueoě]|\b[Ss]egment/],
] as const)('calls a part of a letter and its place as the buttons do: %s', (language, other) => {
  const folder = resolve(locales, language);
  const lines = readdirSync(folder).flatMap((file) => readFileSync(resolve(folder, file), 'utf8').split('\n'));
  // What is in braces, and before the equals sign, nobody reads.
  const read = lines
    .filter((line) => !line.startsWith('#'))
    .map((line) => line.replace(/^[\w-]+ =|^\s*\*?\[\w+\]/, '').replaceAll(/\{[^}]*\}?/g, ''));
  expect(read.filter((line) => other.test(line))).toEqual([]);
});
