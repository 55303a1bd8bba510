import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import postcss from 'postcss';
import { expect, it } from 'vitest';
import { devicesOf, inPlace } from './measures';
import { faults } from './styles.mjs';

const folder = resolve(import.meta.dirname, '../src/styles');
const read = (name: string) => readFileSync(resolve(folder, name), 'utf8');
const devices = devicesOf(read('measures.css'));

it('puts the condition of a device where its name stands', () => {
  expect(inPlace('@media (--desk) and (--narrow) { a { b: c } }', devices)).toBe(
    '@media (min-width: 1100px) and (max-width: 1279px) { a { b: c } }',
  );
  expect(inPlace('@media (--phone), (--tablet) { }', devices)).toMatch(
    /^@media \(max-width: 599px\), \(min-width: 600px/,
  );
  expect(inPlace('@media (--unknown) { }', devices)).toBe('@media (--unknown) { }');
});

const told = (css: string) => faults(postcss.parse(css)).map(({ message }) => message);

it('wants devices by their names', () => {
  expect(told('@media (--phone) { } @media print { } @container (max-width: 400px) { }')).toEqual([]);
  expect(told('@media (max-width: 600px) { }')).toEqual([expect.stringContaining('Name the device')]);
  expect(told('@media (--watch) { }')).toEqual(['--watch is no device of src/styles/measures.css.']);
});

it('finds nothing in the style sheets', () => {
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.css'))) expect(told(read(name))).toEqual([]);
});

it('means the same sizes as the scripts', () => {
  const asked = [...readFileSync(resolve(folder, '../browser/wide.ts'), 'utf8').matchAll(/MediaQuery\('(.+)'\)/g)];
  expect(asked.map(([, query]) => query)).toEqual([
    devices.get('desk'),
    devices.get('narrow')!.replace('max-width: 1279px', 'min-width: 1280px'),
    devices.get('phone'),
  ]);
});
