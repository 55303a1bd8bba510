import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { i18n } from '../i18n/i18n.svelte';
import type { View } from '../protocol/circuit/View';
import type { CircuitRound } from '../protocol/replay/CircuitRound';
import type { Lane } from '../protocol/replay/Lane';
import type { SeatColour } from '../protocol/SeatColour';
import type { Replay } from '../protocol/replay/Replay';
import { placeOf, searchOf } from './shared/address';
import { emptyDraft, puzzleMoves } from './circuit/drafts';
import { cellsClosed, movesOf, pointsAfter, roundFrom, shownAt } from './circuit/moves';
import { raceOf, timesOf, yieldOf } from './circuit/numbers';
import { headlineOf, photoOf, stairsOf } from './circuit/photo';
import { describeMove, shortWords } from './circuit/speech';
import { cursorAt, moveAt, timelineOf } from './circuit/timeline';
import { Recorded } from './shared/recorded';
import { headOf, peopleOf, tenths } from './shared/words';

// A whole recorded game, as the server tells it.
const file = resolve(import.meta.dirname, '../gallery/replays/circuit.json');
const replay = JSON.parse(readFileSync(file, 'utf8')) as Replay;
const header = { ...replay.header, names: ['Mara', 'Tomáš', '', 'relay'], colours: [], bots: [3] };
const rounds = (replay.story as { rounds: CircuitRound[] }).rounds;
const recorded = new Recorded<View>(replay);
const moves = movesOf(rounds);
const seats = header.names.length;

beforeAll(async () => {
  await i18n.use('home', 'table', 'replay');
});

it('goes to any step and back, and comes to the end of the game', () => {
  const there = new Recorded<View>(replay);
  const last = there.last;
  expect(last.phase.type).toBe('over');
  expect(there.viewAt(0)).toEqual(replay.start);
  expect(there.viewAt(10_000)).toBe(last);
  expect(there.viewAt(-1)).toBe(there.viewAt(0));
  for (const { placement } of moves) expect(recorded.viewAt(placement.step)).toEqual(there.viewAt(placement.step));
});

it('everybody has the colour that was chosen; in a file that of the seat', () => {
  const looks = (colours: SeatColour[]) => peopleOf({ ...header, colours }).map(({ look }) => look);
  expect(looks(['rust', 'chalk', 'iris', 'moss'])).toEqual(['rust', 'chalk', 'iris', 'moss']);
  expect(looks([])).toEqual(['iris', 'moss', 'rust', 'chalk']);
});

it('the address carries what is looked at', () => {
  const place = { tab: 'solving', move: 18, round: 2, seat: 1 } as const;
  expect(searchOf(place)).toBe('?tab=solving&round=2&seat=1');
  expect(searchOf({ ...place, tab: 'board' })).toBe('?tab=board&move=18');
  expect(placeOf('?tab=board&move=18')).toEqual({ tab: 'board', move: 18, round: null, seat: null });
  expect(placeOf('?tab=chat&move=-3&round=x')).toEqual({ tab: 'board', move: null, round: null, seat: null });
});

describe('the board', () => {
  const players = peopleOf(header);

  it('has a tile more after each placement, and points as the rules gave them', () => {
    let tiles = 1;
    for (const move of moves) {
      const { board, at, closing, unlaid } = shownAt(recorded, moves, move.number, players);
      if (move.placement.laid) tiles += 1;
      expect(board).toHaveLength(tiles);
      expect(at === null).toBe(move.placement.laid === null);
      expect(unlaid !== null).toBe(move.placement.laid === null);
      expect(closing !== null).toBe(move.placement.closed.length > 0);
      if (closing) expect(closing.outcome.cells).toBe(cellsClosed(move.placement));
    }
    expect(shownAt(recorded, moves, 0, players).board).toHaveLength(1);
    expect(pointsAfter(moves, moves.length, seats)).toEqual(replay.header.outcome!.points);
    expect(pointsAfter(moves, 0, seats)).toEqual([0, 0, 0, 0]);
  });

  it('goes from round to round', () => {
    const first = (round: number) => moves.find((move) => move.round === round)!.number;
    expect(roundFrom(moves, 0, 1)).toBe(1);
    expect(roundFrom(moves, 1, 1)).toBe(first(2));
    expect(roundFrom(moves, first(2) + 1, -1)).toBe(first(2));
    expect(roundFrom(moves, first(2), -1)).toBe(first(1));
    expect(roundFrom(moves, 1, -1)).toBe(0);
    expect(roundFrom(moves, moves.length, 1)).toBe(moves.length);
  });

  it('says each move', () => {
    const closing = moves.find(({ placement }) => placement.closed.length > 0)!;
    const player = players[closing.placement.seat]!;
    const shown = shownAt(recorded, moves, closing.number, players);
    const said = describeMove(closing, moves.length, player, shown);
    expect(said).toContain(`Move ${closing.number} of ${moves.length}. ${player.name} laid a tile`);
    expect(said).toMatch(/\d+ cells come alive/);
    expect(shortWords(closing)).toMatch(/^Closes \d+ cells?, \+\d+$|come alive/);
    expect(describeMove(null, moves.length, undefined, shown)).toBe('The board before the first tile');
  });
});

