import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const generated = /messages\.ts$|\bprotocol\/|node_modules|\.d\.m?ts$/;

it('has no line of more than 120 columns', () => {
  const wide = ['web/src', 'web/build', 'web/scripts', 'e2e/src', 'e2e/tests'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ts|svelte|css|mjs)$/.test(name) && !generated.test(name))
      .flatMap((name) =>
        readFileSync(join(root, folder, name), 'utf8')
          .split('\n')
          .flatMap((line, i) => ([...line].length > 120 ? [`${folder}/${name}:${i + 1}`] : [])),
      ),
  );
  expect(wide).toEqual([]);
});
