// What is asked over HTTP about puzzles outside a game. Apart from the rest, so that home loads without it.
import type { Advice } from '../../protocol/puzzles/Advice';
import type { BestTime } from '../../protocol/BestTime';
import type { Daily } from '../../protocol/Daily';
import type { DailyResult } from '../../protocol/DailyResult';
import type { DailySolution } from '../../protocol/DailySolution';
import type { DailyTimes } from '../../protocol/DailyTimes';
import type { Hint } from '../../protocol/Hint';
import type { NamedPuzzle } from '../../protocol/NamedPuzzle';
import type { Practised } from '../../protocol/Practised';
import type { Question } from '../../protocol/Question';
import type { Solved } from '../../protocol/Solved';
import type { WordMove } from '../../protocol/WordMove';
import type { WordPractice } from '../../protocol/WordPractice';
import type { WordState } from '../../protocol/WordState';
import type { WordTally } from '../../protocol/WordTally';
import type { Work } from '../../protocol/Work';
import { ask } from '../../net/rest';

export const puzzleRest = {
  puzzle: (category: string, grade: string, seed: number) =>
    ask<NamedPuzzle>('GET', `/puzzles/${category}/${grade}/${seed}`),
  advise: (work: Work) => ask<Advice>('POST', '/puzzles/advise', work),
  hint: (work: Work) => ask<Hint>('POST', '/puzzles/hint', work),
  solve: (question: Question) => ask<Solved>('POST', '/puzzles/solve', question),
  practised: (practised: Practised) => ask<BestTime>('POST', '/me/practice', practised),
  bestTimes: () => ask<BestTime[]>('GET', '/me/practice'),
  /** The puzzles of a day, today's without one. */
  daily: (day: number | null) => ask<Daily>('GET', day === null ? '/daily' : `/daily/${day}`),
  dailyTimes: (day: number, category: string) => ask<DailyTimes>('GET', `/daily/${day}/${category}`),
  openDaily: (day: number, category: string) => ask<DailyResult>('POST', `/daily/${day}/${category}/open`),
  solveDaily: (day: number, category: string, solution: DailySolution) =>
    ask<DailyTimes>('POST', `/daily/${day}/${category}`, solution),
  openWord: (day: number, language: string) => ask<WordState>('POST', `/daily/${day}/word/${language}/open`),
  playWord: (day: number, language: string, move: WordMove) =>
    ask<WordState>('POST', `/daily/${day}/word/${language}`, move),
  wordTally: (day: number, language: string) => ask<WordTally>('GET', `/daily/${day}/word/${language}`),
  practiseWord: (practice: WordPractice) => ask<WordState>('POST', '/words/practice', practice),
};
