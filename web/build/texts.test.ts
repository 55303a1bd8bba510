import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { languages as spoken } from '../src/i18n/i18n.svelte';
import { areas, languages } from './texts.ts';

it('puts every file of texts into exactly one area', () => {
  const files = readdirSync(resolve(import.meta.dirname, '../../locales/en')).filter((name) => name.endsWith('.ftl'));
  expect(Object.values(areas).flat().map((name) => `${name}.ftl`).sort()).toEqual(files.sort());
});

it('speaks the languages of the page', () => {
  expect(languages).toEqual(spoken);
});
