// The person's language and its texts.
//
// Texts are Fluent files in /locales/<language>, put together to areas by build/texts.ts. Only the
// current language is loaded, and of it only the areas that a screen has asked for with `use`. The
// language is the person's own, not the table's.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { texts } from 'virtual:texts';
import type { Area } from '../../build/texts';
import { keep, keepCookie, kept } from '../browser/stored';
import type { Messages } from './messages';

export const languages = ['en', 'de', 'fr', 'cs'] as const;
export type Language = (typeof languages)[number];
export type Key = keyof Messages;
type Variables<K extends Key> = [Messages[K]] extends [never] ? [] : [Record<Messages[K] & string, string | number>];

/** Each language named in itself, for the switch. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  cs: 'Čeština',
};

const storageKey = 'enigma-language';

/** A count that all our languages write alike. To set up the browser's own formats would hold a first page up. */
class Count extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

class I18n {
  language = $state<Language>('en');
  #bundle = $state.raw(new FluentBundle('en', { useIsolating: false }));
  /** What is there in the present language. */
  readonly #areas = new Set<Area>();
  /** What was read once need not be read again. */
  readonly #read = new Map<string, FluentResource>();
  #wanted: Language = 'en';
  /** The latest change of the language. */
  #switching: Promise<void> = Promise.resolve();

  /** Makes sure the texts of these areas are there, in the current language. What fails can be tried again. */
  async use(...areas: Area[]): Promise<void> {
    const language = this.#wanted;
    await this.#fetch(language, areas);
    // Another language was chosen meanwhile, or comes just now: with it, or without it if it cannot be had.
    if (this.#wanted !== this.language) await this.#switching.catch(() => undefined);
    if (this.language !== language) return this.use(...areas);
    if (areas.every((area) => this.#areas.has(area))) return;
    for (const area of areas) this.#areas.add(area);
    this.#show();
  }

  /** Changes the language and remembers the choice. */
  switchTo(language: Language): Promise<void> {
    keep(storageKey, language);
    // For the server, which links the texts in the page it sends.
    keepCookie(storageKey, language);
    this.#wanted = language;
    return (this.#switching = this.#switch(language));
  }

  /** Starts with the remembered language, else the browser's, else English. */
  async start(...areas: Area[]): Promise<void> {
    this.language = this.#wanted = preferred(kept(storageKey), navigator.languages);
    await this.use(...areas);
  }

  /** The text of a message in the current language; the key itself if it is not loaded. */
  t<K extends Key>(key: K, ...variables: Variables<K>): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    if (!pattern) return key;
    return this.#bundle.formatPattern(pattern, counted(variables[0]));
  }

  async #switch(language: Language): Promise<void> {
    try {
      await this.#fetch(language, this.#areas);
    } catch (error) {
      if (this.#wanted === language) this.#wanted = this.language;
      throw error;
    }
    // A later choice counts.
    if (this.#wanted !== language) return this.#switching;
    this.language = language;
    this.#show();
  }

  async #fetch(language: Language, areas: Iterable<Area>): Promise<void> {
    await Promise.all(
      Array.from(areas, async (area) => {
        const name = `${language}/${area}`;
        if (!this.#read.has(name)) this.#read.set(name, new FluentResource((await texts[name]!()).default));
      }),
    );
  }

  #show(): void {
    const bundle = new FluentBundle(this.language, { useIsolating: false });
    for (const area of this.#areas) bundle.addResource(this.#read.get(`${this.language}/${area}`)!);
    this.#bundle = bundle;
    document.documentElement.lang = this.language;
  }
}

function counted(variables: Record<string, string | number> | undefined): Record<string, FluentVariable> | undefined {
  return (
    variables &&
    Object.fromEntries(
      Object.entries(variables).map(([name, value]) => [name, isCount(value) ? new Count(value) : value]),
    )
  );
}

function isCount(value: string | number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 1000;
}

/** The first wish we can serve: a remembered choice, then the browser's list. */
export function preferred(remembered: string | null, wishes: readonly string[]): Language {
  for (const wish of [remembered ?? '', ...wishes]) {
    const language = languages.find((known) => known === wish.slice(0, 2).toLowerCase());
    if (language) return language;
  }
  return 'en';
}

export const i18n = new I18n();

/** Shorthand for templates: follows language changes wherever it is read. */
export function t<K extends Key>(key: K, ...variables: Variables<K>): string {
  return i18n.t(key, ...variables);
}