describe('the timeline', () => {
  it('is as wide as its room where that is enough, and has every move in its order', () => {
    for (const room of [1400, 700, 330, 0]) {
      const line = timelineOf(rounds, room);
      const marks = line.blocks.flatMap((block) => block.moves);
      expect(marks.map(({ number }) => number)).toEqual(moves.map(({ number }) => number));
      for (const [i, mark] of marks.entries()) if (i > 0) expect(mark.x).toBeGreaterThan(marks[i - 1]!.x);
      if (room >= 700) expect(line.width).toBeCloseTo(room, 0);
      for (const block of line.blocks) {
        for (const lane of block.lanes) expect(lane.to).toBeLessThanOrEqual(block.moves[0]?.x ?? block.x + block.width);
        if (block.sand) expect(block.sand.from).toBeLessThanOrEqual(block.sand.to);
      }
    }
  });

  it('finds the move at a place', () => {
    const line = timelineOf(rounds, 1000);
    for (const { number } of moves) expect(moveAt(line, cursorAt(line, number))).toBe(number);
    expect(moveAt(line, -20)).toBe(0);
    expect(moveAt(line, 5000)).toBe(moves.length);
  });
});

describe('solving', () => {
  const lanes = rounds.flatMap(({ solving }) => solving?.lanes ?? []);

  it('has the quickest above, and stairs that only rise', () => {
    for (const round of rounds) {
      const photo = photoOf(round)!;
      const times = photo.lanes.flatMap(({ end }) => (end.type === 'solved' ? [end.after] : []));
      expect(times).toEqual([...times].sort((a, b) => a - b));
      expect(photo.ticks.length).toBeLessThanOrEqual(8);
      for (const lane of photo.lanes) {
        const stairs = stairsOf(lane, photo.long);
        for (const [i, stair] of stairs.entries()) {
          expect(stair.to).toBeGreaterThanOrEqual(stair.from);
          expect(stair.share).toBeGreaterThan(stairs[i - 1]?.share ?? 0);
        }
        if (lane.end.type === 'solved') expect(stairs.at(-1)?.share).toBe(1);
      }
    }
  });

  it('tells who was first, and who was nearly too late', () => {
    const players = peopleOf(header);
    expect(headlineOf(rounds[1]!, players)).toMatch(/^Round 2: \S+ first, \S+ with [\d.]+ s left$/);
    const nobody = { ...rounds[0]!, solving: { ...rounds[0]!.solving!, lanes: [] } };
    expect(headlineOf(nobody, players)).toBe('Round 1: nobody solved in time');
  });

  it('names every move on a puzzle', () => {
    const seen = new Set<string>();
    for (const lane of lanes) {
      const told = puzzleMoves(lane);
      expect(told).toHaveLength(lane.drafts.length);
      for (const { text } of told) expect(text).not.toMatch(/^(?:Nothing changed|)$/);
      seen.add(lane.category);
    }
    expect([...seen].sort()).toEqual(['angular', 'conduit', 'fragment', 'weight']);
  });

  it('says what was taken off', () => {
    const lane = lanes.find(({ category, drafts }) => category === 'conduit' && drafts.length > 1)!;
    const empty = emptyDraft(lane.puzzle as Parameters<typeof emptyDraft>[0]);
    const back: Lane = { ...lane, drafts: [lane.drafts[0]!, { ...lane.drafts[0]!, draft: empty }] };
    expect(puzzleMoves(back)[1]!.text).toMatch(/^Taken off: /);
  });
});

describe('numbers', () => {
  it('come to what the game came to', () => {
    const { points } = replay.header.outcome!;
    const race = raceOf(rounds, peopleOf(header));
    expect(race.map(({ race: each }) => each.at(-1))).toEqual(points);
    for (const seat of points.keys()) {
      const { own, others, closing, laid } = yieldOf(rounds, seat);
      expect(own + others).toBe(points[seat]);
      expect(closing + laid).toBe(moves.filter(({ placement }) => placement.seat === seat && placement.laid).length);
    }
  });

  it('times are plain until it is known what is usual', () => {
    expect(timesOf(rounds).relative).toBe(false);
    const known = rounds.map((round) => ({
      ...round,
      solving: round.solving && {
        ...round.solving,
        lanes: round.solving.lanes.map((lane) => ({ ...lane, usual: 40 })),
      },
    }));
    const times = timesOf(known);
    expect(times.relative).toBe(true);
    for (const { dots } of times.rows) for (const { at } of dots) expect(at).toBeLessThanOrEqual(times.most);
  });
});

it('names everybody, also who has none, and bots in the language of the page', () => {
  expect(peopleOf(header).map(({ name }) => name)).toEqual(['Mara', 'Tomáš', 'Player 3', 'Relay']);
  expect(headOf({ ...header, started: 0 }, peopleOf(header))).toEqual({
    title: 'Circuit, from a file',
    sub: 'Relay 16, Tomáš 14, Player 3 11, Mara 3',
  });
});

it('counts tenths of seconds without rounding up', () => {
  expect([0, 59_960, 66_999].map(tenths)).toEqual(['0:00.0', '0:59.9', '1:06.9']);
});
