// Somebody who plays by keys and by ear: each change is heard, and keys lead everywhere.
import type { Page } from '@playwright/test';
import { defaultSettings } from '../../web/src/table/open/settings';
import { CipherSeat, CipherWire, cipherTable } from '../src/cipher-seat';
import { begin, gather, somebody, tableFor, unhurried } from '../src/gather';
import { listenTo, regionsOf } from '../src/hearing';
import { play, type Player } from '../src/player';
import { cellAt } from '../src/strategy';
import { expect, test } from '../src/test';
import { WireSeat } from '../src/wire-seat';
import { english } from '../src/words';

/** What the sheet of keys says. */
async function keysOf(page: Page): Promise<string> {
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: english.say('keys-title') });
  await expect(sheet).toBeVisible();
  const text = await sheet.innerText();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  return text;
}

const placesNow = (seat: Player) => seat.now.phase.type === 'placing' && seat.now.phase.seat === seat.mySeat;

test(
  'F6 goes round every screen, each phase is heard, and the keys of a screen are told',
  { tag: '@smoke' },
  async ({ browser }) => {
    const [ines, tomas] = [await somebody(browser, 'keys'), new WireSeat()];
    const { page, words } = ines;
    const link = await tableFor(ines, 'Ines', unhurried({ seats: 2 }, { start_player: 0 }));
    const heard = await listenTo(page);
    const hears = (text: string | RegExp) =>
      expect
        .poll(
          async () =>
            (await heard()).filter((each) => (typeof text === 'string' ? each.includes(text) : text.test(each))).length,
          String(text),
        )
        .toBeGreaterThan(0);

    await tomas.joins(link, 'Tomáš');
    await expect(page.getByText('Tomáš').first()).toBeVisible();
    expect((await regionsOf(page)).sort()).toEqual(['bar', 'main', 'side'].sort());
    expect(await keysOf(page)).toContain(words.say('key-chat'));
    await page.keyboard.press('c');
    await expect(page.getByLabel(words.say('chat-write'))).toBeFocused();
    await page.keyboard.press('Escape');
    await tomas.wire.says('Good evening');
    await hears('Tomáš: Good evening');
    await tomas.ready();
    await begin([ines, tomas]);

    const turn = `${words.say('ui-your-turn')}. `;
    // Whose turn it is finds the focus on the first tile: after that F6 is theirs.
    await expect(page.locator('button.chamber:enabled').first()).toBeFocused();
    expect((await regionsOf(page)).sort()).toEqual(['bar', 'left', 'coach', 'stage'].sort());
    await hears(turn + words.say('coach-choose'));

    await play([ines, tomas], ({ now }) => now.phase.type === 'solving');
    await ines.reaches(ines.stage);
    expect((await regionsOf(page)).sort()).toEqual(['bar', 'left', 'coach', 'stage', 'right'].sort());
    expect(
      (await heard()).some((each) => each.startsWith(words.say(`coach-${ines.now.seats[ines.mySeat!]!.category!}`))),
    ).toBe(true);

    // The board opens for whoever was first, and then it is their turn at once.
    await ines.solves();
    await expect(page.getByText(words.say('solved-puzzle')).filter({ visible: true })).toBeVisible();
    await tomas.solves();
    await ines.until(() => placesNow(ines));
    await expect(
      ines.page.getByRole('button', { name: words.say('place-lay'), exact: true }).filter({ visible: true }),
    ).toBeVisible();
    await hears(turn + words.say('coach-place'));
    // With a tile on the board, the buttons beside it can be pressed.
    await page.keyboard.press('ArrowRight');
    expect((await regionsOf(page)).sort()).toEqual(['bar', 'right', 'stage']);
    await page.keyboard.press('Escape');
    expect(await keysOf(page)).toContain(words.say('key-place'));
    await play([ines], () => placesNow(tomas));
    await tomas.places();
    await hears(/^Tomáš laid a tile/);

    // What waits for a press says so, and Enter is one, also on the board.
    await ines.reaches(page.getByRole('heading', { level: 1, name: new RegExp(`${words.say('phase-round-end')}$`) }));
    await hears(words.say('scene-go-on'));
    await page.getByRole('application').focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('button.chamber').first()).toBeVisible();
    expect(ines.errors).toEqual([]);
  },
);

test('keys are told on every page, and only those that are there', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: english.say('home-bots') })).toBeVisible();
  expect(await keysOf(page)).toContain(english.say('key-regions'));
  await page.goto('/practice/weight');
  await expect(page.getByRole('application')).toBeVisible();
  const keys = await keysOf(page);
  expect(keys).toContain(english.say('ui-undo'));
  expect(keys).not.toContain(english.say('key-chat'));
});

/** What a screen reader reads of the thing that has the focus. */
const read = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    return focused === document.body
      ? 'nothing'
      : (focused?.getAttribute('aria-label') ?? focused?.textContent ?? '').trim();
  });

/** Somebody who hears the page, with the setting that says so. */
async function listener(browser: Parameters<typeof somebody>[0]) {
  const seat = await somebody(browser, 'keys');
  await seat.page.addInitScript(() => localStorage.setItem('enigma-settings', JSON.stringify({ byEar: true })));
  return seat;
}

