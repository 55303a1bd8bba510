import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Advice } from '../../protocol/puzzles/Advice';
import type { NamedPuzzle } from '../../protocol/NamedPuzzle';
import { recall, remember } from '../alone/shelf';
import { emptyDraft, Work, type Judge } from './work.svelte';

const named: NamedPuzzle = {
  name: 'weight/easy#1',
  category: 'weight',
  grade: 'easy',
  puzzle: { category: 'weight', left: [13, 6], right: [5, 7], weights: 5 },
};
const load = (left: number[], right: number[]) => ({ category: 'weight' as const, left, right });
const right = load([1, 1], [1, 2]);

/** Somebody who judges: only the one solution is right. */
class Bench implements Judge {
  asked: unknown[] = [];
  fails = 0;
  advise = (work: { draft: unknown }): Promise<Advice> => {
    this.asked.push(work.draft);
    if (this.fails > 0) {
      this.fails -= 1;
      return Promise.reject(new Error('no line'));
    }
    const solved = JSON.stringify(work.draft) === JSON.stringify(right);
    return Promise.resolve({ solved, laid: 0, pieces: 5, bad: solved ? [] : [{ piece: null, reason: 'unbalanced' }] });
  };
  hint = () => Promise.resolve({ step: 'lay' as const, draft: load([1, 0], [0, 0]) });
  solve = () => Promise.resolve({ solution: right });
}

let now = 0;
let solved: [unknown, number][] = [];
let bench: Bench;
const begin = () =>
  new Work(
    named,
    (draft, seconds) => solved.push([draft, seconds]),
    bench,
    () => now,
  );
const still = (milliseconds = 250) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  now = 0;
  solved = [];
  bench = new Bench();
});
afterEach(() => vi.useRealTimers());

describe('work on a puzzle', () => {
  it('asks the server once the pieces lie still', async () => {
    const work = begin();
    work.moved(load([1, 0], [0, 0]));
    await still(200);
    work.moved(load([2, 0], [0, 0]));
    await still(200);
    expect(bench.asked).toEqual([]);
    await still();
    expect(bench.asked).toEqual([load([2, 0], [0, 0])]);
    expect(work.advice?.bad[0]?.reason).toBe('unbalanced');
    expect(work.solved).toBe(false);
  });

  it('counts the time up to the last move, without pauses', async () => {
    const work = begin();
    now = 10_000;
    work.pause();
    now = 500_000;
    work.resume();
    now = 511_400;
    work.moved(right);
    now = 519_000;
    await still();
    expect(solved).toEqual([[right, 21]]);
    expect(work.elapsed).toBe(21_000);
    now = 600_000;
    expect(work.elapsed).toBe(21_000);
  });

  it('asks again when the server did not answer', async () => {
    bench.fails = 2;
    const work = begin();
    work.moved(right);
    await still();
    expect(work.trouble).toBe('internal');
    await still(1_500);
    expect(bench.asked).toHaveLength(2);
    await still(3_000);
    expect(work.trouble).toBeNull();
    expect(solved).toHaveLength(1);
  });

  it('is there again after a reload, with its time', async () => {
    const work = begin();
    now = 7_000;
    work.moved(right);
    work.close();
    await still(5_000);
    expect(bench.asked).toEqual([]);
    now = 0;
    const again = begin();
    expect(again.before).toEqual(right);
    expect(again.elapsed).toBe(7_000);
    await still(0);
    expect(solved).toEqual([[right, 7]]);
  });

  it('is not kept once it was skipped, whoever closes it afterwards', () => {
    remember('weight/day', { draft: right, elapsed: 1, helped: false });
    for (let i = 0; i < 20; i += 1) {
      const work = new Work(
        { ...named, name: `weight/easy#${i}` },
        () => undefined,
        bench,
        () => now,
      );
      work.moved(right);
      work.skip();
      work.keep();
      work.close();
    }
    expect(recall('weight/easy#19')).toBeNull();
    expect(recall('weight/day')).not.toBeNull();
  });

  it('helps, and remembers that it did', async () => {
    const work = begin();
    expect(await work.hint()).toBe('lay');
    expect(work.given).toEqual(load([1, 0], [0, 0]));
    expect(work.helped).toBe(true);
    work.moved(work.given!);
    expect(begin().helped).toBe(true);
    await work.showSolution();
    expect(work.shown).toBe(true);
    work.moved(right);
    await still();
    expect(solved).toEqual([]);
    expect(recall(named.name)).toBeNull();
  });

  it('returns to checkpoints, the last first', () => {
    const work = begin();
    work.moved(load([1, 0], [0, 0]));
    work.setCheckpoint();
    work.moved(load([1, 1], [0, 0]));
    work.setCheckpoint();
    work.returnToCheckpoint();
    expect(work.given).toEqual(load([1, 1], [0, 0]));
    work.returnToCheckpoint();
    expect(work.given).toEqual(load([1, 0], [0, 0]));
    expect(work.checkpoints).toEqual([]);
  });
});

describe('the shelf', () => {
  it('keeps the last twelve and survives rubbish', () => {
    for (let i = 0; i < 20; i += 1) remember(`p${i}`, { draft: right, elapsed: i, helped: false });
    expect(recall('p7')).toBeNull();
    expect(recall('p8')?.elapsed).toBe(8);
    localStorage.setItem('enigma-begun', '{"half');
    expect(recall('p8')).toBeNull();
    localStorage.setItem('enigma-begun', '[["x", null], 3]');
    expect(recall('x')).toBeNull();
  });
});

describe('an empty draft', () => {
  it('has the form of each category', () => {
    expect(emptyDraft({ category: 'weight', left: [1], right: [1, 2], weights: 3 })).toEqual({
      category: 'weight',
      left: [0],
      right: [0, 0],
    });
    expect(
      emptyDraft({
        category: 'fragment',
        outline: [
          [0, 2],
          [2, 0],
          [4, 2],
          [2, 4],
        ],
      }),
    ).toEqual({ category: 'fragment', pieces: [] });
    expect(emptyDraft({ category: 'conduit', grid: ['##', '##'], stubs: [], forbidden: [] })).toEqual({
      category: 'conduit',
      ports: [
        ['', ''],
        ['', ''],
      ],
    });
    expect(emptyDraft({ category: 'angular', view: ['GG.', 'GBB'] })).toEqual({
      category: 'angular',
      cubes: { R: [], B: [], Y: [], G: [] },
    });
  });
});
