// Against bots, from home to the final score: Circuit and Cipher. The bots of this server are in a hurry, as nobody
// looks on; how they feel as company is a matter of pictures and not of this.
import type { Page } from '@playwright/test';
import type { BoardView } from '../../web/src/protocol/cipher/BoardView';
import type { View } from '../../web/src/protocol/cipher/View';
import type { WordState } from '../../web/src/protocol/WordState';
import { begin, somebody } from '../src/gather';
import { Keyboard } from '../src/hands';
import { play, type Seat } from '../src/seat';
import { afterOneRound } from '../src/story';
import { expect, test } from '../src/test';
import { WireSeat } from '../src/wire-seat';

test.use({ hurry: 20 });

/** Keys take their time on a busy machine. */
const patient = { timeout: 60_000 };
/** From home to the first view of a game against two bots. */
async function againstBots(browser: Parameters<typeof somebody>[0], game: 'Circuit' | 'Cipher'): Promise<Seat> {
  const ines = await somebody(browser, 'mouse');
  await ines.page.goto('/');
  await ines.hands.press(ines.page.locator('button.gcard').filter({ hasText: game }));
  await ines.hands.press(ines.button(ines.words.say('home-bots')));
  await ines.hands.press(ines.button(ines.words.say('name-nameless')));
  await ines.until(() => ines.table?.seats.every(({ holder }) => holder !== null) ?? false);
  await begin([ines]);
  return ines;
}

test('a person plays a whole game of Circuit against bots', async ({ browser }) => {
  const ines = await againstBots(browser, 'Circuit');
  await play([ines], ({ now }) => now.round > 1);
  await afterOneRound(ines, []);
  // The bots took part: somebody besides the person has laid tiles.
  expect(ines.now.seats.filter(({ score }) => score > 0).length).toBeGreaterThan(0);
  // The first game was gentle; whoever has played one gets a better match.
  expect(ines.bots).toEqual(['spark', 'spark']);
  await ines.page.goto('/');
  await ines.hands.press(ines.button(ines.words.say('home-bots')));
  await ines.until(() => ines.table?.stage === 'lobby' && ines.bots.length === 2);
  expect(ines.bots).toEqual(['spark', 'relay']);
  expect(ines.errors).toEqual([]);
});

test('a person plays a whole game of Cipher against bots', async ({ browser }) => {
  const ines = await againstBots(browser, 'Cipher');
  const { page } = ines;
  const view = () => ines.view as unknown as View;
  const second = await WireSeat.of(page);
  // What has gone by then is tried no longer.
  const quick = { timeout: 3000 };
  let asked = 0;
  let looked = 0;
  for (;;) {
    const before = view();
    const { you, stage, sheet } = before;
    if (sheet.length > looked) {
      // Where a bot was quick to hide the next word, it is one's turn already.
      await ines.button(/^(Next: |To the final score|Continue)/).click();
      looked += 1;
      if (stage.type === 'over' && looked === sheet.length) break;
      continue;
    }
    // A bot may name the word at any moment, and then the round is over under one's hands.
    const moved = () => view() !== before;
    const act = async (does: () => Promise<void>) => {
      const done = await does().then(
        () => true,
        () => false,
      );
      if (done) await ines.until(moved);
    };
    // The first word is looked for, or hidden, on the page; the others on a second device.
    const shown = sheet.length === 0;
    if (you.role === 'composer') {
      await act(async () => {
        if (!shown) return second.wire.act({ type: 'compose', word: 'piano' });
        await page.getByRole('textbox').first().fill('piano', quick);
        await ines.button('Seal the word').click(quick);
      });
    } else if (you.role === 'coder' && you.may_hand_out.length > 0) {
      const desk = page
        .getByRole('region', { name: 'Secret compartment' })
        .getByRole('button')
        .and(page.locator(':enabled'));
      await act(() => (shown ? desk.first().click(quick) : second.wire.act({ type: 'hand_out_any' })));
    } else if (you.role === 'decoder' && you.may_ask.length > 0) {
      await act(async () => {
        if (!shown) return second.wire.act({ type: 'ask', zone: you.may_ask[0] });
        await ines.button(new RegExp(`^Zone ${you.may_ask[0]! + 1}`)).click(quick);
        await ines.button(/^Does it go in/).click(quick);
        asked += 1;
      });
    } else if (you.role === 'decoder' && you.may_pass) {
      await act(async () => {
        if (!shown) return second.wire.act({ type: 'pass' });
        const gives = await ines.button(ines.words.say('bonus-pass-ends')).filter({ visible: true }).count();
        await ines.button(/^Pass/).click(quick);
        // A pass that gives the word up is asked for once more.
        if (gives > 0)
          await page
            .getByRole('dialog')
            .getByRole('button', { name: ines.words.say('bonus-pass'), exact: true })
            .click(quick);
      });
    } else {
      await ines.until(moved);
    }
  }
  await expect(page.getByRole('heading', { level: 1 })).toContainText('the key');
  expect(view().sheet.length).toBe(3);
  expect(asked).toBeGreaterThan(0);
  expect(ines.errors).toEqual([]);
});

