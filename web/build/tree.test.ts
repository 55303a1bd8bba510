import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { folderOf, tree, wrongWay } from './tree.mjs';

const src = resolve(import.meta.dirname, '../src');
const sources = readdirSync(src, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /(?<!\.test)\.ts$|\.svelte$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));

/** Which folders each folder imports from, as the files say it; `name` may put folders together. */
function graph(name: (folder: string) => string): Map<string, Set<string>> {
  const all = new Map<string, Set<string>>();
  for (const file of sources) {
    const from = name(folderOf(file)!);
    const to = all.get(from) ?? all.set(from, new Set()).get(from)!;
    for (const [, path] of readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)) {
      const folder = folderOf(resolve(dirname(file), path!));
      if (folder !== null && !/\.(css|json)$/.test(path!) && name(folder) !== from) to.add(name(folder));
    }
  }
  return all;
}

/** Takes away whatever imports nothing that is left, as long as there is any: what stays goes round in a circle. */
function circles(all: Map<string, Set<string>>): string[] {
  const left = new Map(all);
  for (;;) {
    const free = [...left].filter(([, needs]) => ![...needs].some((need) => left.has(need)));
    if (free.length === 0) return [...left.keys()];
    for (const [folder] of free) left.delete(folder);
  }
}

it('goes round in no circle, folder by folder and by what lies at the top', () => {
  expect(graph((folder) => folder).size).toBeGreaterThan(50);
  expect(circles(graph((folder) => folder))).toEqual([]);
  expect(circles(graph((folder) => folder.split('/')[0]!))).toEqual([]);
});

it('finds a circle where there is one', () => {
  const round = new Map([
    ['kit', new Set(['game'])],
    ['game', new Set(['help'])],
    ['help', new Set(['kit'])],
    ['table', new Set(['game'])],
    ['art', new Set<string>()],
  ]);
  expect(circles(round)).toEqual(['kit', 'game', 'help', 'table']);
});

it('names every folder, and none that is not there', () => {
  expect([...new Set(sources.map((file) => folderOf(file)!))].sort()).toEqual([...tree].sort());
  for (const folder of tree) expect(existsSync(join(src, folder)), folder).toBe(true);
});

it('lets folders import only from those before them', () => {
  expect(wrongWay('table', 'kit')).toBeNull();
  expect(wrongWay('kit', 'table')).toContain('comes before table');
  expect(wrongWay('kit', 'elsewhere')).toContain('no place');
});
