// The view in space is an extra: fetched when it is asked for, and nothing is lost without it.
import { expect, test } from '../src/test';

test('three.js is fetched when the free view is asked for, and not before', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const extra = () => fetched.filter((url) => url.includes('orbit'));
  await page.goto('/practice/angular');
  await expect(page.getByRole('application', { name: 'Puzzle board' })).toBeVisible();
  expect(extra()).toEqual([]);
  await page.getByRole('button', { name: 'Free view' }).click();
  // With or without WebGL: the view, or a word about it over the drawing.
  await expect(page.locator('canvas[data-ready=true]').or(page.getByText('No view in space here'))).toBeVisible();
  expect(extra()).toHaveLength(1);
});
