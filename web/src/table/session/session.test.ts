// A session at a table whose server is this test.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Wire } from '../../net/wire';
import type { View as CipherView } from '../../protocol/cipher/View';
import type { View } from '../../protocol/circuit/View';
import type { TableState } from '../../protocol/TableState';
import type { Draft } from '../../puzzles/puzzles';
import { CircuitGame } from '../../circuit/game/circuit.svelte';
import { TableSession } from './session.svelte';

const table = {
  code: 'ABCD',
  stage: 'playing',
  seats: [],
  settings: { game: { circuit: {} } },
} as unknown as TableState;
/** Somebody at a puzzle. Every message brings a puzzle of its own, as the line does. */
const solving = () =>
  ({
    phase: { type: 'solving', first: null, deadline: null },
    seats: [],
    you: { seat: 0, puzzle: { category: 'weight' }, placements: [] },
  }) as unknown as View;
const draft = { category: 'weight', left: [1], right: [0] } as Draft;

let session: TableSession;
function welcomes(state = table) {
  Wire.last.accept();
  Wire.last.says({ t: 'welcome', now: 1, v: 2, table: state, chat: [], you: 'ines' });
}
function circuit(): CircuitGame {
  if (!(session.game instanceof CircuitGame)) throw new Error('no game of Circuit');
  return session.game;
}
const shows = (seq: number) => Wire.last.says({ t: 'view', now: 1, game: 'g', seq, zero: 0, seat: 0, view: solving() });

beforeEach(() => {
  Wire.all = [];
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Wire);
  session = new TableSession('ABCD');
  session.open();
  welcomes();
});
afterEach(() => {
  session.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('after a gap in the steps', () => {
  beforeEach(() => {
    shows(7);
    circuit().draft(draft);
    Wire.last.says({ t: 'step', game: 'g', seq: 9, at: 0, events: [], patch: {} });
    welcomes();
  });

  it('the whole view is asked for', () => {
    expect(Wire.all).toHaveLength(2);
    expect(Wire.last.sent[0]).toEqual({ t: 'hello', v: 2, short: true, seat: 0 });
    shows(9);
    Wire.last.breaks();
    vi.advanceTimersByTime(1_000);
    welcomes();
    expect(Wire.last.sent[0]).toMatchObject({ game: 'g', seq: 9 });
  });

  it('the game goes on with the pieces as they lie, also those that are still to be sent', () => {
    const game = circuit();
    const { puzzle } = game;
    game.draft({ ...draft, left: [2] } as Draft);
    shows(9);
    expect(session.game).toBe(game);
    expect(game.puzzle).toBe(puzzle);
    vi.advanceTimersByTime(200);
    expect(Wire.last.commands.at(-1)).toMatchObject({ action: { draft: { left: [2] } } });
  });
});

describe('a line that breaks before the view from another seat is there', () => {
  it('asks for the whole view from that seat', () => {
    shows(7);
    session.look(1);
    Wire.last.breaks();
    vi.advanceTimersByTime(1_000);
    welcomes();
    expect(Wire.last.sent[0]).toEqual({ t: 'hello', v: 2, short: true, seat: 1 });
  });
});

describe('a line that comes back to the other kind of game', () => {
  // Written for F-81: the table went through its lobby while nobody heard it.
  it('shows that game and goes on with its steps', () => {
    shows(7);
    const before = circuit();
    const close = vi.spyOn(before, 'close');
    Wire.last.breaks();
    vi.advanceTimersByTime(1_000);
    welcomes({ ...table, settings: { game: { cipher: {} } } } as unknown as TableState);
    const view = { sheet: [], phase: { type: 'over' }, clock: null, you: null } as unknown as CipherView;
    Wire.last.says({ t: 'view', now: 1, game: 'h', seq: 0, zero: 0, seat: 0, view });
    expect(session.game?.kind).toBe('cipher');
    expect(close).toHaveBeenCalled();
    Wire.last.says({ t: 'step', game: 'h', seq: 1, at: 0, events: [], patch: { clock: null } });
    expect(session.game?.view).toMatchObject({ sheet: [], clock: null });
  });
});

describe('what was said while nobody was here', () => {
  // Written for F-45: lines that came while the tab was closed had no dot.
  const line = (n: number, person = 'tomas') => ({ n, at: 0, person, name: person, say: { text: 'hello' } });
  const comesBack = (...chat: ReturnType<typeof line>[]) => {
    session.close();
    session = new TableSession('ABCD');
    session.open();
    Wire.last.accept();
    Wire.last.says({ t: 'welcome', now: 1, v: 2, table, chat, you: 'ines' });
  };

  it('is news to whoever was here before, and only until it is read', () => {
    comesBack(line(1), line(2), line(3, 'ines'), line(4));
    expect(session.unread).toBe(3);
    session.read();
    comesBack(line(1), line(2), line(3, 'ines'), line(4));
    expect(session.unread).toBe(0);
  });

  it('is old to whoever comes for the first time', () => {
    localStorage.clear();
    comesBack(line(1), line(2));
    expect(session.unread).toBe(0);
    comesBack(line(1), line(2), line(3));
    expect(session.unread).toBe(1);
  });
});

describe('whoever leaves', () => {
  it('goes when the server knows', async () => {
    const left = session.leave('game');
    const [command] = Wire.last.commands as { id: string }[];
    expect(command).toMatchObject({ t: 'table', do: 'leave' });
    Wire.last.says({ t: 'did', now: 1, id: command!.id });
    await expect(left).resolves.toBe(true);
  });

  it('stays and reads why when it is refused', async () => {
    const left = session.leave('game');
    const [command] = Wire.last.commands as { id: string }[];
    Wire.last.says({ t: 'refused', now: 1, id: command!.id, refusal: 'no_seat', text: '' });
    await expect(left).resolves.toBe(false);
    expect(session.refused).toEqual({ place: 'game', refusal: 'no_seat' });
  });

  it('waits for no line, and is not made to leave later', async () => {
    Wire.last.breaks();
    await expect(session.leave('game')).resolves.toBe(true);
    vi.advanceTimersByTime(1_000);
    welcomes();
    expect(Wire.last.commands).toEqual([]);
  });

  it('does not wait for a line that breaks meanwhile', async () => {
    const left = session.leave('game');
    Wire.last.breaks();
    await expect(left).resolves.toBe(true);
  });
});
