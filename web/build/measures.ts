// Puts the devices of src/styles/measures.css in place: `@media (--phone)` becomes the condition it stands for.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const file = resolve(import.meta.dirname, '../src/styles/measures.css');

/** The condition of each device, by its name without dashes. */
export function devicesOf(css: string): Map<string, string> {
  return new Map([...css.matchAll(/@custom-media --([\w-]+) ([^;]+);/g)].map(([, name, query]) => [name!, query!]));
}

/** A style sheet with the conditions for the names. An unknown name stays, and the lint finds it. */
export function inPlace(css: string, devices: ReadonlyMap<string, string>): string {
  return css.replace(/@media [^{]+/g, (rule) =>
    rule.replace(/\(--([\w-]+)\)/g, (name, device: string) => devices.get(device) ?? name),
  );
}

export function measures(): Plugin {
  return {
    name: 'measures',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css(\?|$)/ },
      handler(css) {
        this.addWatchFile(file);
        return { code: inPlace(css, devicesOf(readFileSync(file, 'utf8'))), map: null };
      },
    },
  };
}
