// Four people at three nodes behind a proxy that sends each line to the next of them play a whole game of each kind,
// and every node is killed on the way. Nobody loads a page anew. Run by `make cluster-test`: it takes a minute or two.
import type { Page } from '@playwright/test';
import { CipherSeat, CipherWire, cipherTable, quickRound } from '../src/cipher-seat';
import { gather, somebody, unhurried } from '../src/gather';
import { play } from '../src/player';
import { here, isHere, Server } from '../src/server';
import { expect, test } from '../src/test';
import { WireSeat } from '../src/wire-seat';

const names = ['Ines', 'Tomáš', 'Mara', 'Žofie'];

test.describe('three nodes', { tag: '@cluster' }, () => {
  test.skip(process.env['E2E_CLUSTER'] !== '1', 'make cluster-test');
  let [alone, nodes]: [Server | null, Server | null] = [null, null];

  test.beforeAll(async () => {
    alone = here();
    nodes = await Server.many();
    isHere(nodes);
  });
  test.afterAll(async () => {
    isHere(alone!);
    await nodes?.stop();
  });

  const stays = (page: Page) => page.evaluate(() => Object.assign(window, { stays: true }));
  const hasStayed = (page: Page) => page.evaluate(() => 'stays' in window);

  test('a whole game of Circuit goes on through the death of each of them', async ({ browser }) => {
    const ines = await somebody(browser, 'mouse', { baseURL: nodes!.origin });
    const seats = [ines, new WireSeat(), new WireSeat(), new WireSeat()];
    await gather(seats, names, unhurried());
    await stays(ines.page);
    const dying = async () => {
      for (const number of [1, 2, 3]) {
        await ines.until(() => ines.over || ines.now.round > number);
        await nodes!.kills(number);
      }
    };
    await Promise.all([play(seats), dying()]);
    await ines.reaches(ines.page.getByRole('heading', { level: 1, name: /wakes? the machine/ }));
    expect(await hasStayed(ines.page)).toBe(true);
    expect(ines.errors).toEqual([]);
    for (const seat of seats) expect(seat.now).toEqual({ ...ines.now, you: seat.now.you });
  });

  test('so does one of Cipher', async ({ browser }) => {
    const ines = new CipherSeat(await somebody(browser, 'mouse', { baseURL: nodes!.origin }));
    const seats = [ines, new CipherWire(), new CipherWire(), new CipherWire()];
    await gather(
      seats.map(({ at }) => at),
      names,
      cipherTable({ length: 3 }),
    );
    await stays(ines.page);
    const words = ['cat', 'sun', 'dog', 'ink'];
    for (const [round, word] of words.entries()) {
      const dying = round > 0 ? nodes!.kills(round) : Promise.resolve();
      await Promise.all([quickRound(seats, word), dying]);
    }
    await ines.page.getByRole('heading', { name: /the key/ }).waitFor();
    expect(await hasStayed(ines.page)).toBe(true);
    expect(ines.view.sheet.map(({ word }) => word)).toEqual(words.map((word) => word.toUpperCase()));
  });
});
