// What happens around a game: chat, the host's rights, people who go and come back, tables one cannot
// go to, lines that hang, and what the server refuses.
import type { Page } from '@playwright/test';
import { begin, gather, somebody, tableFor, unhurried } from '../src/gather';
import { listenTo } from '../src/hearing';
import { losing } from '../src/losing';
import { play, type Player } from '../src/player';
import { bestPlacement } from '../src/strategy';
import { expect, test } from '../src/test';
import { codeOf, WireSeat } from '../src/wire-seat';

const german = { locale: 'de-DE' };

/** Whether the line of whoever sits there is lost, and may come back. */
function isShaky(told: Player, seat: number): boolean {
  const holder = told.table!.seats[seat]!.holder;
  return holder !== null && 'person' in holder && holder.person.presence === 'shaky';
}

test(
  'the host silences somebody in the chat, who is told so in their language',
  { tag: '@smoke' },
  async ({ browser }) => {
    const [ines, tomas] = await Promise.all([somebody(browser), somebody(browser, 'mouse', german)]);
    const link = await tableFor(ines, 'Ines', unhurried());
    await tomas.joins(link, 'Tomáš');
    for (const seat of [ines, tomas]) await seat.hands.press(seat.button(/^Chat/));
    const says = async (text: string) => {
      await tomas.hands.types(tomas.page.getByLabel(tomas.words.say('chat-write')), text);
      await tomas.page.keyboard.press('Enter');
    };
    const log = ines.page.getByRole('log');
    await says('Guten Abend');
    await expect(log.getByText('Guten Abend')).toBeVisible();
    // A phrase is read by everybody in their own language.
    await tomas.hands.press(tomas.button(tomas.words.say('phrase-good_luck')));
    await expect(log.getByText(ines.words.say('phrase-good_luck'))).toBeVisible();

    await ines.hands.press(ines.button('Silence: Tomáš').first());
    await tomas.until(() => tomas.table?.muted.length === 1);
    await says('Hört mich jemand?');
    await expect(tomas.page.getByText(tomas.words.say('refusal-muted'))).toBeVisible();
    await expect(tomas.page.getByLabel(tomas.words.say('chat-write'))).toHaveValue('Hört mich jemand?');
    await expect(log.getByText('Hört mich jemand?')).toHaveCount(0);

    await ines.hands.press(ines.button(`${ines.words.say('table-unmute')}: Tomáš`).first());
    await tomas.until(() => tomas.table?.muted.length === 0);
    await tomas.page.keyboard.press('Enter');
    await expect(log.getByText('Hört mich jemand?')).toBeVisible();
  },
);

test('the host takes a seat away in the lobby and hands the table over in a game', async ({ browser }) => {
  const [ines, tomas] = await Promise.all([somebody(browser), somebody(browser)]);
  const link = await tableFor(ines, 'Ines', unhurried());
  await tomas.joins(link, 'Tomáš');
  await ines.hands.press(ines.button('Remove Tomáš'));
  await tomas.until(() => tomas.table?.seats[1]?.holder === null);
  await expect(tomas.button('I am ready')).toHaveCount(0);
  const told = tomas.page.locator('.passing');
  await expect(told).toContainText(tomas.words.say('lobby-lost-seat'));
  await tomas.hands.press(tomas.button(tomas.words.say('lobby-sit')));
  await tomas.hands.press(tomas.button('I am ready'));
  await expect(told).toHaveCount(0);
  // What is played has to be agreed to anew.
  await ines.hands.press(ines.page.getByRole('switch', { name: ines.words.say('lobby-spectators') }));
  await expect(told).toContainText(tomas.words.say('lobby-lost-ready'));
  // One's own change of mind is no news.
  for (const button of ['I am ready', 'Wait, not yet', 'I am ready']) {
    await tomas.hands.press(tomas.button(button));
    await expect(told).toHaveCount(0);
  }
  await begin([ines, tomas]);

  const { host } = tomas.table!;
  await ines.hands.press(ines.button('Menu'));
  await ines.hands.press(ines.button('Make host'));
  await tomas.until(() => tomas.table?.host !== host);
  await expect(ines.button('Make host')).toHaveCount(0);
  await tomas.hands.press(tomas.button('Menu'));
  await expect(tomas.button('Make host')).toBeVisible();
});