/** Looks for a word by keys: the first zone that may be asked about, over and over; then a wrong word, at last the
    pass. */
async function decodes(page: Page, state: WordState): Promise<WordState> {
  const hands = new Keyboard(page);
  const board = state.board as BoardView;
  const answered = page.waitForResponse(
    (response) => /\/word\/en$|\/words\/practice$/.test(response.url()) && response.request().method() === 'POST',
    patient,
  );
  if (board.phase === 'hold') {
    await hands.press(page.getByRole('button', { name: new RegExp(`^Zone ${board.askable[0]! + 1}`) }));
    await hands.press(page.getByRole('button', { name: /^Does it go in/ }));
  } else {
    await hands.types(page.getByLabel('Your guess').filter({ visible: true }), 'ZZZZZ');
    await page.keyboard.press('Enter');
    await hands.press(page.getByRole('button', { name: 'Guess it' }));
  }
  return (await (await answered).json()) as WordState;
}

test('the word of the day is looked for by keys, and a reload goes on where one was', async ({ browser }) => {
  const page = (await somebody(browser, 'mouse')).page;
  const opened = () => page.waitForResponse((response) => response.url().endsWith('/word/en/open'), patient);
  const hands = new Keyboard(page);
  await page.goto('/daily');
  const [first] = await Promise.all([opened(), hands.press(page.getByRole('link', { name: /^Word/ }))]);
  let state = (await first.json()) as WordState;
  expect(state.questions).toBe(0);
  for (let moves = 0; moves < 4; moves += 1) state = await decodes(page, state);
  const [again] = await Promise.all([opened(), page.reload()]);
  expect(await again.json()).toEqual(state);
  await expect(page.getByText('4 questions')).toBeVisible();
  while (state.result === null) state = await decodes(page, state);
  expect(state.result.found).toBe(false);
  await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible();
  await expect(page.getByRole('img', { name: state.result.word })).toBeVisible();
  await hands.press(page.getByRole('link', { name: 'Continue' }));
  await expect(page.getByRole('button', { name: /^Word.*Not found/ })).toBeVisible();

  // Somebody else, who knows it by now, finds it at once and can share it without giving it away.
  const other = (await somebody(browser, 'mouse')).page;
  await other.goto('/daily');
  await other.getByRole('link', { name: /^Word/ }).click();
  await other.getByLabel('Your guess').filter({ visible: true }).fill(state.result.word);
  await other.keyboard.press('Enter');
  await other.getByRole('button', { name: 'Guess it' }).click();
  await expect(other.getByRole('heading', { name: 'Found with 0 questions' })).toBeVisible();
  await other.getByRole('link', { name: 'Continue' }).click();
  const shared = other.locator('p.text');
  await expect(shared).toContainText('Word (English) 0 questions');
  await expect(shared).toContainText('1 day in a row');
  await expect(shared).not.toContainText(new RegExp(state.result.word, 'i'));
});

test('Cipher is practised by keys in another language, word after word', async ({ browser }) => {
  const page = (await somebody(browser, 'mouse')).page;
  const hands = new Keyboard(page);
  const told = () => page.waitForResponse((response) => response.url().endsWith('/words/practice'), patient);
  const [first] = await Promise.all([told(), page.goto('/practice/word')]);
  let state = (await first.json()) as WordState;
  for (let moves = 0; moves < 3; moves += 1) state = await decodes(page, state);
  const [again] = await Promise.all([told(), page.reload()]);
  expect(await again.json()).toEqual(state);

  await hands.press(page.getByRole('button', { name: 'Choose a word' }));
  await hands.picks(page.getByRole('radiogroup', { name: 'Language of the words' }), 'Čeština');
  await expect(page.getByText('Čeština, 5 letters')).toBeVisible();
  await page.keyboard.press('Escape');
  const [given] = await Promise.all([
    told(),
    hands.press(page.getByRole('button', { name: 'Solution' }).filter({ visible: true })),
  ]);
  const { result } = (await given.json()) as WordState;
  await expect(page.getByRole('img', { name: result!.word })).toBeVisible();
  const [next] = await Promise.all([told(), hands.press(page.getByRole('button', { name: 'Next word' }))]);
  expect(((await next.json()) as WordState).moves).toBe(0);
  await expect(page.getByRole('button', { name: /^Zone 1/ })).toBeVisible();
});
