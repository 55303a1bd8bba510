// The person's language and its texts.
//
// Texts are Fluent files in /locales/<language>, put together to areas by build/texts.ts. Only the
// current language is loaded, and of it only the areas that a screen has asked for with `use`. The
// language is the person's own, not the table's.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { texts } from 'virtual:texts';
import type { Area } from '../../build/texts';
import type { Messages } from './messages';

export const languages = ['en', 'de', 'fr', 'cs'] as const;
export type Language = (typeof languages)[number];
export type Key = keyof Messages;
type Variables<K extends Key> = [Messages[K]] extends [never]
  ? []
  : [Record<Messages[K] & string, string | number>];

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
  readonly #areas = new Set<Area>();
  /** What was read once need not be read again for each area that comes. */
  readonly #read = new Map<string, FluentResource>();
  #wanted: Language = 'en';
  /** The latest load; whoever asked for texts before it waits for it as well. */
  #loading: Promise<void> = Promise.resolve();

  /** Makes sure the texts of these areas are there, in the current language. */
  async use(...areas: Area[]): Promise<void> {
    const missing = areas.filter((area) => !this.#areas.has(area));
    for (const area of missing) this.#areas.add(area);
    if (missing.length > 0) this.#loading = this.#load();
    await this.#wait(() => missing.forEach((area) => this.#areas.delete(area)));
  }

  /** Changes the language and remembers the choice. */
  async switchTo(language: Language): Promise<void> {
    localStorage.setItem(storageKey, language);
    // For the server, which links the texts in the page it sends.
    document.cookie = `${storageKey}=${language};path=/;max-age=31536000;samesite=lax`;
    this.#wanted = language;
    this.#loading = this.#load();
    await this.#wait(() => (this.#wanted = this.language));
  }

  /** Starts with the remembered language, else the browser's, else English. */
  async start(...areas: Area[]): Promise<void> {
    this.#wanted = preferred(localStorage.getItem(storageKey), navigator.languages);
    await this.use(...areas);
  }

  /** The text of a message in the current language; the key itself if it is not loaded. */
  t<K extends Key>(key: K, ...variables: Variables<K>): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    if (!pattern) return key;
    return this.#bundle.formatPattern(pattern, counted(variables[0]));
  }

  /** Waits for the latest load. One that fails takes its wish back, so that it can be tried again. */
  async #wait(takeBack: () => void): Promise<void> {
    try {
      await this.#loading;
    } catch (error) {
      takeBack();
      this.#loading = Promise.resolve();
      throw error;
    }
  }

  async #load(): Promise<void> {
    const language = this.#wanted;
    const areas = [...this.#areas];
    const bundle = new FluentBundle(language, { useIsolating: false });
    const resources = await Promise.all(areas.map((area) => this.#resource(`${language}/${area}`)));
    // Something else was asked for meanwhile: the later load holds these texts, too.
    if (language !== this.#wanted || areas.length < this.#areas.size) return this.#loading;
    for (const resource of resources) bundle.addResource(resource);
    this.language = language;
    this.#bundle = bundle;
    document.documentElement.lang = language;
  }

  async #resource(name: string): Promise<FluentResource> {
    const known = this.#read.get(name);
    if (known) return known;
    const resource = new FluentResource((await texts[name]!()).default);
    this.#read.set(name, resource);
    return resource;
  }
}

function counted(variables: Record<string, string | number> | undefined): Record<string, FluentVariable> | undefined {
  return variables && Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, isCount(value) ? new Count(value) : value]));
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
