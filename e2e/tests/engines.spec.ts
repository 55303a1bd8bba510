// The other engines: home, each puzzle once, a round of Circuit and some questions of Cipher in each. Whole games in
// each are played by `make browsers`.
import type { NamedPuzzle } from '../../web/src/protocol/NamedPuzzle';
import type { Draft, Puzzle } from '../../web/src/puzzles/puzzles';
import { solve } from '../src/binary';
import { CipherSeat, CipherWire, cipherTable, quickRound } from '../src/cipher-seat';
import { Missing, type Driver } from '../src/engines/driver';
import { Firefox } from '../src/engines/firefox';
import { FarSeat } from '../src/engines/seat';
import { WebKit } from '../src/engines/webkit';
import { gather, unhurried } from '../src/gather';
import { play } from '../src/player';
import { here } from '../src/server';
import { afterOneRound } from '../src/story';
import { expect, test } from '../src/test';
import { WireSeat } from '../src/wire-seat';

const engines: Record<string, () => Promise<Driver>> = { Firefox: () => Firefox.open(), WebKit: () => WebKit.open() };
const whole = process.env['E2E_WHOLE'] === '1';

for (const [engine, open] of Object.entries(engines)) {
  test.describe(engine, { tag: '@engines' }, () => {
    let driver: Driver | null = null;

    test.beforeEach(async () => {
      try {
        driver = await open();
      } catch (error) {
        if (!(error instanceof Missing)) throw error;
        console.log(error.message);
        test.skip(true, error.message);
      }
    });
    test.afterEach(() => driver?.close());

    test(`home, and each puzzle once, in ${engine}`, async () => {
      const { page, button, words, hands } = await at(driver!);
      await button(words.say('home-bots')).waitFor();
      for (const category of ['weight', 'fragment', 'conduit', 'angular'] as const) {
        const seed = 1;
        await driver!.run("(choice) => localStorage.setItem('enigma-practice', JSON.stringify(choice))", {
          category,
          grade: 'easy',
          seed,
        });
        await page.goto(`/practice/${category}`);
        const answer = await fetch(`${here().origin}/api/puzzles/${category}/easy/${seed}`);
        const puzzle = ((await answer.json()) as NamedPuzzle).puzzle as Puzzle;
        await page.getByRole('application', { name: words.say('puzzle-board') }).waitFor();
        await hands.lays(puzzle, await solve<Draft>(puzzle));
        await page
          .locator('.coach')
          .getByText(/^Solved in \d+:\d\d/)
          .waitFor();
      }
    });

    test(`${whole ? 'a whole game' : 'a round'} of Circuit in ${engine}`, async () => {
      const [ines, tomas] = [await FarSeat.home(driver!), new WireSeat()];
      await gather([ines, tomas], ['Ines', 'Tomáš'], unhurried());
      await play([ines, tomas], ({ now }) => !whole && now.round > 1);
      await afterOneRound(ines, [tomas], await driver!.cookies());
      expect(ines.refusals).toEqual([]);
    });

    test(`${whole ? 'a whole game' : 'some questions'} of Cipher in ${engine}`, async () => {
      const [ines, tomas] = [new CipherSeat(await FarSeat.home(driver!)), new CipherWire()];
      await gather([ines.at, tomas.at], ['Ines', 'Tomáš'], cipherTable({ length: 3, first_coder: 1 }));
      await tomas.composes('cat');
      await tomas.handsOut('wide');
      expect(await ines.asks(2)).toBe(false);
      expect(await ines.asks(1)).toBe(true);
      await tomas.handsOut('long');
      expect(await ines.asks(2)).toBe(true);
      await expect.poll(() => ines.page.locator('.piece').count()).toBe(2);
      await ines.guesses('cat');
      await ines.goesOn();
      await ines.composes('sun');
      await ines.handsOut();
      await tomas.guesses('sun');
      await ines.until(() => ines.view.sheet.length === 2);
      if (!whole) return;
      await ines.goesOn();
      for (const word of ['dog', 'ink']) await quickRound([ines, tomas], word);
      await ines.page.getByRole('heading', { name: /the key/ }).waitFor();
    });
  });
}

async function at(driver: Driver) {
  const seat = await FarSeat.home(driver);
  return { page: seat.page, words: seat.words, hands: seat.hands, button: (name: string) => seat.button(name) };
}
