// Puts the measures of src/styles/measures.css in place: `@media (--phone)` becomes the condition it stands for and
// `var(--s-2)` its pixels.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const file = resolve(import.meta.dirname, '../src/styles/measures.css');

/** What each name stands for: the condition of a device, the size of a step. */
export type Measures = ReadonlyMap<string, string>;

export function measuresOf(css: string): Measures {
  const names = css.matchAll(/(?:@custom-media )?(--[\w-]+):? ([^;]+);/g);
  return new Map([...names].map(([, name, meaning]) => [name!, meaning!]));
}

/** A style sheet with the meaning of each name. An unknown device stays, and the lint finds it. */
export function inPlace(css: string, known: Measures): string {
  return css
    .replace(/@media [^{]+/g, (rule) => rule.replace(/\((--[\w-]+)\)/g, (all, name: string) => known.get(name) ?? all))
    .replace(/var\((--[\w-]+)\)/g, (all, name: string) => known.get(name) ?? all);
}

export function measures(): Plugin {
  return {
    name: 'measures',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css(\?|$)/ },
      handler(css) {
        this.addWatchFile(file);
        return { code: inPlace(css, measuresOf(readFileSync(file, 'utf8'))), map: null };
      },
    },
  };
}
