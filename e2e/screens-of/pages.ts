// The pages around the games: home, rules, puzzles outside a game, and what says that something is
// wrong.
import { test } from '@playwright/test';
import { pictured, type Pictured } from '../src/pictured';

test.setTimeout(300_000);

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
  await page.goto('/daily');
  await page.getByRole('link', { name: words.like('category-weight') }).first().waitFor();
  await each.show('12-daily');
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
    for (const shown of [['desktop'], ['phone', 'tablet', 'landscape']] as const) await look(await pictured(browser, language, shown));
  });
}