test('the host fills the seats with bots, sends one away and closes its seat', async ({ browser }) => {
  const ines = await somebody(browser);
  await tableFor(ines, 'Ines', unhurried({ seats: 4 }));
  // Opened as 127.0.0.1 on a server for this machine only: nobody else could follow the link.
  const onlyHere = ines.page.getByText(ines.words.say('lobby-only-here')).filter({ visible: true });
  await expect(onlyHere).toBeVisible();
  await ines.hands.press(onlyHere);
  await expect(ines.page.getByText('--listen 0.0.0.0').filter({ visible: true })).toBeVisible();
  await expect(ines.button(ines.words.say('lobby-seat-free'))).toBeDisabled();
  await ines.hands.press(ines.button(ines.words.say('lobby-fill')));
  await ines.until(() => ines.table?.seats.every(({ holder }) => holder !== null) ?? false);
  // With every seat taken it matters no more.
  await expect(onlyHere).toHaveCount(0);
  await expect(ines.button('Start with 4')).toBeEnabled();
  await ines.hands.press(ines.button('Remove Relay 3'));
  await ines.hands.press(ines.button('Only 3 seats'));
  await ines.until(() => ines.table?.seats.length === 3);
  await begin([ines]);
  await expect(ines.page.getByText(/Choose a tile|is choosing/).first()).toBeVisible();
  // The game was fetched with its styles.
  await expect(ines.page.locator('.chamber').first()).toHaveCSS('display', 'flex');
  // Home names the bots as the table does.
  await ines.page.goto('/');
  await expect(ines.page.getByRole('link', { name: 'Circuit with Ines, Relay, Relay' })).toBeVisible();
  expect(ines.refusals).toEqual([]);
});

test('a bot plays on for somebody who is away, until they take their seat back', async ({ browser, server }) => {
  const [ines, tomas] = await Promise.all([somebody(browser), somebody(browser)]);
  const link = await gather([ines, tomas], ['Ines', 'Tomáš'], unhurried({}, { timer: 20, start_player: 1 }));
  const second = await WireSeat.of(ines.page);
  const seat = tomas.mySeat!;
  await tomas.page.goto('about:blank');
  // Five seconds are for the line to come back.
  await ines.until(() => isShaky(ines, seat));
  server.turn(5);
  await ines.until(() => ines.now.seats[seat]!.presence === 'away');
  // At the card, without a way through the menu.
  await ines.hands.press(ines.page.locator('.card').getByRole('button', { name: 'Let a bot play', exact: true }));
  await ines.until(() => ines.table?.seats[seat]?.bot_plays === true);
  // The bot takes a tile: the round has begun without Tomáš. It takes its time, as a person would.
  const bot = async (holds: () => boolean) => {
    while (!holds()) {
      const before = ines.view;
      server.turn(20);
      await ines.until(() => ines.view !== before || holds());
    }
  };
  await bot(() => ines.now.seats[seat]!.category !== null);

  tomas.view = null;
  await tomas.comes(link);
  await tomas.until(() => tomas.view !== null);
  await expect(tomas.page.getByText('A bot is playing for you')).toBeVisible();
  await tomas.hands.press(tomas.button('Take my seat back'));
  // When the next round begins, the seat is theirs again.
  await second.until(() => second.mine || second.now.phase.type === 'solving');
  await Promise.all([play([second], ({ now }) => now.round === 2), bot(() => ines.now.round === 2)]);
  await tomas.until(() => tomas.table?.seats[seat]?.bot_plays === false);
  await expect(tomas.page.getByText('A bot is playing for you')).toHaveCount(0);
  await play([second, tomas], ({ now }) => now.phase.type === 'solving');
  await tomas.reaches(tomas.stage);
  expect(tomas.refusals).toEqual([]);
});

