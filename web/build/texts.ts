// The texts as modules. Translators keep one file per part of the page, /locales/<language>/<part>.ftl; what is
// always needed together is one area here, so that a first load fetches two to four files of texts, not eight.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

export const languages = ['en', 'de', 'fr', 'cs'] as const;
/** Every file of texts stands in exactly one area; a test counts them. */
export const areas = {
  home: ['ui', 'home'],
  table: ['table', 'lobby', 'circuit', 'puzzles'],
  panels: ['panels'],
  end: ['end'],
  cipher: ['cipher'],
  daily: ['daily'],
  feel: ['feel'],
  rules: ['rules'],
  about: ['about'],
  me: ['me'],
  tips: ['tips', 'learn'],
  lesson: ['lesson'],
  replay: ['replay'],
} as const;
export type Area = keyof typeof areas;

const root = 'virtual:texts';
const locales = resolve(import.meta.dirname, '../../locales');

/** The module with the texts of an area. */
export function textsId(language: string, area: string): string {
  return `\0${root}/${language}/${area}`;
}

/** `virtual:texts` finds the module of each area: `texts['de/table']()`. */
export function texts(): Plugin {
  return {
    name: 'texts',
    resolveId: (id) => (id === root || id.startsWith(`${root}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${root}`) return `export const texts = {${imports().join(',')}};`;
      const [language, area] = id.startsWith(`\0${root}/`) ? id.slice(root.length + 2).split('/') : [];
      if (!language || !area) return null;
      const files = areas[area as Area].map((name) => resolve(locales, language, `${name}.ftl`));
      for (const file of files) this.addWatchFile(file);
      const text = files.map((file) => typeset(language, withoutComments(file))).join('\n');
      return `export default ${JSON.stringify(text)};`;
    },
  };
}

function imports(): string[] {
  return languages.flatMap((language) =>
    Object.keys(areas).map((area) => `'${language}/${area}': () => import('${root}/${language}/${area}')`),
  );
}

/** French keeps its high marks and quotation marks on the line of their word; translators type plain spaces. */
export function typeset(language: string, text: string): string {
  if (language !== 'fr') return text;
  return text.replace(/(?<=\S) (?=[:;?!»](?:\s|$|[.,)]))/gm, '\u00a0').replace(/« /g, '«\u00a0');
}

/** Notes to translators are not for the page. */
function withoutComments(file: string): string {
  return readFileSync(file, 'utf8').replace(/^#.*\n/gm, '');
}
