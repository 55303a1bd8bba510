// Circuit from the name to the end, as met in a real game: one sits at a large screen, one holds a
// small one, one watches.
import { begin, gather, tableFor, unhurried } from '../src/gather';
import { pictured, type Pictured } from '../src/pictured';
import { play } from '../src/seat';
import { expect, test } from '../src/test';

test.setTimeout(900_000);

/** Pictured when there is a board worth looking at. */
const late = ['05-place-tile', '05-place-networker', '06-closing', '06-round-end'];

/** What opens over a game. */
async function dialogs(each: Pictured): Promise<void> {
  const { page, words } = each;
  const open = page.getByRole('dialog').filter({ visible: true });
  const closed = () => expect(open).toHaveCount(0);
  await page.keyboard.press('?');
  await open.waitFor();
  await each.show('14-keys', open);
  await page.keyboard.press('Escape');
  await closed();
  await each.hands.press(each.button(words.say('ui-rules-of-phase')).first());
  await open.waitFor();
  await each.show('16-rule-of-the-phase', open);
  await page.keyboard.press('Escape');
  await closed();
  await each.hands.press(each.button(words.say('ui-menu')).first());
  await open.waitFor();
  await each.show('14-menu', open);
  await each.hands.press(each.button(words.say('ui-settings')));
  await page.getByLabel(words.say('ui-name')).waitFor();
  await each.show('14-settings', open);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await closed();
  // The ring of who came by keys would be on every picture to come.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
}

for (const language of ['en', 'de'] as const) {
  test(`screens of Circuit, ${language}`, async ({ browser }) => {
    const [ines, tomas, mara] = await Promise.all([
      pictured(browser, language, ['desktop']),
      pictured(browser, language, ['phone', 'tablet', 'landscape']),
      pictured(browser, language, ['desktop', 'phone', 'tablet']),
    ]);
    const { words } = ines;
    const link = await tableFor(ines, 'Ines', unhurried({ seats: 4 }));
    await tomas.page.goto(link);
    const asked = tomas.page.getByLabel(words.say('ui-name'));
    await asked.waitFor();
    await tomas.show('14-name', asked);
    await tomas.named('Tomáš');
    await ines.until(() => ines.table?.seats[1]?.holder !== null);
    await ines.hands.press(ines.button(words.say('lobby-add-bot')).first());
    await Promise.all([ines, tomas].map((each) => each.until(() => each.table?.seats[2]?.holder !== null)));
    for (const each of [ines, tomas]) await each.show('02-lobby', each.button(words.say('lobby-leave')).first());
    await ines.hands.press(ines.button(words.like('lobby-remove', 'name')).last());
    await ines.hands.picks(ines.page.getByRole('radiogroup', { name: words.say('lobby-seats') }), '2');
    await ines.until(() => ines.table?.seats.length === 2);
    await tomas.hands.press(tomas.button(words.say('lobby-im-ready')));
    await begin([ines, tomas]);

    await dialogs(ines);
    await dialogs(tomas);
    await mara.page.goto(link);
    await mara.until(() => mara.view !== null);
    for (const each of [ines, tomas]) for (const name of late) each.seen.add(name);
    const watched = play([ines, tomas], ({ now }) => now.round > 3);
    await mara.until(() => mara.now.phase.type === 'solving', 120_000);
    const watching = mara.page.locator('.coach').getByText(words.say('solve-watch')).filter({ visible: true });
    await mara.reaches(watching);
    await mara.show('05-spectator', watching);
    await watched;
    for (const each of [ines, tomas]) for (const name of late) each.seen.delete(name);
    await play([ines, tomas]);

    for (const each of [ines, tomas]) {
      const headline = each.page.getByRole('heading', { level: 1 });
      await each.reaches(
        headline
          .filter({ hasText: words.like('end-headline', 'name') })
          .or(headline.filter({ hasText: words.say('end-headline-you') })),
      );
      await each.show('07-end');
      await each.hands.press(each.button(words.like('ui-chat')).filter({ visible: true }).first());
      const wish = words.say('phrase-another_one');
      await each.hands.types(each.page.getByLabel(words.say('chat-write')), wish);
      await each.page.keyboard.press('Enter');
      await each.page.getByRole('log').getByText(wish).first().waitFor();
      await each.show('14-chat');
    }
  });
}

/** Gives the puzzle at hand up. */
async function givesUp(each: Pictured): Promise<void> {
  const { words } = each;
  await each.reaches(each.stage);
  await each.hands.press(each.button(words.say('solve-give-up')).filter({ visible: true }));
  const sure = each.page.getByRole('dialog').filter({ visible: true });
  await sure.waitFor();
  await each.show('14-give-up', sure);
  await each.hands.press(sure.getByRole('button', { name: words.say('solve-give-up') }));
  await each.until(() => each.attempt() === 'gave_up');
}

/** What is seen by somebody who has not solved their puzzle. */
async function lookBack(each: Pictured): Promise<void> {
  const { words } = each;
  const missed = each.page.locator('.coach').getByText(words.say('missed-gave-up')).filter({ visible: true });
  await missed.first().waitFor();
  await each.show('04-missed', missed);
  await each.hands.press(each.button(words.say('missed-watch')));
  await each.hands.press(each.button(words.say('solutions')).first());
  const solutions = each.page.getByRole('dialog', { name: words.say('solutions') });
  await solutions.waitFor();
  await each.show('14-solutions', solutions);
  await each.page.keyboard.press('Escape');
}

for (const language of ['en', 'de', 'fr', 'cs'] as const) {
  test(`screens of a round that one has lost, ${language}`, async ({ browser }) => {
    const [ines, tomas] = await Promise.all([
      pictured(browser, language, ['desktop']),
      pictured(browser, language, ['phone', 'landscape']),
    ]);
    for (const each of [ines, tomas]) for (const name of late) each.seen.add(name);
    await gather([ines, tomas], ['Ines', 'Tomáš'], unhurried());
    for (const [loser, winner] of [
      [ines, tomas],
      [tomas, ines],
    ] as const) {
      await play([ines, tomas], ({ now }) => now.phase.type === 'solving');
      await givesUp(loser);
      await winner.solves();
      await lookBack(loser);
      const { round } = winner.now;
      await play([ines, tomas], ({ now }) => now.round > round);
    }
  });
}
