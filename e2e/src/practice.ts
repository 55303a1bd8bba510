// A puzzle that is practised, once nothing of it moves any more by itself.
import type { Page } from '@playwright/test';
import type { NamedPuzzle } from '../../web/src/protocol/NamedPuzzle';
import type { Category } from '../../web/src/protocol/puzzles/Category';
import type { Puzzle } from '../../web/src/puzzles/puzzles';
import { expect } from './test';

/** Opens a puzzle of a kind: that one, or any. What is measured then stays where it is: the tile has turned over, and
    no letters are on their way that would be wider. */
export async function practises(page: Page, category: Category, puzzle?: Puzzle): Promise<void> {
  if (puzzle)
    await page.route(new RegExp(`/api/puzzles/${category}/\\w+/\\d+$`), async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...((await response.json()) as NamedPuzzle), puzzle } });
    });
  await page.goto(`/practice/${category}`);
  await page.getByRole('application').waitFor();
  await expect(page.locator('.cover')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}
