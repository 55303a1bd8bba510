import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { i18n } from '../../i18n/i18n.svelte';
import type { Player } from '../../people/player';
import type { View } from '../../protocol/cipher/View';
import type { CipherRound } from '../../protocol/replay/CipherRound';
import type { Replay } from '../../protocol/replay/Replay';
import { Recorded } from '../shared/recorded';
import { peopleOf } from '../shared/words';
import { curveOf, turnAt } from './curve';
import { atOf, searchOf } from './place';
import { curveCaption, headlineOf, onlyText, shownWord, turnSpoken, twinsText } from './speech';
import { turningPoints } from './turning';
import { boardOf, isRight, namedAfter, stepped, wordsOf } from './words';

// A whole recorded game, as the server tells it.
const file = resolve(import.meta.dirname, '../../gallery/replays/cipher.json');
const replay = JSON.parse(readFileSync(file, 'utf8')) as Replay;
const rounds = (replay.story as { rounds: CipherRound[] }).rounds;
const recorded = new Recorded<View>(replay);
const words = wordsOf(rounds, recorded);
let players: readonly Player[];
const [beast, , , bonus] = words;

beforeAll(async () => {
  await i18n.use('home', 'table', 'cipher', 'replay');
  players = peopleOf({ ...replay.header, names: ['Mara', 'Tomáš', 'Ines', 'relay'], colours: [], bots: [3] });
});

describe('the words of a game', () => {
  it('have the board of each turn, as everybody saw it', () => {
    for (const { round, turns } of words) {
      expect(boardOf(round, recorded, 0)!.questions).toEqual([]);
      for (const { clue, number, question } of turns) {
        const board = boardOf(round, recorded, number)!;
        expect(board.questions).toHaveLength(question);
        if (clue.what.type === 'asked') expect(board.questions.at(-1)).toMatchObject({ zone: clue.what.zone });
      }
    }
  });

  it('fall from the whole list to one, which is told only where it came before the word was named', () => {
    for (const { all, turns } of words) {
      const left = [all, ...turns.map(({ after }) => after)];
      expect(left).toEqual([...left].sort((a, b) => b - a));
      expect(left.at(-1)).toBe(1);
    }
    expect(words.map(({ settled }) => settled !== null)).toEqual([false, false, false, true]);
    expect(beast!.turns.at(-1)!.before).toBe(3);
    expect(twinsText(beast!, true)).toBe('To the end: BEAST, BEAUT, and PEACH.');
    expect(twinsText(bonus!, true)).toBe('');
    expect(onlyText(bonus!, true, false)).toBe('only BONUS left from here, 8 turns before it was named');
    expect(onlyText(bonus!, true, true)).toBe('only BONUS left');
  });

  it('are counted by letters where there is no list to count', () => {
    for (const uncounted of ['house_word', 'no_list', 'no_word'] as const) {
      const clues = rounds[0]!.clues.map((clue) => ({ ...clue, told: null }));
      const [house] = wordsOf([{ ...rounds[0]!, uncounted, words: null, clues, twins: [] }], recorded);
      const left = [house!.all, ...house!.turns.map(({ after }) => after)];
      expect(house!.all).toBeGreaterThan(100_000);
      expect(left).toEqual([...left].sort((a, b) => b - a));
      expect(house!.turns.every(({ asked, better }) => asked === null && better === null)).toBe(true);
      expect(curveCaption(house!, 'en', true)).toMatch(/rows of letters that fit the board/);
    }
    expect(curveCaption(beast!, 'en', true)).toMatch(/^Words of the English list/);
  });

  it('are gone through turn by turn, from word to word', () => {
    const last = beast!.turns.length;
    expect(stepped(words, { word: 0, turn: 3 }, 1)).toEqual({ word: 0, turn: 4 });
    expect(stepped(words, { word: 0, turn: last }, 1)).toEqual({ word: 1, turn: 0 });
    expect(stepped(words, { word: 1, turn: 0 }, -1)).toEqual({ word: 0, turn: last });
    expect(stepped(words, { word: 0, turn: 0 }, -1)).toEqual({ word: 0, turn: 0 });
    const end = { word: 3, turn: bonus!.turns.length };
    expect(stepped(words, end, 1)).toEqual(end);
  });
});

