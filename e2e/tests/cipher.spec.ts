// A whole game of Cipher by mouse: two people, two words each.
import { expect, test } from '@playwright/test';
import { Pointer } from '../src/hands';
import { Seat } from '../src/seat';
import type { View } from '../../web/src/protocol/cipher/View';

test.setTimeout(180_000);

const words = ['radio', 'piano', 'river', 'table'];

test('two people play Cipher to the end', async ({ browser }) => {
  const [ines, tomas] = (await Promise.all(
    [0, 1].map(async () => {
      const page = await (await browser.newContext()).newPage();
      return new Seat(page, new Pointer(page));
    }),
  )) as [Seat, Seat];
  const link = await ines.opens('Ines', 'Cipher');
  await ines.page.getByRole('radiogroup', { name: 'Seats' }).getByText('2', { exact: true }).click();
  await ines.until(() => ines.table?.seats.length === 2);
  await tomas.page.goto(link);
  await tomas.named('Tomáš');
  await tomas.button('I am ready').click();
  await ines.button('Start with 2').click();

  const seats = [ines, tomas];
  const view = (seat: Seat) => seat.view as unknown as View;
  await Promise.all(seats.map((seat) => seat.until(() => seat.view !== null)));
  let round = 0;
  while (view(ines).stage.type !== 'over') {
    const now = view(ines).round;
    const coder = seats[view(ines).coder]!;
    const decoder = seats.find((seat) => seat !== coder)!;
    const secret = words[round % words.length]!;
    await coder.page.getByRole('textbox').first().fill(secret);
    await coder.button('Seal the word').click();
    await decoder.until(() => view(decoder).stage.type === 'decode');
    // Nobody but the coder is ever told the word.
    expect(JSON.stringify(view(decoder)).toLowerCase()).not.toContain(secret);

    // One segment is handed out and asked about, then the word is named.
    await coder.page.getByRole('region', { name: 'Secret compartment' }).getByRole('button').and(coder.page.locator(':enabled')).first().click();
    await decoder.until(() => (view(decoder).stage as { held?: unknown }).held !== null);
    await decoder.button(/^Zone 1/).click();
    await decoder.button(/^Does it go in/).click();
    await decoder.until(() => (view(decoder).stage as unknown as { questions: unknown[] }).questions.length === 1);
    await decoder.page.getByRole('textbox').first().fill(secret.toUpperCase());
    await decoder.button('Spend a token and guess').click();
    await decoder.until(() => view(decoder).sheet.length === now);
    for (const seat of seats) await seat.button(/^(Next: |To the final score)/).click();
    round += 1;
  }
  for (const seat of seats) {
    await expect(seat.page.getByRole('heading', { level: 1 })).toContainText('broke the most');
    expect(seat.errors).toEqual([]);
  }
});