test('everybody sees for how long the seat of somebody is kept who has lost the line', async ({ browser, server }) => {
  const [ines, tomas] = [await somebody(browser), new WireSeat()];
  const { page, words } = ines;
  const link = await gather([ines, tomas], ['Ines', 'Tomáš'], unhurried());
  const card = page.locator('.players .card').filter({ hasText: 'Tomáš' });
  const kept = card.getByText(words.like('table-away-kept', 'time')).filter({ visible: true });
  await expect(kept).toHaveCount(0);

  tomas.wire.close();
  await ines.until(() => isShaky(ines, 1));
  server.turn(5);
  await expect(kept.first()).toBeVisible();
  await expect(
    page.locator('[aria-live]').filter({ hasText: words.like('table-away-news', 'name', 'time') }),
  ).toHaveCount(1);
  // A phone has room for the time only; the card itself is what the host presses.
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(card.getByText(/^\d:\d\d$/).filter({ visible: true })).toBeVisible();
  await ines.hands.press(card.getByRole('button', { name: words.say('table-let-bot') }));
  await expect(page.getByRole('dialog')).toContainText(words.say('table-let-bot'));
  await ines.hands.press(ines.button(words.say('table-away-wait')));
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const heard = await listenTo(page);
  await tomas.wire.connect(codeOf(link));
  await expect(card.getByText(/^\d:\d\d$/)).toHaveCount(0);
  await expect.poll(heard).toContain(words.say('table-back-news', { name: 'Tomáš' }));
  expect(ines.table?.seats[1]?.bot_plays).toBe(false);
});

test('a table without a free seat and without spectators sends people away', async ({ browser }) => {
  const [ines, tomas, mara] = [new WireSeat(), new WireSeat(), await somebody(browser)];
  const link = await tableFor(ines, 'Ines', unhurried({ spectators: false }));
  await tomas.joins(link, 'Tomáš');
  await mara.comes(link);
  await expect(mara.page.getByRole('heading', { name: 'This table is full' })).toBeVisible();
  await expect(mara.page.getByRole('link', { name: 'Back to the start' })).toBeVisible();
  await mara.hands.press(mara.button('Open a table'));
  await expect(mara.page.getByRole('heading', { name: 'Who is at the table?' })).toBeVisible();
  await mara.until(() => mara.table?.seats.length === 4 && mara.table.seats[0]!.holder !== null);
});

test('whoever comes to a full table is told so, and may watch', async ({ browser }) => {
  const [ines, tomas, mara] = [new WireSeat(), new WireSeat(), await somebody(browser, 'mouse', german)];
  const link = await tableFor(ines, 'Ines', unhurried());
  await tomas.joins(link, 'Tomáš');
  await mara.comes(link);
  await expect(mara.page.getByText(mara.words.say('table-full-text'))).toBeVisible();
  await expect(mara.button(mara.words.say('table-new'))).toBeVisible();
  // What others have set is read, not pressed; there is no seat to leave.
  await expect(mara.page.getByRole('radio')).toHaveCount(0);
  await expect(mara.button(mara.words.say('lobby-leave'))).toHaveCount(0);
  await mara.hands.press(mara.button(mara.words.say('table-watch')));
  await expect(mara.page.getByText(mara.words.say('table-full-text'))).toHaveCount(0);
  await tomas.ready();
  await begin([ines, tomas]);
  await expect(mara.page.getByText(mara.words.like('coach-choose-watch', 'name')).first()).toBeVisible();
});

test('without a connection home says so where it was pressed, and a page that cannot be loaded says so', async ({
  browser,
}) => {
  const ines = await somebody(browser, 'mouse', german);
  const { page, words } = ines;
  await page.goto('/');
  // A code that leads nowhere is said at the field.
  const field = page.getByLabel(words.say('home-code'));
  await ines.hands.types(field, 'ZZZZ99');
  await page.keyboard.press('Enter');
  await expect(page.getByText(words.say('refusal-no_such_table'))).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await page.context().setOffline(true);
  await ines.hands.press(ines.button(words.say('home-bots')));
  await expect(page.getByText(words.say('refusal-offline'))).toBeVisible();
  await ines.hands.press(page.getByRole('link', { name: words.say('category-weight') }));
  await expect(page.getByText(words.say('ui-load-failed'))).toBeVisible();
  await page.context().setOffline(false);
  await ines.hands.press(ines.button(words.say('ui-load-again')));
  await expect(ines.stage).toBeVisible();
});

