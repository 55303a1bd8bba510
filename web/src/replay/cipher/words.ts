// A game of Cipher that is over, word by word: what stood on the board at each turn, and how many words were left.
import { zonesOf } from '../../cipher/game/cards';
import type { ZoneView } from '../../cipher/drawn/decode-types';
import { alphabet, segmentsOf, segmentTypes } from '../../cipher/drawn/segments';
import type { BoardView } from '../../protocol/cipher/BoardView';
import type { Event } from '../../protocol/cipher/Event';
import type { RoundResult } from '../../protocol/cipher/RoundResult';
import type { View } from '../../protocol/cipher/View';
import type { CipherRound } from '../../protocol/replay/CipherRound';
import type { Clue } from '../../protocol/replay/Clue';
import type { ZoneSplit } from '../../protocol/replay/ZoneSplit';
import type { Recorded } from '../shared/recorded';

/** Why rows of letters are counted instead of words. */
export type Instead = 'house' | 'list' | 'word';

/** A question or a guess, with what it told. */
export interface Turn {
  clue: Clue;
  /** Its place, from 1. */
  number: number;
  /** Which question it is, or after which one a word was named. */
  question: number;
  /** What fitted before and after it, and how much that told, in bits. */
  before: number;
  after: number;
  bits: number;
  asked: ZoneSplit | null;
  /** The zone that would have split better; none if none would have. */
  better: ZoneSplit | null;
}

/** A word with its turns. */
export interface HiddenWord {
  round: CipherRound;
  result: RoundResult | null;
  turns: readonly Turn[];
  questions: number;
  /** What fitted before the first question. */
  all: number;
  instead: Instead | null;
  /** From which turn on only one was left; none if that never came, or only when it was named. */
  settled: number | null;
}

/** A zone that would have told hardly more was no better. */
const hardly = 0.02;

export function wordsOf(rounds: readonly CipherRound[], recorded: Recorded<View>): HiddenWord[] {
  return rounds.map((round) => {
    const turns = round.uncounted === null ? round.clues.map(counted) : byLetters(round, recorded);
    let question = 0;
    const numbered = turns.map((turn, index): Turn => {
      question += turn.clue.what.type === 'asked' ? 1 : 0;
      return { ...turn, number: index + 1, question };
    });
    const settled = numbered.find(({ after, clue }) => after === 1 && !isRight(clue));
    return {
      round,
      result: round.result as RoundResult | null,
      turns: numbered,
      questions: question,
      all: round.words ?? rowsAt(boardOf(round, recorded, 0)),
      instead: round.uncounted === null ? null : insteads[round.uncounted],
      settled: settled?.number ?? null,
    };
  });
}

const insteads = { house_word: 'house', no_list: 'list', no_word: 'word' } as const;

export function isRight({ what }: Clue): boolean {
  return what.type === 'named' && what.right;
}

type Unnumbered = Omit<Turn, 'number' | 'question'>;

function counted(clue: Clue): Unnumbered {
  const { before = 0, after = 0, bits = 0, asked = null, best = null } = clue.told ?? {};
  const better = asked && best && best.zone !== asked.zone && best.bits > asked.bits + hardly ? best : null;
  return { clue, before, after, bits, asked, better };
}

/** Without words to count, rows of letters are: as many as fit the board. */
function byLetters(round: CipherRound, recorded: Recorded<View>): Unnumbered[] {
  let before = rowsAt(boardOf(round, recorded, 0));
  return round.clues.map((clue, index) => {
    const after = isRight(clue) ? 1 : rowsAt(boardOf(round, recorded, index + 1));
    const bits = after > 0 && before > after ? Math.log2(before / after) : 0;
    const turn = { clue, before, after, bits, asked: null, better: null };
    before = after;
    return turn;
  });
}

/** How many rows of letters fit; letters of the same segments count once, as no answer tells them apart. */
function rowsAt(board: BoardView | null): number {
  if (!board) return 1;
  const classes = (letters: string) => new Set([...letters].map(classOf)).size;
  return board.fitting.reduce((rows, letters) => rows * Math.max(1, classes(letters)), 1);
}

function classOf(letter: string): string {
  if (!alphabet[letter]) return letter;
  const counts = segmentsOf(letter);
  return segmentTypes.map((type) => counts[type]).join();
}

/** The board of a round after so many turns; none if it was never laid out. */
export function boardOf(round: CipherRound, recorded: Recorded<View>, turn: number): BoardView | null {
  const clue = round.clues[turn - 1];
  const step = clue ? clue.step : (madeAt(round, recorded) ?? round.step);
  const on = (at: number) => {
    const view = recorded.viewAt(at);
    return view.stage.type === 'decode' && view.round === round.round ? view.stage : null;
  };
  // What ends a round clears the board with it.
  return on(step) ?? (step > 0 ? on(step - 1) : null);
}

/** The zones of a board; those of an empty one where there is none. */
export function zonesAt(board: BoardView | null, length: number): ZoneView[] {
  return board ? zonesOf(board) : Array.from({ length }, () => ({ segments: [], refused: [] }));
}

/** The step with which the word was made. */
function madeAt(round: CipherRound, recorded: Recorded<View>): number | null {
  const { steps } = recorded.replay;
  const from = steps.findIndex(
    ({ events }, index) => index + 1 >= round.step && (events as Event[]).some(({ type }) => type === 'word_made'),
  );
  return from < 0 ? null : from + 1;
}

/** How long it took from the making of the word until it was named, in milliseconds; none if it never was. */
export function namedAfter({ round, turns }: HiddenWord, recorded: Recorded<View>): number | null {
  const named = turns.find(({ clue }) => isRight(clue));
  const made = madeAt(round, recorded);
  if (!named || made === null) return null;
  return named.clue.at - (recorded.replay.steps[made - 1]?.at ?? 0);
}

/** Where somebody is in a game: a word by its place, and how many of its turns are over. */
export interface At {
  word: number;
  turn: number;
}

/** A turn on or back, also into the next word. */
export function stepped(words: readonly HiddenWord[], { word, turn }: At, by: 1 | -1): At {
  const turns = words[word]?.turns.length ?? 0;
  if (by > 0 && turn >= turns) return words[word + 1] ? { word: word + 1, turn: 0 } : { word, turn };
  if (by < 0 && turn === 0) {
    const before = words[word - 1];
    return before ? { word: word - 1, turn: before.turns.length } : { word, turn };
  }
  return { word, turn: turn + by };
}
