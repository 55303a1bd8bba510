// Circuit on a phone, by finger: a round with every gesture, against a second phone.
import { expect, test } from '@playwright/test';
import { Pointer } from '../src/hands';
import { play, Seat } from '../src/seat';

test.setTimeout(240_000);

test('two phones play rounds of Circuit by touch', async ({ browser }, info) => {
  const seats = (await Promise.all(
    [0, 1].map(async () => {
      const page = await (await browser.newContext(info.project.use)).newPage();
      return new Seat(page, new Pointer(page, true));
    }),
  )) as [Seat, Seat];
  const [ines, tomas] = seats;
  const link = await ines.opens('Ines');
  await ines.page.getByRole('radiogroup', { name: 'Seats' }).getByText('2', { exact: true }).tap();
  await ines.until(() => ines.table?.seats.length === 2);
  await ines.page.getByRole('radiogroup', { name: 'Sand timer' }).getByText('∞').tap();
  await ines.until(() => JSON.stringify(ines.table?.settings).includes('"timer":null'));
  await tomas.page.goto(link);
  await tomas.named('Tomáš');
  await tomas.button('I am ready').tap();
  await ines.button('Start with 2').tap();
  await Promise.all(seats.map((seat) => seat.until(() => seat.view !== null)));
  await play(seats, ({ now }) => now.round > 2);
  for (const seat of seats) {
    // Nothing sticks out to the side on a phone.
    const wide = await seat.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    expect(seat.refusals).toEqual([]);
    expect(seat.errors).toEqual([]);
  }
});
