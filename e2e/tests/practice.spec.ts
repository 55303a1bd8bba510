// Puzzles outside a game: practice by keys alone, and a puzzle of the day with a mouse.
import type { Page } from '@playwright/test';
import { solve } from '../src/binary';
import { Keyboard, Pointer } from '../src/hands';
import { expect, test } from '../src/test';
import type { Daily } from '../../web/src/protocol/Daily';
import type { NamedPuzzle } from '../../web/src/protocol/NamedPuzzle';
import type { Draft, Puzzle } from '../../web/src/puzzles/puzzles';

/** The puzzle that the page is given next. */
async function nextPuzzle(page: Page): Promise<Puzzle> {
  const response = await page.waitForResponse((answer) => /\/api\/puzzles\/\w+\/\w+\/\d+$/.test(answer.url()));
  return ((await response.json()) as NamedPuzzle).puzzle;
}

test('a puzzle is practised by keys alone, from home to the best time', { tag: '@smoke' }, async ({ page }) => {
  const hands = new Keyboard(page);
  await page.goto('/');
  const [puzzle] = await Promise.all([nextPuzzle(page), hands.press(page.getByRole('link', { name: 'Practice' }))]);
  await expect(page.getByRole('application', { name: 'Puzzle board' })).toBeVisible();
  await hands.lays(puzzle, await solve<Draft>(puzzle));
  await expect(page.locator('.coach').getByText(/^Solved in \d+:\d\d/)).toBeVisible();
  await expect(page.locator('.coach').getByText('A new best time.')).toBeVisible();

  // The next one: a hint, a checkpoint, back to it, then the solution.
  const [next] = await Promise.all([nextPuzzle(page), hands.press(page.getByRole('button', { name: 'Next puzzle' }))]);
  expect(next).not.toEqual(puzzle);
  const laid = page.locator('button.slot.used');
  await expect(laid).toHaveCount(0);
  await hands.press(page.getByRole('button', { name: 'Checkpoint', exact: true }));
  await hands.press(page.getByRole('button', { name: 'Hint' }));
  await expect(laid).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(laid).toHaveCount(0);
  await page.keyboard.press('Control+Shift+z');
  await expect(laid).toHaveCount(1);
  await hands.press(page.getByRole('button', { name: 'To checkpoint' }));
  await expect(laid).toHaveCount(0);
  await hands.press(page.getByRole('button', { name: 'Solution' }));
  await expect(page.locator('.coach').getByText('Here is a solution')).toBeVisible();

  // The best time is there for the next visit, too.
  await page.goto('/practice');
  await expect(page.getByText('No time yet')).toHaveCount(0);
});

test('a puzzle of the day is solved, kept and starts a streak', { tag: '@smoke' }, async ({ page }) => {
  const hands = new Pointer(page);
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/daily')) asked += 1;
  });
  await page.goto('/');
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/api/daily')),
    page.getByRole('link', { name: 'Puzzles of the day' }).click(),
  ]);
  const daily = (await answer.json()) as Daily;
  const puzzle = daily.puzzles[0]!.puzzle as Puzzle;
  await page.getByRole('link', { name: /^Weight/ }).click();
  await expect(page.getByRole('application', { name: 'Puzzle board' })).toBeVisible();
  await hands.lays(puzzle, await solve<Draft>(puzzle));
  await expect(page.locator('.coach').getByText(/^Solved in \d+:\d\d/)).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: /^Weight.*Solved in/ })).toBeVisible();
  await expect(page.getByText('1 day in a row').first()).toBeAttached();
  await expect(page.getByText('One person so far').or(page.getByText(/^\d+ people so far/))).toBeVisible();
  // What is shared leads there as well.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Share result' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(new RegExp(`^Weight \\d+:\\d\\d\\n1 day in a row\\n.*/daily/${daily.day}$`, 'm'));
  // The day was asked for once: an answer is no reason to ask again.
  expect(asked).toBe(1);
  await page.reload();
  await expect(page.getByText('1 day in a row').first()).toBeAttached();

  // Home knows it as well, and leads to the next one of today.
  await page.goto('/');
  await expect(page.getByRole('link', { name: /^Weight\W+solved today$/ })).toBeVisible();
  await expect(page.getByText('1 day in a row')).toBeAttached();
  await page.getByRole('link', { name: 'Fragment', exact: true }).click();
  await expect(page.getByRole('application', { name: 'Puzzle board' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Fragment of the day' })).toBeVisible();
});
