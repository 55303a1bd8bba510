// A round of Circuit at a full table, as the mock-ups show it: two people, two bots, and a sand timer
// that runs; then what is seen when the line is lost and when somebody is away, and when the sand is
// nearly through.
import { begin, gather, tableFor, unhurried } from '../src/gather';
import { Line } from '../src/line';
import { pictured, type Pictured } from '../src/pictured';
import { play } from '../src/seat';
import { expect, test } from '../src/test';

test.setTimeout(600_000);

/** Pictured elsewhere, where nobody is in a hurry. */
const known = [
  '03-choose',
  '04-solve-weight',
  '04-solve-fragment',
  '04-solve-conduit',
  '04-solve-angular',
  '04-solved',
  '05-place-tile',
  '05-place-networker',
  '06-closing',
  '06-round-end',
];

for (const language of ['en', 'de'] as const) {
  test(`screens of a full table, ${language}`, async ({ browser }) => {
    const [ines, tomas] = await Promise.all([
      pictured(browser, language, ['desktop']),
      pictured(browser, language, ['phone', 'tablet', 'landscape']),
    ]);
    for (const each of [ines, tomas]) for (const name of known) each.seen.add(name);
    const { words } = ines;
    const link = await tableFor(ines, 'Ines', unhurried({ seats: 4 }, { timer: 180, start_player: 2 }));
    await tomas.joins(link, 'Tomáš');
    await ines.hands.press(ines.button(words.say('lobby-fill')));
    await ines.until(() => ines.table!.seats.every(({ holder }) => holder !== null));
    await tomas.hands.press(tomas.button(words.say('lobby-im-ready')));
    await ines.show('02-lobby-full');
    await begin([ines, tomas]);

    for (const each of [ines, tomas]) {
      await each.until(() => each.now.phase.type === 'choosing' && each.now.phase.seat === each.mySeat, 60_000);
      const chamber = each.page.locator('button.chamber:enabled').first();
      await chamber.waitFor();
      await each.hands.press(chamber);
      await each.show('03-choose-four');
      // A second tap on the same chamber would take it.
      await each.page.keyboard.press('Escape');
      await expect(chamber).toHaveAttribute('aria-pressed', 'false');
      await each.chooses();
    }
    for (const each of [ines, tomas]) {
      await each.until(() => each.now.phase.type === 'solving', 60_000);
      await each.reaches(each.stage);
    }
    await tomas.solvesPartly();
    // While Ines is at work, nobody has to hurry because of a lost line (D-9).
    const line = await Line.open();
    await tomas.page.goto(line.origin + new URL(link).pathname);
    await tomas.reaches(tomas.stage);
    line.cut();
    const lost = tomas.page.getByText(words.say('table-lost'), { exact: true });
    await lost.waitFor();
    await tomas.show('14-reconnecting', lost);
    line.mend();
    await lost.waitFor({ state: 'detached' });

    await ines.solves();
    await tomas.until(() => tomas.now.seats[ines.mySeat!]!.attempt?.state.type === 'solved');
    await tomas.show('04-timer');
    await tomas.clears();
    await tomas.solves();
    await play([ines, tomas], ({ now }) => now.round > 1);
    await tomas.page.goto('about:blank');
    await ines.until(() => ines.now.seats[tomas.mySeat!]!.presence === 'away');
    await ines.show('14-away');
    await ines.hands.press(ines.button(words.say('ui-menu')).first());
    await ines.page.getByRole('dialog').filter({ visible: true }).waitFor();
    await ines.show('14-away-menu');
    await line.close();
  });

  test(`screens of the last seconds, ${language}`, async ({ browser }) => {
    const [ines, tomas] = await Promise.all([
      pictured(browser, language, ['desktop']),
      pictured(browser, language, ['phone']),
    ]);
    for (const each of [ines, tomas]) for (const name of known) each.seen.add(name);
    await gather([ines, tomas], ['Ines', 'Tomáš'], unhurried({}, { timer: 20 }));
    await play([ines, tomas], ({ now }) => now.phase.type === 'solving');
    await tomas.solvesPartly();
    await ines.solves();
    const lastSeconds = async (each: Pictured) => {
      const hurry = each.page.getByRole('timer').filter({ hasText: /^0:0[1-7]$/, visible: true });
      await hurry.first().waitFor();
      await each.show('04-last-seconds', hurry);
    };
    await Promise.all([ines, tomas].map(lastSeconds));
  });
}
