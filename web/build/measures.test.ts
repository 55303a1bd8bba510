import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import postcss from 'postcss';
import { expect, it } from 'vitest';
import { inPlace, measuresOf } from './measures';
import { faults } from './styles.mjs';

const src = resolve(import.meta.dirname, '../src');
const read = (name: string) => readFileSync(resolve(src, name), 'utf8');
const measures = measuresOf(read('styles/measures.css'));

it('puts the condition of a device where its name stands', () => {
  expect(inPlace('@media (--desk) and (--narrow) { a { b: c } }', measures)).toBe(
    '@media (min-width: 1100px) and (max-width: 1279px) { a { b: c } }',
  );
  expect(inPlace('@media (--phone), (--tablet) { }', measures)).toMatch(
    /^@media \(max-width: 599px\), \(min-width: 600px/,
  );
  expect(inPlace('@media (--unknown) { }', measures)).toBe('@media (--unknown) { }');
});

it('puts the size of a step where its name stands, and leaves what themes change', () => {
  expect(inPlace('a { padding: var(--s-1h) var(--s-2); color: var(--text) }', measures)).toBe(
    'a { padding: 6px 8px; color: var(--text) }',
  );
});

const told = (css: string) => faults(postcss.parse(css)).map(({ message }) => message);

it('wants devices by their names', () => {
  expect(told('@media (--phone) { } @media print { } @container (max-width: 400px) { }')).toEqual([]);
  expect(told('@media (max-width: 600px) { }')).toEqual([expect.stringContaining('Name the device')]);
  expect(told('@media (--watch) { }')).toEqual(['--watch is no device of src/styles/measures.css.']);
});

it('wants steps for space, corners and letters', () => {
  expect(told('a { padding: 0 var(--s-2) 1px; margin: -8px; gap: 80px; border-radius: 50%; inset: 3px }')).toEqual([]);
  expect(told('a { font: 600 var(--fs-ui) / 20px x; font-size: 5rem; line-height: 20px }')).toEqual([]);
  const raw = [
    'gap: 7px',
    'padding-left: max(9px, 1vh)',
    'border-radius: 3px',
    'font-size: 1rem',
    'font: 500 12px/1 x',
  ];
  for (const each of raw) expect(told(`a { ${each} }`), each).toEqual([expect.stringContaining('use a step')]);
  expect(told('a { gap: var(--s-99) }')).toEqual(['--s-99 is no step of src/styles/measures.css.']);
});

it('wants components to style what they draw themselves', () => {
  expect(told(`:global(html:not([data-input='pointer'])) a {} :global([data-theme='light']) b {} c > d {}`)).toEqual(
    [],
  );
  const reaching = [
    '.a :global(svg) {}',
    ':global(.game) {}',
    ':global([data-x]) :global(.b) {}',
    'a, b :global(c) {}',
  ];
  for (const rule of reaching) expect(told(rule), rule).toEqual([expect.stringContaining('draws itself')]);
});

it('finds nothing in the style sheets', () => {
  const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((each) => each.endsWith('.css'));
  for (const name of sheets) expect(told(read(name)), name).toEqual([]);
});

it('has no measure that nobody uses, and none where the build puts nothing in place', () => {
  const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(svelte|css|ts)$/.test(name) && !name.endsWith('measures.css'))
    .map((name) => ({ name, text: read(name) }));
  for (const measure of measures.keys()) {
    expect(
      sources.some(({ text }) => text.includes(`(${measure})`)),
      measure,
    ).toBe(true);
    const scripts = sources
      .filter(({ name }) => !name.endsWith('.css'))
      .filter(({ text }) => text.replace(/<style[^]*<\/style>/, '').includes(`var(${measure})`));
    expect(scripts.map(({ name }) => name)).toEqual([]);
  }
});

it('means the same sizes as the scripts', () => {
  const asked = [...read('browser/wide.ts').matchAll(/MediaQuery\('(.+)'\)/g)];
  expect(asked.map(([, query]) => query)).toEqual([
    measures.get('--desk'),
    measures.get('--narrow')!.replace('max-width: 1279px', 'min-width: 1280px'),
    measures.get('--phone'),
  ]);
});