it('the address carries word and turn', () => {
  expect(searchOf({ word: 1, turn: 10 })).toBe('?word=2&move=10');
  expect(atOf('?word=2&move=3', words)).toEqual({ word: 1, turn: 3 });
  expect(atOf('', words)).toEqual({ word: 0, turn: beast!.turns.length });
  expect(atOf('?word=99&move=9999', words)).toEqual({ word: 3, turn: bonus!.turns.length });
  expect(atOf('?word=-1&move=x', words)).toEqual({ word: 0, turn: beast!.turns.length });
  expect(atOf('', [])).toEqual({ word: 0, turn: 0 });
});

describe('the curve', () => {
  it('falls within its room, and a tap finds the nearest turn', () => {
    for (const width of [1000, 340])
      for (const hidden of words) {
        const curve = curveOf(hidden, { width, height: 300, left: 58, top: 22, bottom: 44, right: 14 });
        for (const { number, x, from, to } of curve.turns) {
          expect(turnAt(curve, x)).toBe(number);
          expect(to).toBeGreaterThanOrEqual(from);
          expect(x).toBeLessThanOrEqual(curve.right);
          expect(to).toBeLessThanOrEqual(curve.floor + 0.001);
        }
        expect(turnAt(curve, -5)).toBe(0);
        expect(turnAt(curve, 5000)).toBe(hidden.turns.length);
        const counts = curve.lines.map(({ count }) => count);
        expect([counts[0], counts.at(-1)]).toEqual([1, hidden.all]);
      }
  });
});

describe('in words', () => {
  it('each turn is told, with what would have split better', () => {
    const told = beast!.turns.map((turn) => turnSpoken(beast!, turn, players, true));
    expect(told[9]).toBe('Question 10, Mara: Short stick in zone 1, No. 47 words before, 21 after: 1.2 bits.');
    expect(told.at(-1)).toMatch(/^Tomáš guesses BEAST: Right\. 3 words before, 1 after/);
    expect(turnSpoken(beast!, null, players, true)).toBe('Before the first question');
    const better = words.flatMap((hidden) =>
      hidden.turns.filter((turn) => turn.better).map((turn) => ({ hidden, turn })),
    );
    for (const { hidden, turn } of better) {
      expect(turn.better!.bits).toBeGreaterThan(turn.asked!.bits);
      expect(turnSpoken(hidden, turn, players, true)).toMatch(/would have split better\.$/);
    }
    expect(better.length).toBeGreaterThan(0);
  });

  it('the word is nowhere for those who guess along', () => {
    expect(headlineOf(beast!, players, true)).toBe('Relay hid BEAST, Tomáš broke it');
    const points = turningPoints(beast!, players, namedAfter(beast!, recorded), false);
    const all = [
      headlineOf(beast!, players, false),
      shownWord(beast!, false),
      twinsText(beast!, false),
      onlyText(bonus!, false, false),
      ...beast!.turns.map((turn) => turnSpoken(beast!, turn, players, false)),
      ...points.map(({ text }) => text),
    ].join(' ');
    expect(all).not.toMatch(/BEAST|BONUS/);
    expect(all).toContain('BEACH');
  });

  it('turning points lead to their turns', () => {
    const points = turningPoints(bonus!, players, namedAfter(bonus!, recorded), true);
    expect(points.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Best question, /),
      'Only BONUS left',
      'Named by Relay',
    ]);
    expect(points[1]!.turn).toBe(bonus!.settled);
    expect(isRight(bonus!.turns[points[2]!.turn! - 1]!.clue)).toBe(true);
    expect(points[2]!.value).toMatch(/^\d+:\d\d$/);
    expect(turningPoints({ ...bonus!, turns: [] }, players, null, true)).toEqual([]);
  });
});
