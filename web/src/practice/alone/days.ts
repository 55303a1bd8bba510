// Days by their number since 1970 in UTC, and what a person did on them.
import type { Category } from '../../art/shapes';
import type { DailyResult } from '../../protocol/DailyResult';
import type { DailyWord } from '../../protocol/DailyWord';
import type { NamedPuzzle } from '../../protocol/NamedPuzzle';
import type { WordTally } from '../../protocol/WordTally';
import { grades } from './grades';

const dayLength = 24 * 60 * 60 * 1000;

export function dateOf(day: number): Date {
  return new Date(day * dayLength);
}

/** A day in words, as in `Sunday 15 November`. */
export function nameOf(
  day: number,
  language: string,
  options: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long' },
): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { ...options, timeZone: 'UTC' }).format(
    dateOf(day),
  );
}

/** The seven days of the week that a day is in, from Monday. Day 0 was a Thursday. */
export function weekOf(day: number): number[] {
  const monday = day - ((day + 3) % 7);
  return Array.from({ length: 7 }, (_, i) => monday + i);
}

/** The category of the easiest puzzle; of equals, the first. */
export function easiestOf(puzzles: readonly Pick<NamedPuzzle, 'category' | 'grade'>[]): Category {
  const byGrade = grades.flatMap((grade) => puzzles.filter((puzzle) => puzzle.grade === grade));
  return byGrade[0]?.category ?? 'weight';
}

/** The seconds of one day by category, of those that are solved. */
export function solvedOn(results: readonly DailyResult[], day: number): Partial<Record<Category, number>> {
  const solved: Partial<Record<Category, number>> = {};
  for (const result of results) {
    if (result.day === day && result.seconds !== null) solved[result.category] = result.seconds;
  }
  return solved;
}

/** What was done with the word of a day: in the language wished for, else in one in which it was found, else in any. */
export function wordOn(words: readonly DailyWord[], day: number, language: string): DailyWord | null {
  const ofDay = words.filter((word) => word.day === day);
  return ofDay.find((word) => word.language === language) ?? ofDay.find(({ found }) => found) ?? ofDay[0] ?? null;
}

/** Whether a word of a day was found, in whichever language. */
export function foundOn(words: readonly DailyWord[], day: number): boolean {
  return words.some((word) => word.day === day && word.found === true);
}

/** The percentage of others who asked more questions; nothing while there are no others. */
export function fewerThan({ people, lost, mine, more }: WordTally): number | null {
  const others = people.reduce((sum, count) => sum + count, lost) - 1;
  return mine === null || others < 1 ? null : Math.floor((100 * more) / others);
}

/** The best time of a category over all days. */
export function bestOf(results: readonly DailyResult[], category: Category): number | null {
  const times = results.flatMap((result) =>
    result.category === category && result.seconds !== null ? [result.seconds] : [],
  );
  return times.length === 0 ? null : Math.min(...times);
}

/** The percentage of others that one was faster than; nothing while there are no others. */
export function fasterThan({
  people,
  mine,
  slower,
}: {
  people: readonly number[];
  mine: number | null;
  slower: number;
}): number | null {
  const others = people.reduce((sum, count) => sum + count, 0) - 1;
  return mine === null || others < 1 ? null : Math.floor((100 * slower) / others);
}

/** What is shared: names, times and numbers of questions, nothing of the puzzles themselves. */
export function shareText(parts: {
  title: string;
  times: readonly { name: string; time: string }[];
  streak: string | null;
}): string {
  const times = parts.times.map(({ name, time }) => `${name} ${time}`).join(' · ');
  return [parts.title, times, parts.streak].filter((line) => line).join('\n');
}
