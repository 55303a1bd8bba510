import { describe, expect, it } from 'vitest';
import type { DailyResult } from '../../protocol/DailyResult';
import type { DailyWord } from '../../protocol/DailyWord';
import {
  bestOf,
  dateOf,
  easiestOf,
  fasterThan,
  fewerThan,
  foundOn,
  nameOf,
  shareText,
  solvedOn,
  weekOf,
  wordOn,
} from './days';

const result = (day: number, category: DailyResult['category'], seconds: number | null): DailyResult => ({
  day,
  category,
  opened: 0,
  seconds,
  counts: true,
});

describe('days', () => {
  it('are counted from 1970 in UTC, whatever the clock on the wall says', () => {
    expect(dateOf(20772).toISOString()).toBe('2026-11-15T00:00:00.000Z');
    expect(nameOf(20772, 'en')).toBe('Sunday 15 November');
    expect(nameOf(20772, 'de')).toBe('Sonntag, 15. November');
  });

  it('begin with their easiest puzzle', () => {
    const puzzle = (category: DailyResult['category'], grade: 'easy' | 'medium' | 'hard' | 'expert') => ({
      category,
      grade,
    });
    expect(
      easiestOf([
        puzzle('weight', 'hard'),
        puzzle('fragment', 'expert'),
        puzzle('conduit', 'easy'),
        puzzle('angular', 'medium'),
      ]),
    ).toBe('conduit');
    expect(easiestOf([puzzle('weight', 'hard'), puzzle('angular', 'medium'), puzzle('conduit', 'medium')])).toBe(
      'angular',
    );
  });

  it('fall into weeks from Monday to Sunday', () => {
    for (const day of [20766, 20769, 20772]) {
      const week = weekOf(day);
      expect(week).toEqual([20766, 20767, 20768, 20769, 20770, 20771, 20772]);
      expect(dateOf(week[0]!).getUTCDay()).toBe(1);
    }
    expect(weekOf(20773)[0]).toBe(20773);
  });

  it('know what was solved and the best of it', () => {
    const results = [
      result(7, 'weight', 40),
      result(8, 'weight', 21),
      result(8, 'angular', null),
      result(8, 'conduit', 90),
    ];
    expect(solvedOn(results, 8)).toEqual({ weight: 21, conduit: 90 });
    expect(bestOf(results, 'weight')).toBe(21);
    expect(bestOf(results, 'angular')).toBeNull();
  });

  it('compare with others only when there are others', () => {
    expect(fasterThan({ people: [0, 1, 0], mine: 20, slower: 0 })).toBeNull();
    expect(fasterThan({ people: [1, 2, 7], mine: 20, slower: 7 })).toBe(77);
    expect(fasterThan({ people: [5], mine: null, slower: 0 })).toBeNull();
  });
});

describe('words of the days', () => {
  const word = (day: number, language: DailyWord['language'], found: boolean | null): DailyWord => ({
    day,
    language,
    found,
    opened: 0,
    questions: 7,
    guesses: 1,
    counts: true,
  });
  const words = [word(7, 'en', false), word(7, 'de', true), word(8, 'cs', null)];

  it('are found in the language wished for, else in another', () => {
    expect(wordOn(words, 7, 'en')).toBe(words[0]);
    expect(wordOn(words, 7, 'fr')).toBe(words[1]);
    expect(wordOn(words, 8, 'en')).toBe(words[2]);
    expect(wordOn(words, 9, 'en')).toBeNull();
    expect([7, 8, 9].map((day) => foundOn(words, day))).toEqual([true, false, false]);
  });

  it('compare with those who asked more and those who did not find it', () => {
    expect(fewerThan({ people: [0, 1, 2], lost: 1, mine: 3, more: 3 })).toBe(100);
    expect(fewerThan({ people: [0, 1, 2], lost: 2, mine: 3, more: 3 })).toBe(75);
    expect(fewerThan({ people: [1], lost: 0, mine: 1, more: 0 })).toBeNull();
    expect(fewerThan({ people: [1], lost: 3, mine: null, more: 0 })).toBeNull();
  });
});

describe('what is shared', () => {
  it('says names, times and the streak, and nothing of the puzzles', () => {
    const times = [
      { name: 'Weight', time: '0:21' },
      { name: 'Fragment', time: '0:47' },
    ];
    const text = shareText({ title: 'Enigma of the day, 15 November', times, streak: '12 days in a row' });
    expect(text.split('\n')).toEqual([
      'Enigma of the day, 15 November',
      'Weight 0:21 · Fragment 0:47',
      '12 days in a row',
    ]);
    expect(shareText({ title: 'T', times: [], streak: null })).toBe('T');
  });
});
