// How one comes to a table, whose server is this test.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../../browser/settings.svelte';
import { plans } from '../../net/plans';
import { Wire } from '../../net/wire';
import type { TableState } from '../../protocol/TableState';
import { TableSession } from './session.svelte';

const person = (id: string, more: object = {}) => ({
  holder: { person: { id, name: id, presence: 'here', ready: false, ...more } },
});
const free = { holder: null };
const tableOf = (seats: object[], stage = 'lobby') =>
  ({ code: 'ABCD', stage, seats, settings: { game: { circuit: {} } } }) as unknown as TableState;

let session: TableSession;
function welcomed(table: TableState, you?: string) {
  Wire.last.accept();
  Wire.last.says({ t: 'welcome', now: 1, v: 2, table, chat: [], ...(you !== undefined && { you }) });
}
const becomes = (table: TableState) => Wire.last.says({ t: 'table', now: 1, table });
const said = () => Wire.last.commands.map((command) => ('do' in command ? command.do : null));

beforeEach(() => {
  Wire.all = [];
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Wire);
  session = new TableSession('ABCD');
  session.open();
});
afterEach(() => {
  session.close();
  settings.change({ byEar: false });
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('whoever arrives', () => {
  it('sits down on the first free seat, once', () => {
    welcomed(tableOf([person('tomas'), free, free]), 'ines');
    expect(said()).toEqual([{ sit: { seat: 1 } }]);
    becomes(tableOf([person('tomas'), free, free]));
    expect(said()).toHaveLength(1);
  });

  it('is asked for a name first, and sits down where they wanted to', () => {
    welcomed(tableOf([free, free]));
    expect([session.arrival.asking, said()]).toEqual([true, []]);
    session.arrival.asking = false;
    session.arrival.sitAt(1);
    expect(session.arrival.asking).toBe(true);
    session.arrival.named();
    welcomed(tableOf([free, free]), 'ines');
    expect([session.arrival.asking, said()]).toEqual([false, [{ sit: { seat: 1 } }]]);
  });

  it('takes another seat where the wanted one is taken meanwhile', () => {
    welcomed(tableOf([free, free]));
    session.arrival.sitAt(1);
    session.arrival.named();
    welcomed(tableOf([free, person('tomas')]), 'ines');
    expect(said()).toEqual([{ sit: { seat: 0 } }]);
  });

  it.each([
    ['nowhere to sit', tableOf([person('tomas'), person('mara')])],
    ['a game that has begun', tableOf([person('tomas'), free], 'playing')],
  ])('watches where there is %s', (_, table) => {
    welcomed(table);
    expect([session.arrival.asking, said()]).toEqual([false, []]);
  });

  it('carries out what was meant when the table was opened, once', () => {
    plans.set('ABCD', { bots: ['spark', 'relay'], start: true });
    welcomed(tableOf([person('ines'), free]), 'ines');
    expect(said()).toEqual([{ bot: { seat: 1, level: 'spark' } }, 'start']);
    expect(plans.size).toBe(0);
  });
});

describe('who plays by ear', () => {
  it('is told before a game begins by itself, and once', () => {
    settings.change({ byEar: true });
    plans.set('ABCD', { bots: [], start: true });
    welcomed(tableOf([person('ines'), person('tomas')]), 'ines');
    expect(said()).toEqual([{ by_ear: { by_ear: true } }, 'start']);
    becomes(tableOf([person('ines'), person('tomas')]));
    expect(said()).toHaveLength(2);
  });

  it('is told when it changes, and on a new line when the table has not heard it', () => {
    welcomed(tableOf([person('ines')], 'playing'), 'ines');
    expect(said()).toEqual([]);
    settings.change({ byEar: true });
    expect(said()).toEqual([{ by_ear: { by_ear: true } }]);
    settings.change({ theme: 'dark' });
    expect(said()).toHaveLength(1);
    session.close();
    session = new TableSession('ABCD');
    session.open();
    welcomed(tableOf([person('ines', { by_ear: true })], 'playing'), 'ines');
    expect(said()).toEqual([]);
  });

  it('is nothing to a table where one only watches', () => {
    welcomed(tableOf([person('tomas')], 'playing'), 'ines');
    settings.change({ byEar: true });
    expect(said()).toEqual([]);
  });
});
