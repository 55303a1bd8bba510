// Conduit on a phone, by finger: the piece floats above the finger, its square is marked, and it pushes nothing out
// while the finger is on a free one.
import { cellsOf, widthOf, type ConduitPuzzle } from '../../web/src/puzzles/conduit/pieces/model';
import { fingerDrags } from '../src/finger';
import { practises } from '../src/practice';
import { expect, test } from '../src/test';
import { english } from '../src/words';

test('a piece let go over another one takes the free square under the finger', async ({ page }) => {
  const puzzle: ConduitPuzzle = {
    category: 'conduit',
    forbidden: [],
    grid: ['.###', '###.', '.#..', '.##.'],
    stubs: [
      [2, 1, 'S'],
      [2, 3, 'E'],
    ],
  };
  await practises(page, 'conduit', puzzle);
  const cells = cellsOf(puzzle);
  const upper = cells.find((cell) => cells.includes(cell + widthOf(puzzle)))!;
  const bed = (cell: number) => page.locator('g.cell').nth(cells.indexOf(cell));
  const slots = page.locator('.slot:not(.out)');
  await slots.first().tap();
  await bed(upper).tap();
  await expect(page.locator('.slot.used')).toHaveCount(1);

  const { x, y, width } = (await bed(upper + widthOf(puzzle)).boundingBox())!;
  const from = (await slots.nth(1).boundingBox())!;
  const start = { x: from.x + from.width / 2, y: from.y + from.height / 2 };
  // In the upper half of the free square: the piece itself floats over the one above it.
  const end = { x: x + width / 2, y: y + width * 0.25 };
  const mark = page.locator('path.target');
  await fingerDrags(page, start, end, async () => {
    await expect(mark).toBeVisible();
    // The mark follows the finger frame by frame.
    const astray = async () => {
      const marked = (await mark.boundingBox())!;
      return Math.abs(marked.y + marked.height / 2 - (y + width / 2));
    };
    await expect.poll(astray).toBeLessThan(8);
  });
  await expect(mark).toHaveCount(0);
  await expect(page.locator('.slot.used')).toHaveCount(2);
  await expect(bed(upper).locator('.lands')).toHaveCount(1);
  await expect(bed(upper + widthOf(puzzle)).locator('.lands')).toHaveCount(1);
});

test('nothing moves under the finger when the coach says what is wrong', async ({ page }) => {
  const puzzle: ConduitPuzzle = {
    category: 'conduit',
    forbidden: ['straight'],
    grid: ['..#.', '.###', '###.', '#...'],
    stubs: [
      [2, 0, 'N'],
      [2, 0, 'E'],
    ],
  };
  await practises(page, 'conduit', puzzle);
  const stage = page.getByRole('application');
  const before = await stage.boundingBox();
  await page.locator('.slot:not(.out)').first().tap();
  await page.locator('g.cell').first().tap();
  await expect(page.locator('.coach').getByText(english.say('bad-stub'))).toBeVisible();
  expect(await stage.boundingBox()).toEqual(before);
});