/** Lets a test change what is said on the line between a page and the server. */
async function between(
  page: Page,
  change: { asks?: (text: string) => string; hears?: (send: (text: string) => void) => void },
): Promise<void> {
  await page.routeWebSocket(/\/ws\//, (browser) => {
    const server = browser.connectToServer();
    browser.onMessage((text) => server.send(change.asks?.(String(text)) ?? text));
    change.hears?.((text) => browser.send(text));
  });
}

test('a name changed at the table is everybody’s to read, stays, and says why it was refused', async ({ browser }) => {
  const [ines, tomas] = [await somebody(browser), new WireSeat()];
  await gather([ines, tomas], ['Ines', 'Tomáš'], unhurried());
  const field = ines.page.getByLabel(ines.words.say('ui-name'));
  const openSettings = async () => {
    await ines.hands.press(ines.button('Menu'));
    await ines.hands.press(ines.button('Settings'));
  };
  await openSettings();
  await ines.hands.types(field, 'Mara');
  await ines.page.keyboard.press('Enter');
  await tomas.until(() => tomas.isSeated('Mara'));
  await ines.page.reload();
  await openSettings();
  await expect(field).toHaveValue('Mara');
  await field.fill('   ');
  await field.press('Enter');
  await expect(ines.page.getByRole('dialog').getByRole('alert')).toHaveText(ines.words.say('refusal-bad_name'));
});

test('what is refused is said within the dialog in front, and the rules give the focus back', async ({ browser }) => {
  const [ines, tomas] = [await somebody(browser), new WireSeat()];
  await between(ines.page, { asks: (text) => text.replace('"hand_over":{"seat":1}', '"hand_over":{"seat":7}') });
  await gather([ines, tomas], ['Ines', 'Tomáš'], unhurried());
  await ines.hands.press(ines.button('Menu'));
  await ines.hands.press(ines.button('Make host'));
  const said = ines.page.getByRole('dialog').getByRole('alert');
  await expect(said).toContainText(ines.words.say('refusal-no_such_seat'));
  // Nothing lies over it, and it can be put away.
  await said.getByRole('button', { name: 'Close' }).click();
  await expect(said).toHaveCount(0);
  await ines.page.keyboard.press('Escape');

  const help = ines.button(ines.words.say('ui-rules-of-phase'));
  await help.click();
  await ines.page.locator('dialog footer').getByRole('button', { name: 'Close' }).click();
  await expect(help).toBeFocused();
});

