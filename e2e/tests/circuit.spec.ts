// Whole games of Circuit: by mouse, and by keys alone from home to the rematch.
import { expect, test } from '@playwright/test';
import { gather, somebody, unhurried } from '../src/gather';
import { play } from '../src/seat';
import { wholeGame } from '../src/story';

test.setTimeout(600_000);

test('two people play Circuit by mouse, from the first click to the rematch', async ({ browser }) => {
  await wholeGame(browser, 'mouse');
});

test('two people play Circuit by keys alone, from home to the rematch', async ({ browser }) => {
  await wholeGame(browser, 'keys');
});

test('four people play Circuit to the end', async ({ browser }) => {
  const seats = await Promise.all([0, 1, 2, 3].map(() => somebody(browser)));
  await gather(seats, ['Ines', 'Tomáš', 'Mara', 'Jan'], unhurried({ seats: 4 }));
  await play(seats);
  for (const seat of seats) {
    await seat.reaches(seat.page.getByRole('heading', { level: 1, name: /wakes? the machine/ }));
    await expect(seat.page.getByRole('row')).toHaveCount(5);
    expect(seat.refusals).toEqual([]);
    expect(seat.errors).toEqual([]);
  }
});
