// What the page says, in the language of whoever looks at it: a test finds a button by the text a
// person reads on it.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { wayFromStart, type Square } from '../../web/src/tiles/board';
import type { Language } from '../../web/src/i18n/i18n.svelte';
import type { Messages } from '../../web/src/i18n/messages';

const folder = resolve(import.meta.dirname, '../../locales');
/** Stands for whatever a message is filled in with. */
const anything = '\u0001';

export class Words {
  readonly language: Language;
  readonly #bundle: FluentBundle;

  constructor(language: Language) {
    this.language = language;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const file of readdirSync(resolve(folder, language))) {
      this.#bundle.addResource(new FluentResource(readFileSync(resolve(folder, language, file), 'utf8')));
    }
  }

  say(key: keyof Messages, variables: Record<string, string | number> = {}): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    if (!pattern) throw new Error(`no text ${key} in ${this.language}`);
    return this.#bundle.formatPattern(pattern, variables);
  }

  /** The name of a free spot of the common board. */
  spot(square: Square): string {
    return this.say('board-spot', {
      way: wayFromStart(square)
        .map(([key, count]) => this.say(key, { count }))
        .join(', '),
    });
  }

  /** Exactly this text, whatever the variables named are filled in with. */
  like(key: keyof Messages, ...variables: string[]): RegExp {
    const text = this.say(key, Object.fromEntries(variables.map((name) => [name, anything])));
    return new RegExp(
      `^${text
        .split(anything)
        .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
        .join('.*')}`,
    );
  }
}

export const english = new Words('en');
