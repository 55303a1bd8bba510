// Cipher on a phone, by finger.
import { cipherGame, cipherTable, fine, quickRound } from '../src/cipher-seat';
import { expect, test } from '../src/test';

test('a phone plays Cipher by touch', { tag: '@smoke' }, async ({ browser }, info) => {
  const seats = await cipherGame(
    browser,
    ['touch', 'wire'],
    cipherTable({ length: 3, first_coder: 1 }),
    info.project.use,
  );
  const [tomas, ines] = seats;
  const stays = async () => {
    // Nothing sticks out to the side on a phone.
    expect(await tomas.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  };
  await stays();
  await ines.composes('cat');
  await ines.handsOut('wide');
  expect(await tomas.asks(3)).toBe(false);
  expect(await tomas.asks(1)).toBe(true);
  await stays();
  // A finger turns what lies there.
  const piece = tomas.page.locator('.piece').first();
  const before = await piece.innerHTML();
  const middle = await piece.locator('.reach').evaluate((path: SVGPathElement) => {
    const { x, y } = path.getPointAtLength(path.getTotalLength() / 2).matrixTransform(path.getScreenCTM()!);
    return { x, y };
  });
  await tomas.page.touchscreen.tap(middle.x, middle.y);
  await expect.poll(() => piece.innerHTML()).not.toBe(before);
  for (const zone of [2, 2]) {
    await ines.handsOut('long');
    expect(await tomas.asks(zone)).toBe(true);
  }
  // C, A and T have six segments: now the last three are left.
  await tomas.until(() => tomas.board.bonus_phase);
  await stays();
  await tomas.requests();
  await ines.handsOut('short');
  expect(await tomas.asks(2)).toBe(true);
  await tomas.guesses('cat');
  await tomas.until(() => tomas.view.sheet.length === 1);
  await tomas.goesOn();
  await stays();
  // Now the word is theirs to hide, and its segments to hand out.
  await tomas.composes('sun');
  await stays();
  await tomas.handsOut();
  await ines.guesses('sun');
  await tomas.until(() => tomas.view.sheet.length === 2);
  await tomas.goesOn();
  for (const word of ['dog', 'ink']) await quickRound(seats, word);
  await stays();
  fine(seats);
});
