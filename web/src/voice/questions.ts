// The letters that ask, on every screen. None of them is a key of a board.

export type Question = 'describe' | 'last' | 'time' | 'score' | 'task';

export const questions: Readonly<Record<string, Question>> = {
  d: 'describe',
  l: 'last',
  h: 'time',
  s: 'score',
  w: 'task',
};
