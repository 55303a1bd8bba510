// The gallery: every screen with sample data, as files that stand in for the server's.
import type { Page } from '@playwright/test';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Scene } from '../../web/src/gallery/scenes';

const files = resolve(import.meta.dirname, '../../web/dist-gallery');

/** Opens a scene, and does in it what brings up most of it. */
export async function opens(page: Page, scene: Scene, lang: 'en' | 'de'): Promise<void> {
  if (!existsSync(files)) throw new Error(`${files} is missing: make gallery`);
  await page.route('**/gallery/**', (route) =>
    route.fulfill({ path: resolve(files, new URL(route.request().url()).pathname.slice('/gallery/'.length)) }),
  );
  await page.goto(`/gallery/gallery.html?scene=${scene}&lang=${lang}&names=long`);
  await page.locator('main:visible, dialog:visible').first().waitFor();
  await prepare[scene]?.(page);
}

const first = (selector: string) => (page: Page) => page.locator(selector).first().click();
const aim = async (page: Page) => {
  // The board is a drawing: what lies under the pointer is the spot itself.
  await page.locator('.spot').first().click();
};

const prepare: Partial<Record<Scene, (page: Page) => Promise<void>>> = {
  choose: first('.chamber:enabled'),
  weight: first('.slot:enabled'),
  fragment: first('.slot:enabled'),
  conduit: first('.slot:enabled'),
  angular: first('.slot:enabled'),
  place: aim,
  'place-wide': aim,
  'place-wait': aim,
  plan: aim,
  networker: async (page) => {
    await aim(page);
    await page.locator('button.main:visible').click();
  },
  'networker-two': async (page) => {
    await aim(page);
    await page.locator('button.main:visible').click();
  },
  'cipher-decode': first('.zone'),
};
