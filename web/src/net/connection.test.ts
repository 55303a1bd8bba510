// The line against a WebSocket whose other end is this test.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServerMsg } from '../protocol/ServerMsg';
import type { TableState } from '../protocol/TableState';
import { Connection, type Link } from './connection';
import { Wire } from './wire';

const welcome: ServerMsg = { t: 'welcome', now: 1_000_000, v: 2, table: {} as TableState, chat: [] };
const last = () => Wire.last;
const commands = (wire: Wire) => wire.commands;

function line() {
  const heard: ServerMsg[] = [];
  const links: Link['state'][] = [];
  const connection = new Connection('ws://test/ws/ABCD', {
    seen: () => ({ game: 'g', seq: 7 }),
    message: (message) => heard.push(message),
    link: ({ state }) => links.push(state),
  });
  connection.open();
  return { connection, heard, links };
}

let open: Connection[] = [];
function live() {
  const made = line();
  open.push(made.connection);
  last().accept();
  last().says(welcome);
  return made;
}

beforeEach(() => {
  Wire.all = [];
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Wire);
});
afterEach(() => {
  for (const connection of open) connection.close();
  open = [];
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the line to a table', () => {
  it('begins with hello and what was seen', () => {
    live();
    expect(last().sent[0]).toEqual({ t: 'hello', v: 2, short: true, game: 'g', seq: 7 });
  });

  it('tries again by itself while the server cannot reach its data, and says so', () => {
    const { connection } = live();
    last().says({ t: 'bye', now: 1, reason: 'trouble', text: 'the server cannot reach its data just now' });
    expect(connection.link).toMatchObject({ state: 'lost', trouble: true });
    const tries = Wire.all.length;
    vi.advanceTimersByTime(16_000);
    expect(Wire.all.length).toBe(tries + 1);
    last().accept();
    last().says(welcome);
    expect(connection.link.state).toBe('live');
  });

  it('answers a command once, under its own id', async () => {
    const { connection } = live();
    const first = connection.send({ t: 'table', do: 'start' });
    const second = connection.send({ t: 'table', do: 'leave' });
    const [a, b] = commands(last()) as { id: string }[];
    last().says({ t: 'refused', now: 1, id: b!.id, refusal: 'no_seat', text: 'you have no seat here' });
    last().says({ t: 'did', now: 1, id: a!.id, seq: 8 });
    await expect(first).resolves.toEqual({ ok: true, seq: 8 });
    await expect(second).resolves.toMatchObject({ ok: false, refusal: 'no_seat' });
    expect(connection.waiting).toBe(0);
  });

  it('keeps commands while offline and sends them again under the same id until they are answered', async () => {
    const { connection, links } = live();
    const sent = connection.send({ t: 'table', do: 'start' });
    const before = commands(last())[0];
    last().breaks();
    const queued = connection.send({ t: 'table', do: 'rematch' });
    expect(links.at(-1)).toBe('lost');
    vi.advanceTimersByTime(1000);
    expect(Wire.all).toHaveLength(2);
    last().accept();
    expect(commands(last())).toEqual([]); // not before the server has welcomed us
    last().says(welcome);
    const again = commands(last()) as { id: string }[];
    expect(again[0]).toEqual(before);
    expect(again).toHaveLength(2);
    for (const { id } of again) last().says({ t: 'did', now: 1, id });
    await expect(sent).resolves.toMatchObject({ ok: true });
    await expect(queued).resolves.toMatchObject({ ok: true });
  });

  it('lets a later draft take the place of one that waits', async () => {
    const { connection } = live();
    last().breaks();
    const old = connection.send({ t: 'do', action: 1 }, 'draft');
    void connection.send({ t: 'do', action: 2 }, 'draft');
    await expect(old).resolves.toEqual({ ok: true, seq: null });
    vi.advanceTimersByTime(1000);
    last().accept();
    last().says(welcome);
    expect(commands(last())).toMatchObject([{ action: 2 }]);
  });

  it('tries again ever more slowly, and at once when the network is back', () => {
    const { links } = live();
    last().breaks();
    for (let i = 0; i < 8; i += 1) {
      vi.advanceTimersByTime(16_000);
      last().breaks();
    }
    const tries = Wire.all.length;
    vi.advanceTimersByTime(1000);
    expect(Wire.all.length).toBe(tries); // by now it waits for seven seconds at least
    window.dispatchEvent(new Event('online'));
    expect(Wire.all.length).toBe(tries + 1);
    last().accept();
    last().says(welcome);
    expect(links.at(-1)).toBe('live');
  });

  it('gives a dead line up', () => {
    live();
    vi.advanceTimersByTime(60_000);
    expect(Wire.all.length).toBeGreaterThan(1);
  });

  it('gives a line up soon that swallows what is sent on it, and keeps the command', () => {
    const { connection, links } = live();
    last().says({ t: 'pong', now: 1, n: 1 });
    const hung = last();
    void connection.send({ t: 'table', do: 'start' });
    vi.advanceTimersByTime(9_000);
    expect(links.at(-1)).toBe('lost');
    vi.advanceTimersByTime(1_000);
    expect(last()).not.toBe(hung);
    last().accept();
    last().says(welcome);
    expect(commands(last())).toEqual(commands(hung));
  });

  it('misses a line at once that was there, while it is opened anew after a sleep', () => {
    const { connection, links } = live();
    vi.advanceTimersByTime(1_000);
    document.dispatchEvent(new Event('visibilitychange'));
    vi.advanceTimersByTime(4_000);
    expect(Wire.all).toHaveLength(2);
    expect(links).toEqual(['live', 'lost']);
    expect(connection.link).toMatchObject({ since: performance.now() });
  });

  it('ends for good when the server says so, and comes back when it is only away', async () => {
    const { connection, links } = live();
    last().says({ t: 'bye', now: 1, reason: 'restart', text: '' });
    expect(links.at(-1)).toBe('lost');
    vi.advanceTimersByTime(1000);
    last().accept();
    last().says(welcome);
    const unanswered = connection.send({ t: 'table', do: 'start' });
    last().says({ t: 'bye', now: 1, reason: 'expired', text: '' });
    expect(connection.link).toEqual({ state: 'ended', reason: 'expired' });
    await expect(unanswered).resolves.toMatchObject({ ok: false, refusal: 'expired' });
    const tries = Wire.all.length;
    vi.advanceTimersByTime(60_000);
    expect(Wire.all.length).toBe(tries);
  });

  it('says a command again when the server had no room for it', () => {
    const { connection } = live();
    void connection.send({ t: 'table', do: 'start' });
    const [command] = commands(last()) as { id: string }[];
    last().says({ t: 'refused', now: 1, id: command!.id, refusal: 'too_fast', text: '' });
    vi.advanceTimersByTime(1000);
    expect(commands(last())).toEqual([command, command]);
  });
});
