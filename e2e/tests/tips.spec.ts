// The tips that only come up in a game with others: of the sand timer, of networkers, of the wheel.
import { covered } from '../src/covered';
import { gather, unhurried } from '../src/gather';
import { Pointer } from '../src/hands';
import { play, type Player } from '../src/player';
import { Seat } from '../src/seat';
import { bestPlacement } from '../src/strategy';
import { expect, test } from '../src/test';
import { WireSeat } from '../src/wire-seat';
import { english } from '../src/words';

const windows = [
  [360, 740],
  [740, 360],
  [768, 1024],
  [1366, 657],
] as const;

test('no tip of a game lies over what is to be pressed, in windows of all sizes', async ({ browser }) => {
  const context = await browser.newContext();
  // The tips that the tutorial shows as well are known.
  await context.addInitScript(() => localStorage.setItem('enigma-tips', 'choose solve above place outcome'));
  const page = await context.newPage();
  const [ines, tomas] = [new Seat(page, new Pointer(page)), new WireSeat()];
  const { words } = ines;
  await gather([ines, tomas], ['Ines', 'Tomáš'], unhurried({}, { timer: 180 }));
  // What the tips are not about, she does on a second device.
  const second = await WireSeat.of(page);
  const tip = page.locator('.tip');
  const shows = async (text: Parameters<typeof words.say>[0]) => {
    await expect(tip, `${text} in a window of ${page.viewportSize()!.width}`).toContainText(words.say(text));
    await expect.poll(() => covered(page), words.say(text)).toEqual([]);
    await ines.hands.press(ines.button(words.say('tip-got-it')));
    await expect(tip).toHaveCount(0);
  };
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    await page.reload();
    const { round } = ines.now;
    await play([second, tomas], ({ now }) => now.phase.type === 'solving');
    await ines.reaches(ines.stage);
    // It has turned over.
    await expect(page.locator('.stage.opens')).toHaveCount(0);
    const lies = await ines.stage.boundingBox();
    const kept = (await page.locator('.coach.tipped').count()) > 0;
    await tomas.solves();
    await expect(tip).toContainText(words.say('tip-timer'));
    // Somebody may be laying a piece just now, and has to know what for.
    expect(await ines.stage.boundingBox(), `the board in a window of ${width}`).toEqual(lies);
    await expect(page.locator('.coach .words > p:not(.refusal)')).toBeVisible();
    await shows('tip-timer');
    // Whoever puts it away has its room back, where there was some.
    const grown = (await ines.stage.boundingBox())!.height - lies!.height;
    expect(grown > 0, `the board without the tip in a window of ${width}`).toBe(kept);
    // On a phone on its side it stands in place of the words: a puzzle of a first game is hardly lower than any.
    if (height <= 480) expect(grown, `room of a tip in a window of ${width}`).toBeLessThan(24);
    await second.solves();
    const places = (seat: Player) => seat.now.phase.type === 'placing' && seat.now.phase.seat === seat.mySeat;
    await play([tomas], () => places(ines));
    await ines.reaches(
      ines.page.getByRole('button', { name: words.say('place-lay'), exact: true }).filter({ visible: true }),
    );
    await ines.aims(bestPlacement(ines.now, 0).placement);
    await shows('tip-networker');
    await ines.sends(null);
    await play([tomas], ({ now }) => now.round > round);
    await ines.reaches(
      page
        .locator('.coach')
        .getByText(words.like('coach-round', 'round', 'name'))
        .or(page.locator('.coach').getByText(words.like('coach-round-you', 'round')))
        .filter({ visible: true }),
    );
    await shows('tip-wheel');
    // Who solved is told in windows of all sizes, in words, too.
    const puzzles = page.getByRole('region', { name: words.say('round-puzzles') });
    await expect(puzzles).toBeVisible();
    await expect(
      puzzles.getByRole('listitem').filter({ hasText: words.like('solutions-solved', 'name', 'time') }),
    ).toHaveCount(2);
  }
});

test('no chamber moves when the first tip goes by choosing; put away by its button, it gives its room back', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await context.addInitScript(() => localStorage.setItem('enigma-tips', localStorage.getItem('test-tips') ?? 'off'));
  const page = await context.newPage();
  const ines = new Seat(page, new Pointer(page, true));
  const tomas = new WireSeat();
  await gather([ines, tomas], ['Ines', 'Tomáš'], unhurried());
  // Whoever starts.
  await play([tomas], () => ines.now.phase.type === 'choosing' && ines.now.phase.seat === ines.mySeat);
  await ines.until(() => ines.now.phase.type === 'choosing' && ines.now.phase.seat === ines.mySeat);
  const chambers = page.locator('.chamber');
  const lie = () =>
    chambers.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as { height: number }));
  await expect(chambers).toHaveCount(4);
  await page.evaluate(() => localStorage.setItem('test-tips', ''));
  const tipped = async () => {
    await page.reload();
    await expect(page.locator('.tip')).toContainText(ines.words.say('tip-choose'));
    await expect.poll(() => covered(page)).toEqual([]);
    return lie();
  };
  const before = await tipped();
  const free = await chambers.evaluateAll((all) => all.findIndex((each) => !(each as HTMLButtonElement).disabled));
  await ines.hands.press(chambers.nth(free));
  await expect(page.locator('.tip')).toHaveCount(0);
  // The chosen one is lifted.
  const others = <Item>(all: Item[]) => all.filter((_, index) => index !== free);
  expect(others(await lie())).toEqual(others(before));

  expect(await tipped()).toEqual(before);
  await ines.hands.press(ines.button(ines.words.say('tip-got-it')));
  await expect(page.locator('.tip')).toHaveCount(0);
  for (const [index, { height }] of (await lie()).entries()) expect(height).toBeGreaterThan(before[index]!.height);
});

test('the tip of Angular lies over nothing that is to be pressed, in windows of all sizes', async ({ browser }) => {
  const context = await browser.newContext();
  await context.addInitScript(() =>
    localStorage.setItem('enigma-tips', 'choose solve timer place outcome networker wheel'),
  );
  const page = await context.newPage();
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    await page.goto('/practice/angular');
    await expect(page.locator('.tip'), `in a window of ${width}`).toContainText(english.say('tip-above'));
    await expect.poll(() => covered(page), `in a window of ${width}`).toEqual([]);
  }
  await context.close();
});