/** Asks by a letter, and answers what is said. */
async function asked(page: Page, heard: () => Promise<string[]>, letter: string): Promise<string> {
  const before = (await heard()).length;
  await page.keyboard.press(letter);
  await expect.poll(async () => (await heard()).length).toBeGreaterThan(before);
  return (await heard()).slice(before).join(' ');
}

test('a whole game of Circuit is played by keys and by ear, on the usual clocks', async ({ browser }) => {
  const [ines, tomas] = [await listener(browser), new WireSeat()];
  const { page } = ines;
  const table = defaultSettings('circuit', { seats: 2 });
  const link = await tableFor(ines, 'Ines', {
    ...table,
    game: { circuit: { ...('circuit' in table.game ? table.game.circuit : never()), start_player: 0 } },
  });
  const heard = await listenTo(page);
  await ines.until(() => JSON.stringify(ines.table).includes('"by_ear":true'));
  await tomas.joins(link, 'Tomáš');
  await tomas.ready();
  await begin([ines, tomas]);
  expect(ines.now.seats.map(({ clocks }) => clocks?.sand_timer)).toEqual([240, undefined]);
  const categories = ['weight', 'fragment', 'conduit', 'angular'] as const;
  // A chamber by its digit: it is read, and Enter takes it.
  ines.takes = async () => {
    const category = ines.now.you!.choices[0]!;
    await ines.reaches(page.locator('button.chamber:enabled'));
    await page.keyboard.press(`Digit${categories.indexOf(category) + 1}`);
    await expect.poll(() => read(page)).toContain(ines.words.say(`category-${category}`));
    await page.keyboard.press('Enter');
  };
  // Arrows go through the cells and keeping it, Enter confirms.
  ines.sends = async (cell) => {
    const at = cell === null ? null : cellAt(ines.now.seats[0]!.tile!.networks, cell);
    const wanted = page.locator(at ? `.option[data-cell="${at.network} ${at.cell}"]` : '.option:not([data-cell])');
    await wanted.waitFor();
    for (let step = 0; step < 8 && (await wanted.getAttribute('aria-pressed')) !== 'true'; step += 1)
      await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
  };
  await play([ines, tomas], ({ now }) => now.phase.type === 'solving');
  await ines.reaches(ines.stage);
  expect(await asked(page, heard, 'w')).toContain(ines.words.say(`coach-${ines.now.seats[0]!.category!}`));
  expect(await asked(page, heard, 'd')).not.toBe(english.say('describe-none'));
  await play([ines, tomas], ({ over }) => over);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const all = (await heard()).join('\n');
  for (const words of ['Your turn.', 'Tomáš took ', 'Tomáš solved ', 'Tomáš laid a tile', 'from the start tile.'])
    expect(all).toContain(words);
  // Each spot, each cell, and what a system brought.
  for (const words of [/^\d (up|down|left|right).*open\.$/m, /^\w+ cell.*(open|points?)\.$/m, /cells came alive\. /])
    expect(all).toMatch(words);
  // Nobody is told the same move twice.
  expect(all).not.toContain('laid a tile. You can move');
  expect(ines.errors).toEqual([]);
});

test('a whole game of Cipher is played by keys and by ear, on the usual clocks', async ({ browser }) => {
  const [ines, tomas] = [new CipherSeat(await listener(browser)), new CipherWire()];
  const { page } = ines;
  const usual = { word_time: 180, segment_time: 30, question_time: 60, decision_time: 60 };
  await gather(
    [ines.at, tomas.at],
    ['Ines', 'Tomáš'],
    cipherTable({ length: 3, language: 'en', ...usual }, { seats: 2 }),
  );
  const heard = await listenTo(page);
  for (let word = 0; word < 4; word += 1) {
    if (word % 2 === 0) {
      await ines.composes('dog');
      await ines.until(() => ines.view.you.role === 'coder' && ines.view.you.may_hand_out.length > 0);
      // Long sticks come first; one press hands one out, once the page has drawn what the server told.
      const desk = page.getByRole('region', { name: ines.words.say('compose-compartment') });
      await desk.getByRole('button', { disabled: false }).first().waitFor();
      await page.keyboard.press('Digit1');
      await ines.until(() => ines.board.phase !== 'draw');
      await tomas.guesses('dog');
    } else {
      await tomas.composes('dog');
      await tomas.handsOut('long');
      await ines.until(() => ines.view.you.role === 'decoder' && ines.view.you.may_ask.length > 0);
      await expect.poll(() => read(page)).toMatch(/^Zone 1/);
      await page.keyboard.press('Digit3');
      await expect.poll(() => read(page)).toMatch(/^Zone 3/);
      const before = ines.board.questions.length;
      await page.keyboard.press('Enter');
      await ines.until(() => ines.board.questions.length > before);
      await ines.guesses('dog');
    }
    await ines.goesOn();
  }
  await ines.until(() => ines.view.stage.type === 'over');
  const all = (await heard()).join('\n');
  expect(all).toContain('Your turn.');
  expect(all).toMatch(/zone 3/i);
  expect(ines.at.errors).toEqual([]);
});

function never(): never {
  throw new Error('a table of Circuit');
}
