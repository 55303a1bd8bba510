import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { languages as spoken } from '../src/i18n/i18n.svelte';
import { areas, languages, typeset } from './texts.ts';

it('puts every file of texts into exactly one area', () => {
  const files = readdirSync(resolve(import.meta.dirname, '../../locales/en')).filter((name) => name.endsWith('.ftl'));
  expect(
    Object.values(areas)
      .flat()
      .map((name) => `${name}.ftl`)
      .sort(),
  ).toEqual(files.sort());
});

it('speaks the languages of the page', () => {
  expect(languages).toEqual(spoken);
});

it('keeps the high marks of French on the line of their word', () => {
  expect(typeset('fr', 'a = Attends : { $name } ?\nb = « Oui » !')).toBe(
    'a = Attends\u00a0: { $name }\u00a0?\nb = «\u00a0Oui\u00a0»\u00a0!',
  );
  expect(typeset('en', 'a = Wait : no')).toBe('a = Wait : no');
});
