// Cipher on two phones, by finger.
import { expect, test } from '@playwright/test';
import { cipherGame, cipherTable, fine, quickRound, type CipherSeat } from '../src/cipher-seat';

test.setTimeout(150_000);

test('two phones play Cipher by touch', async ({ browser }, info) => {
  const seats = (await cipherGame(browser, ['Ines', 'Tomáš'], cipherTable({ length: 3 }), ['touch', 'touch'], info.project.use)) as [CipherSeat, CipherSeat];
  const [ines, tomas] = seats;
  const stays = async () => {
    for (const { page } of seats) {
      // Nothing sticks out to the side on a phone.
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
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
  for (const seat of seats) {
    await seat.until(() => seat.view.sheet.length === 1);
    await seat.goesOn();
  }
  await stays();
  for (const word of ['sun', 'dog', 'ink']) await quickRound(seats, word);
  await stays();
  fine(seats);
});