test('a link is copied where there is no clipboard, or shown to be copied by hand', async ({ browser }) => {
  const ines = await somebody(browser);
  const { page, words } = ines;
  await page.context().grantPermissions(['clipboard-read']);
  // As it is on a server in one's own network, without https.
  await page.addInitScript(() => {
    const { clipboard } = navigator;
    Object.assign(window, { look: () => clipboard.readText() });
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  const link = await tableFor(ines, 'Ines', unhurried());
  const share = ines.button(words.say('ui-share')).filter({ visible: true });
  await ines.hands.press(ines.button(words.say('lobby-copy')).filter({ visible: true }));
  await expect(page.getByRole('status').filter({ hasText: words.say('lobby-copied') })).toBeAttached();
  expect(await page.evaluate(() => (window as unknown as { look: () => Promise<string> }).look())).toBe(link);
  await page.evaluate(() => Object.assign(document, { execCommand: () => false }));
  await ines.hands.press(share);
  await expect(page.getByText(words.say('lobby-by-hand'))).toBeVisible();
  expect(await page.evaluate(() => String(getSelection()))).toBe(link);
});

test('an old tab is asked to reload after an update, and goes on with the game', async ({ browser }) => {
  const [ines, tomas] = [await somebody(browser), new WireSeat()];
  const link = await gather([ines, tomas], ['Ines', 'Tomáš'], unhurried());
  let old = true;
  await between(ines.page, {
    asks: (text) => (old ? text.replace('"t":"hello","v":2', '"t":"hello","v":4711') : text),
  });
  await ines.comes(link);
  await expect(ines.page.getByRole('heading', { name: 'Reload to keep playing' })).toBeVisible();
  old = false;
  await ines.hands.press(ines.button('Reload'));
  await expect(ines.page.getByText(/Choose a tile|is choosing/).first()).toBeVisible();
});

test('an old tab that lacks the screens of a round is asked to reload, and goes on with the puzzle', async ({
  browser,
}) => {
  const [ines, tomas] = [await somebody(browser), new WireSeat()];
  await ines.page.route('**/assets/moves-*.js', (route) => route.fulfill({ status: 404 }));
  await gather([ines, tomas], ['Ines', 'Tomáš'], unhurried());
  await play([ines, tomas], (seat) => seat.now.phase.type === 'solving');
  await expect(ines.page.getByRole('heading', { name: 'Reload to keep playing' })).toBeVisible();
  await ines.page.unroute('**/assets/moves-*.js');
  await ines.hands.press(ines.button('Reload'));
  await expect(ines.stage).toBeVisible();
});

test('a table that was cleared away says so to whoever still looks at it', async ({ browser }) => {
  const ines = await somebody(browser);
  let say: (text: string) => void = () => undefined;
  await between(ines.page, { hears: (send) => (say = send) });
  await tableFor(ines, 'Ines', unhurried());
  await expect(ines.page.getByRole('heading', { name: 'Who is at the table?' })).toBeVisible();
  say(JSON.stringify({ t: 'bye', now: Date.now(), reason: 'expired', text: 'nobody was here for a long time' }));
  await expect(ines.page.getByRole('heading', { name: 'This table was cleared away' })).toBeVisible();
  await expect(ines.button('Open a table')).toBeVisible();
});

test('a line that hangs is noticed, and what was done on it is not lost', async ({ browser }) => {
  const [ines, tomas] = [await losing(browser, 'mouse'), new WireSeat()];
  await gather([ines, tomas], ['Ines', 'Tomáš'], unhurried({}, { start_player: 0 }));
  ines.lost.add('choosing');
  // The screens of the game come over the same line.
  await ines.reaches(ines.page.locator('button.chamber:enabled'));
  ines.line.hang();
  await ines.takes();
  await expect(ines.page.getByText('Connection lost')).toBeVisible();
  expect(tomas.now.phase).toMatchObject({ type: 'choosing', seat: 0 });
  const heard = await listenTo(ines.page);
  ines.line.mend();
  await tomas.until(() => tomas.now.phase.type === 'choosing' && tomas.now.phase.seat === 1);
  await expect(ines.page.getByText('Connection lost')).toHaveCount(0);
  await expect.poll(heard).toContain(ines.words.say('table-back'));
});

test('a placement that comes too late is refused in the person’s language', { tag: '@smoke' }, async ({ browser }) => {
  const [ines, tomas] = [await losing(browser, 'mouse', german), new WireSeat()];
  await gather([ines, tomas], ['Ines', 'Tomáš'], unhurried());
  // The same person on a second device, and the line of the first breaks before the tile is laid.
  const second = await WireSeat.of(ines.page);
  await play([second, tomas], ({ now }) => now.phase.type === 'placing' && now.phase.seat === 0);
  const { page, words, line } = ines;
  const { x, y } = bestPlacement(second.now, 0).placement;
  await ines.reaches(page.getByRole('button', { name: words.spot({ x, y }), exact: true }));
  await page.getByRole('button', { name: words.spot({ x, y }), exact: true }).click();
  await page
    .getByRole('button', { name: words.say('place-lay'), exact: true })
    .filter({ visible: true })
    .click();
  line.cut();
  await expect(page.getByText(words.say('table-lost'), { exact: true })).toBeVisible();
  await page
    .getByRole('button', { name: new RegExp(`^${words.say('networker-keep')}`) })
    .filter({ visible: true })
    .click();
  await page
    .getByRole('button', { name: words.like('place-confirm-only') })
    .filter({ visible: true })
    .click();
  await second.places();
  line.mend();
  const late = page.getByText(words.say('refusal-wrong_order')).or(page.getByText(words.say('refusal-wrong_phase')));
  await expect(late).toBeVisible();
});
