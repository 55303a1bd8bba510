import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { i18n } from '../i18n/i18n.svelte';
import { Refusal } from '../net/rest';
import type { Analysis } from '../protocol/analysis/Analysis';
import type { View } from '../protocol/circuit/View';
import type { CircuitRound } from '../protocol/replay/CircuitRound';
import type { Replay } from '../protocol/replay/Replay';
import { choicesIn, otherTile, sumOf, verdictsOf } from './circuit/judged';
import { movesOf, shownAt } from './circuit/moves';
import { verdictWords } from './circuit/speech';
import { Analysed } from './shared/analysed.svelte';
import { Recorded } from './shared/recorded';
import { peopleOf } from './shared/words';

const read = (name: string) =>
  JSON.parse(readFileSync(resolve(import.meta.dirname, '../gallery/replays', name), 'utf8')) as unknown;
const replay = read('circuit.json') as Replay;
const analysis = read('circuit-analysis.json') as Analysis;
const rounds = (replay.story as { rounds: CircuitRound[] }).rounds;
const moves = movesOf(rounds);

beforeAll(() => i18n.use('home', 'table', 'replay'));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('every placement has its verdict, and what is better is drawn where it would lie', () => {
  const verdicts = verdictsOf(analysis, moves)!;
  const recorded = new Recorded<View>(replay);
  for (const { number } of moves) {
    const verdict = verdicts.moves.get(number)!;
    const shown = shownAt(recorded, moves, number, peopleOf(replay.header));
    const other = otherTile(verdict, shown);
    if (verdict.other) expect(other).toMatchObject({ x: verdict.other.x, y: verdict.other.y });
    expect(verdictWords(verdict, shown) === '').toBe(verdict.mark !== 'missed');
  }
  const sums = replay.header.names.map((_, seat) => sumOf(verdicts, seat));
  expect(sums.reduce((all, { best, fine, missed }) => all + best + fine + missed, 0)).toBe(moves.length);
  const choices = rounds.flatMap(({ round }) => choicesIn(verdicts, rounds, round));
  expect(choices).toEqual(verdicts.choices);
});

it('nothing is known before it has come, of a file, or of another game', () => {
  expect(verdictsOf(null, moves)).toBeNull();
  expect(verdictsOf('coming', moves)).toBeNull();
  expect(verdictsOf({ version: 1, judged: { game: 'cipher', clues: [] } }, moves)).toBeNull();
});

it('asks again until it is known, and no more once nobody looks', async () => {
  const answers: (Analysis | null | Error)[] = [null, new Refusal({ refusal: 'busy', text: '' }), analysis];
  const ask = vi.fn(() => {
    const answer = answers.shift() ?? null;
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  const analysed = new Analysed(ask);
  analysed.start();
  await vi.advanceTimersByTimeAsync(1_000);
  expect([ask.mock.calls.length, analysed.known]).toEqual([1, 'coming']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([ask.mock.calls.length, analysed.known]).toEqual([3, analysis]);

  const forgotten = vi.fn(() => Promise.resolve(null));
  const stop = new Analysed(forgotten).start();
  await vi.advanceTimersByTimeAsync(3_000);
  stop();
  const times = forgotten.mock.calls.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(forgotten).toHaveBeenCalledTimes(times);

  const refused = new Analysed(() => Promise.reject(new Refusal({ refusal: 'no_analysis', text: '' })));
  refused.start();
  await vi.advanceTimersByTimeAsync(0);
  expect(refused.known).toBe('none');
});
