import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Event } from '../../protocol/circuit/Event';
import type { View } from '../../protocol/circuit/View';
import { CircuitGame } from './circuit.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const gaveUp = { seat: 0, state: { type: 'gave_up' } };
/** As much of a view as moments need. */
function view(round: number, phase: object, solutions: readonly object[] = []): View {
  const seats = [0, 1].map(() => ({ score: 0, gained: 0, attempt: null }));
  return {
    round,
    phase,
    solutions,
    seats,
    start_player: round % 2,
    you: { seat: 0, puzzle: null, placements: [] },
  } as unknown as View;
}
const solving = view(1, { type: 'solving', first: null, deadline: null });
const placing = view(1, { type: 'placing', seat: 1, deadline: null }, [gaveUp]);
const placingByClock = view(1, { type: 'placing', seat: 1, deadline: 30_000 }, [gaveUp]);
const choosing = view(2, { type: 'choosing', seat: 0, deadline: 30_000 });
const choosingInPeace = view(2, { type: 'choosing', seat: 0, deadline: null });
const ended = { type: 'solving_ended' } as Event;
const roundEnded = { type: 'round_ended', round: 1 } as Event;

function gameAt(view: View, reads = () => false): CircuitGame {
  return new CircuitGame(view, {
    players: () => [],
    gameTime: () => 0,
    act: () => new Promise(() => undefined),
    refused: () => undefined,
    reads,
  });
}

/** Somebody who gave up; then the round ends, and they are the first to choose. */
function waitedFor(reads: () => boolean): CircuitGame {
  const game = gameAt(solving, reads);
  game.step(placingByClock, [ended]);
  expect(game.scene?.type).toBe('missed');
  vi.advanceTimersByTime(5_000);
  expect(game.scene?.type).toBe('missed');
  game.step(choosing, [roundEnded]);
  return game;
}

it('keeps nobody with their solution whose time to choose runs', () => {
  const game = waitedFor(() => false);
  expect(game.scene).toMatchObject({ type: 'round-end', round: 1, start: 0 });
  vi.advanceTimersByTime(2_400);
  expect(game.scene?.type).toBe('round-end');
  vi.advanceTimersByTime(200);
  expect(game.scene).toBeNull();
});

it('lets a tip at the end of a round be read, but not for ever', () => {
  const game = waitedFor(() => true);
  vi.advanceTimersByTime(8_000);
  expect(game.scene?.type).toBe('round-end');
  vi.advanceTimersByTime(8_000);
  expect(game.scene).toBeNull();
});

it('shows the end of the round after the moment before it was put away', () => {
  const game = gameAt(placingByClock);
  game.step(choosing, [{ type: 'placed', seat: 1 } as Event, roundEnded]);
  expect(game.scene?.type).toBe('placed');
  game.continue();
  expect(game.scene?.type).toBe('round-end');
  vi.advanceTimersByTime(2_400);
  expect(game.scene?.type).toBe('round-end');
  vi.advanceTimersByTime(200);
  expect(game.scene).toBeNull();
});

it('keeps every moment where no clock runs until one goes on', () => {
  const game = gameAt(solving);
  game.step(placing, [ended]);
  vi.advanceTimersByTime(600_000);
  game.step(choosingInPeace, [roundEnded]);
  expect(game.scene?.type).toBe('missed');
  game.continue();
  vi.advanceTimersByTime(600_000);
  expect(game.scene?.type).toBe('round-end');
  game.continue();
  expect(game.scene).toBeNull();
});

it('counts what a round brought from its beginning, not from its last step', () => {
  const seats = [
    { score: 5, gained: 3, attempt: null },
    { score: 4, gained: 0, attempt: null },
  ];
  const game = gameAt({ ...placing, seats } as unknown as View);
  game.step(choosing, [roundEnded]);
  expect(game.scene).toMatchObject({ type: 'round-end', before: [2, 4] });
});

it('tells what a planned move would bring, and nothing of ways that close nothing', () => {
  const closed = { members: [[1, 0, 0]], cells: { red: 1, yellow: 0, blue: 1 }, points: [0, 2], returned: [0, 1] };
  const you = { seat: 0, puzzle: null, placements: [], plans: [{ x: 1, y: 0, turn: 2, closes: [closed], could: 1 }] };
  const game = gameAt({ ...placing, board: {}, you } as unknown as View);
  expect(game.planOf({ x: 1, y: 0, rotation: 2 })).toMatchObject({
    closes: [{ x: 1, y: 0, network: 0 }],
    cells: 2,
    after: { 0: 0, 1: 2 },
    could: 1,
  });
  expect(game.planOf({ x: 1, y: 0, rotation: 1 })).toMatchObject({ closes: [], cells: 0, could: 0 });
});

it('knows the colour that somebody sent a networker to', () => {
  const tile = {
    networks: [
      { ports: ['N'], cells: ['yellow'] },
      { ports: ['S'], cells: ['blue', 'red'] },
    ],
  };
  const before = { ...placing, seats: placing.seats.map((seat) => ({ ...seat, tile })) } as unknown as View;
  const sentTo = (cell: number | null) => {
    const game = gameAt(before);
    game.step(choosing, [{ type: 'placed', seat: 1, cell } as Event]);
    return game.scene;
  };
  expect(sentTo(2)).toMatchObject({ by: 1, sent: 'red' });
  expect(sentTo(null)).toMatchObject({ by: 1, sent: null });
});

it('shows that somebody laid no tile, and whether they would not', () => {
  const seen = (declined: boolean) => {
    const game = gameAt(placing);
    game.step(choosing, [{ type: 'not_placed', seat: 1, tile: 'W01', declined }]);
    return game.scene;
  };
  expect(seen(true)).toMatchObject({ type: 'placed', by: 1, unlaid: 'declined' });
  expect(seen(false)).toMatchObject({ type: 'placed', by: 1, unlaid: 'late' });
});

it('shows networkers in the colours that people have chosen', () => {
  const tile = {
    x: 0,
    y: 0,
    turn: 0,
    networks: [{ ports: {}, cells: ['red'], closed: false }],
    networkers: [{ seat: 1, cell: 0 }],
  };
  const chosen = { seat: 1, look: 'chalk' as const, name: 'Mara' };
  const seat = {
    players: () => [null, chosen],
    gameTime: () => 0,
    act: () => new Promise<never>(() => undefined),
    refused: () => undefined,
  };
  const game = new CircuitGame({ ...placing, board: { '0,0': tile } } as unknown as View, seat);
  expect(game.board[0]!.networkers).toMatchObject([{ look: 'chalk' }]);
});

it('draws the board anew when a tile is laid, and not for every step', () => {
  // Written for F-84: 2 ms for each piece that somebody moved.
  const tile = { x: 0, y: 0, turn: 0, networks: [], networkers: [] };
  const laid = { ...solving, board: { '0,0': tile } } as unknown as View;
  const game = gameAt(laid);
  const { board } = game;
  game.step({ ...laid, seats: [...laid.seats] }, []);
  expect(game.board).toBe(board);
  game.step({ ...laid, board: { ...laid.board, '1,0': { ...tile, x: 1 } } }, []);
  expect(game.board).toHaveLength(2);
});
