// Somebody of whose screens pictures are taken, each screen once, at every size and in both themes.
//
// The names follow the mock-ups: 05-place-tile-phone-light-de.png is the light theme in German.
import { mkdir, writeFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import type { Language } from '../../web/src/i18n/i18n.svelte';
import { Pointer, type Hands } from './hands';
import { Shown } from './shown';
import { Words } from './words';

export const sizes = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
  landscape: { width: 740, height: 360 },
  /** The large screen at 200 %. */
  zoom: { width: 720, height: 450 },
} as const;
export type Size = keyof typeof sizes;

export class Pictured extends Shown {
  /** The first is the one that is played at. */
  readonly sizes: readonly Size[];

  constructor(page: Page, hands: Hands, shown: readonly Size[]) {
    super(page, hands);
    this.sizes = shown;
  }

  protected override async look(name: string): Promise<() => Promise<void>> {
    const taken: [string, Buffer][] = [];
    const language = this.words.language === 'en' ? '' : `-${this.words.language}`;
    for (const size of this.sizes) {
      await this.page.setViewportSize(sizes[size]);
      for (const theme of ['dark', 'light']) {
        await this.#dress(theme);
        const file = `screens/${name}-${size}${theme === 'dark' ? '' : '-light'}${language}.png`;
        taken.push([file, await this.page.screenshot({ animations: 'disabled' })]);
      }
    }
    await this.#dress('dark');
    await this.page.setViewportSize(sizes[this.sizes[0]!]);
    return async () => {
      await mkdir('screens', { recursive: true });
      await Promise.all(taken.map(([file, picture]) => writeFile(file, picture)));
    };
  }

  /** Puts a theme on, and waits until it is drawn. */
  async #dress(theme: string): Promise<void> {
    await this.page.evaluate(async (value) => {
      document.documentElement.dataset['theme'] = value;
      await document.fonts.ready;
      const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
      await frame();
      await frame();
    }, theme);
  }
}

/** Somebody at a large screen, or with a small one in hand. */
export async function pictured(browser: Browser, language: Language, shown: readonly Size[]): Promise<Pictured> {
  const touch = shown[0] !== 'desktop';
  const context = await browser.newContext({
    viewport: sizes[shown[0]!],
    hasTouch: touch,
    isMobile: touch,
    deviceScaleFactor: touch ? 2 : 1,
    locale: { en: 'en-GB', de: 'de-DE', fr: 'fr-FR', cs: 'cs-CZ' }[language],
    colorScheme: 'dark',
  });
  const page = await context.newPage();
  return new Pictured(page, new Pointer(page, touch, new Words(language)), shown);
}
