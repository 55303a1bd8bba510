// Games of Circuit: a whole one by mouse, from the first click to the rematch; by keys alone, and with four people, as
// much of one as shows every phase, and then its end.
import { gather, somebody, unhurried } from '../src/gather';
import { play } from '../src/seat';
import { afterOneRound, wholeGame } from '../src/story';
import { expect, test } from '../src/test';
import { WireSeat } from '../src/wire-seat';

test('a whole game of Circuit by mouse, from the first click to the rematch, with everything that moves', async ({
  browser,
}) => {
  await wholeGame(browser, 'mouse', 'game', { reducedMotion: 'no-preference' });
});

test('every phase of Circuit by keys alone, from home to the rematch', async ({ browser }) => {
  await wholeGame(browser, 'keys', 'round');
});

test('four people play Circuit to the end', async ({ browser }) => {
  const ines = await somebody(browser);
  const others = [new WireSeat(), new WireSeat(), new WireSeat()];
  await gather([ines, ...others], ['Ines', 'Tomáš', 'Mara', 'Jan'], unhurried({ seats: 4 }));
  await play([ines, ...others], ({ now }) => now.round > 1);
  await afterOneRound(ines, others);
  await expect(ines.page.getByRole('row')).toHaveCount(5);
  expect(ines.refusals).toEqual([]);
  expect(ines.errors).toEqual([]);
});
