// Screens that nobody hopes to see: tables one cannot go to, an old page.
import { somebody, tableFor, unhurried } from '../src/gather';
import { pictured, type Pictured } from '../src/pictured';
import { test } from '../src/test';

test.setTimeout(300_000);

async function look(each: Pictured, full: string, closed: string): Promise<void> {
  const { page, words } = each;
  await page.goto('/');
  await each.hands.press(each.button(words.say('home-friends')));
  await page.getByLabel(words.say('ui-name')).waitFor();
  await each.show('14-name-home');
  await each.hands.press(each.button(words.say('ui-close')));
  await page.goto(full);
  await page.getByText(words.say('table-full-text')).waitFor();
  await each.show('14-full');
  await page.goto(closed);
  await page.getByText(words.say('table-closed')).waitFor();
  await each.show('14-closed');
  // The server speaks a newer language than this page.
  await page.routeWebSocket(/\/ws\//, (browser) => {
    const server = browser.connectToServer();
    browser.onMessage((text) => server.send(String(text).replace('"t":"hello","v":2', '"t":"hello","v":4711')));
  });
  await page.goto(full);
  await page.getByText(words.say('table-old')).waitFor();
  await each.show('14-old');
}

for (const language of ['en', 'de'] as const) {
  test(`screens of what went wrong, ${language}`, async ({ browser }) => {
    const [ines, tomas, jan, mara] = await Promise.all([0, 1, 2, 3].map(() => somebody(browser)));
    const full = await tableFor(ines!, 'Ines', unhurried());
    await tomas!.joins(full, 'Tomáš');
    const closed = await tableFor(jan!, 'Jan', unhurried({ spectators: false }));
    await mara!.joins(closed, 'Mara');
    for (const shown of [['desktop'], ['phone', 'tablet', 'landscape']] as const)
      await look(await pictured(browser, language, shown), full, closed);
  });
}
