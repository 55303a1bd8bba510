// The pages around the games: home, rules, puzzles outside a game, and what says that something is
// wrong.
import type { Daily } from '../../web/src/protocol/Daily';
import type { Draft, Puzzle } from '../../web/src/puzzles/puzzles';
import { solve } from '../src/binary';
import { pictured, type Pictured } from '../src/pictured';
import { mostOf } from '../src/seat';
import { expect, test } from '../src/test';

test.setTimeout(300_000);

/** The day before anything of it was solved, a puzzle at work, solved, and the day after that. */
async function today(each: Pictured): Promise<void> {
  const { page, words } = each;
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/api/daily')),
    page.goto('/daily'),
  ]);
  const daily = (await answer.json()) as Daily;
  await page
    .getByRole('link', { name: words.like('category-weight') })
    .first()
    .waitFor();
  await each.show('12-daily');
  for (const category of ['weight', 'fragment'] as const) {
    await page.goto(`/daily/${daily.day}/${category}`);
    await each.stage.waitFor();
    const puzzle = daily.puzzles.find((named) => named.category === category)!.puzzle as Puzzle;
    const solution = await solve<Draft>(puzzle);
    if (category === 'fragment') {
      await each.hands.lays(puzzle, mostOf(solution));
      await each.show('12-daily-play');
      const clear = page.locator('footer.tools').getByRole('button', { name: words.say('ui-clear') });
      await each.hands.press(clear);
      // The click of a tap comes after it: a page that goes away before would bring the pieces back.
      await expect(clear).toBeDisabled();
      // Pieces in the tray remember how they were turned; in a new tab they would not.
      await page.evaluate(() => sessionStorage.clear());
      await page.reload();
      await each.stage.waitFor();
    }
    await each.hands.lays(puzzle, solution);
    await page.getByRole('link', { name: words.say('ui-continue') }).waitFor();
    await each.show('12-daily-solved');
  }
  await page.goto('/daily');
  await page.locator('button.card.ok').nth(1).waitFor();
  await each.show('12-daily-result');
}

/** A drop that is refused: in the corner where the first piece lies, the second would hang over it. */
async function refusedDrop(each: Pictured): Promise<void> {
  const { page, words } = each;
  const corner = [...Array<string>(8).fill('ArrowLeft'), ...Array<string>(8).fill('ArrowUp'), 'Enter'];
  for (const key of ['Digit4', ...corner, 'Digit2', ...corner]) await page.keyboard.press(key);
  await page.getByText(words.say('angular-refusal-gap')).waitFor();
  await each.show('14-refused-drop');
}

/** The tutorial with its tips, as far as the first tile. */
async function learn(each: Pictured): Promise<void> {
  const { page, words } = each;
  const tip = page.locator('.tip').filter({ visible: true });
  await page.goto('/learn');
  const greeting = page.getByRole('dialog').filter({ visible: true });
  await greeting.waitFor();
  await each.show('17-learn');
  await page.keyboard.press('Enter');
  await tip.waitFor();
  await each.show('17-learn-choose');
  const weight = words.say('category-weight');
  await each.hands.press(page.locator('button.chamber').filter({ hasText: weight }));
  await each.hands.press(each.button(words.say('choose-take', { category: weight })));
  await tip.waitFor();
  await each.show('17-learn-solve');
  const step = each.button(words.say('learn-help'));
  const lay = each.button(words.say('learn-to-place'));
  await expect(async () => {
    if (await step.isVisible()) await each.hands.press(step, true);
    await expect(lay).toBeVisible({ timeout: 500 });
  }).toPass();
  await each.show('17-learn-solved');
  await each.hands.press(lay);
  await page.locator('.spot').first().waitFor();
  await each.show('17-learn-place');
}

async function look(each: Pictured): Promise<void> {
  const { page, words } = each;
  const heading = page.getByRole('heading').first();
  await page.goto('/');
  await each.button(words.say('home-bots')).waitFor();
  await each.show('01-home');
  for (const category of ['weight', 'fragment', 'conduit', 'angular']) {
    await page.goto(`/practice/${category}`);
    await each.stage.waitFor();
    await each.show(`12-practice-${category}`);
  }
  await refusedDrop(each);
  await page.goto('/practice/word');
  await page.locator('.zone').first().waitFor();
  await each.show('12-practice-word');
  await today(each);
  await learn(each);
  for (const game of ['circuit', 'cipher']) {
    await page.goto(`/rules/${game}`);
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    await each.show(`16-rules-${game}`);
  }
  await page.goto('/t/ZZZZ99');
  await page.getByText(words.say('table-missing')).waitFor();
  await each.show('14-missing');
  await page.goto('/nowhere');
  await heading.waitFor();
  await each.show('14-not-found');
}

for (const language of ['en', 'de'] as const) {
  test(`screens of the pages, ${language}`, async ({ browser }) => {
    for (const shown of [['desktop'], ['phone', 'tablet', 'landscape']] as const)
      await look(await pictured(browser, language, shown));
  });
}
