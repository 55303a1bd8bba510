// Whoever has solved tries their tile before their turn, and is told what it would do.
import { gather, somebody, unhurried } from '../src/gather';
import { play } from '../src/seat';
import { expect, test } from '../src/test';
import { WireSeat } from '../src/wire-seat';

test(
  'a tile that is tried before one’s turn says what it would do, and lies there when the turn comes',
  { tag: '@smoke' },
  async ({ browser }) => {
    const [ines, tomas] = [await somebody(browser), new WireSeat()];
    await gather([ines, tomas], ['Ines', 'Tomáš'], unhurried({}, { start_player: 0 }));
    const second = await WireSeat.of(ines.page);
    await play(
      [second, tomas],
      (seat) => seat.now.phase.type === 'solving' && (seat === tomas || seat.attempt() === 'solved'),
    );
    const { page, words } = ines;
    const says = (key: Parameters<typeof words.say>[0]) =>
      page.getByText(words.say(key), { exact: true }).filter({ visible: true });
    await expect(says('coach-solved')).toBeVisible();
    await ines.hands.press(page.locator('.spot').first());
    // The start tile has four open ends: no first tile closes its system.
    await expect(says('plan-closes-nothing')).toBeVisible();
    // The coach shows it; it is spoken, too.
    await expect(
      page.getByRole('region', { name: words.say('ui-task') }).getByText(words.say('plan-may-change'), { exact: true }),
    ).toBeVisible();
    await tomas.solves();
    await ines.until(() => ines.now.phase.type === 'placing');
    await expect(says('place-closes-nothing')).toBeVisible();
    expect(ines.errors).toEqual([]);
  },
);
