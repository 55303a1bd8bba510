// Somebody of whose screens pictures are taken, each screen once, at every size and in both themes.
//
// The names follow the mock-ups: 05-place-tile-phone-light-de.png is the light theme in German.
import { mkdir, writeFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import type { Language } from '../../web/src/i18n/i18n.svelte';
import { Pointer, type Hands } from './hands';
import { mostOf } from './seat';
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
      for (const theme of ['dark', 'light'] as const) {
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

  /** As the mock-ups show it: most of it lies, and a piece is in hand. */
  protected override async works(): Promise<void> {
    await this.solvesPartly(mostOf);
    if (this.now.you!.puzzle!.category === 'angular') await this.page.keyboard.press('b');
    await this.hands.press(this.page.locator('button.slot:not(.used, .out)').first());
  }

  /** Puts a theme on, as the system would, and waits until it is drawn. */
  async #dress(theme: 'dark' | 'light'): Promise<void> {
    await this.page.emulateMedia({ colorScheme: theme });
    await this.page.waitForFunction((value) => document.documentElement.dataset['theme'] === value, theme);
    await this.page.evaluate(async () => {
      await document.fonts.ready;
      const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
      await frame();
      await frame();
    });
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
  // The link that others would follow, and its square code, as on a server that can be reached.
  await context.route('**/api/version', async (route) => {
    const known = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...known, others: 'https://enigma.example' } });
  });
  // Nor would the tips of a first game be on every picture; the tutorial shows them all the same.
  await context.addInitScript(() => localStorage.setItem('enigma-tips', 'off'));
  const page = await context.newPage();
  return new Pictured(page, new Pointer(page, touch, new Words(language)), shown);
}
