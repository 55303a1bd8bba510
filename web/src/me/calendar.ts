// The puzzles of the days as squares, a column a week.
import type { MyDays } from '../protocol/MyDays';

/** So many weeks are shown. */
export const weeks = 17;
/** The puzzles of a day, its word included. */
export const ofDay = 5;

export interface Square {
  day: number;
  week: number;
  /** From Monday. */
  weekday: number;
  solved: number;
  /** Within the streak that lasts. */
  streak: boolean;
}

/** Every day of the last weeks up to today. Day 0 was a Thursday. */
export function squares({ today, streak, results, words }: MyDays): Square[] {
  const weekday = (day: number) => (day + 3) % 7;
  const first = today - weekday(today) - 7 * (weeks - 1);
  const solved = new Map<number, number>();
  const add = (day: number) => solved.set(day, (solved.get(day) ?? 0) + 1);
  for (const { day, seconds } of results) if (seconds !== null) add(day);
  for (const day of new Set(words.filter(({ found }) => found === true).map(({ day }) => day))) add(day);
  // It lasts from yesterday on as long as today is not lost.
  const last = (solved.get(today) ?? 0) > 0 ? today : today - 1;
  return Array.from({ length: today - first + 1 }, (_, index) => {
    const day = first + index;
    return {
      day,
      week: Math.floor(index / 7),
      weekday: weekday(day),
      solved: Math.min(ofDay, solved.get(day) ?? 0),
      streak: day <= last && day > last - streak,
    };
  });
}
