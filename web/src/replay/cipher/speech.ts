// A turn of a game of Cipher that is over, in words.
import { i18n, t } from '../../i18n/i18n.svelte';
import type { Player } from '../../people/player';
import { inCapitals, listed, segmentName } from '../../cipher/drawn/chrome';
import type { SegmentType } from '../../cipher/drawn/segments';
import { wordOf } from '../../cipher/game/cards';
import type { Language } from '../../protocol/cipher/Language';
import { decimal } from '../shared/words';
import { isRight, type HiddenWord, type Turn } from './words';

/** What is written where a word is hidden, to guess along. */
const veil = '?';

/** "5,997", as the language writes it. */
export function number(value: number): string {
  return new Intl.NumberFormat(i18n.language === 'en' ? 'en-GB' : i18n.language).format(value);
}

/** "0.88". */
export function hundredths(value: number): string {
  const format = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return new Intl.NumberFormat(i18n.language, format).format(value);
}

/** Bits under the curve: nothing gained is a plain 0. */
export function bitsText(bits: number): string {
  return bits < 0.05 ? '0' : decimal(bits);
}

/** The word as it is written; behind a veil for those who guess along, a dash where there was none. */
export function shownWord({ result, round }: HiddenWord, letters: boolean): string {
  const word = (result && wordOf(result)) ?? round.word;
  if (word === null) return '–';
  return letters ? inCapitals(word) : veil.repeat([...word].length);
}

/** "Mara hid ENEMY, Ines broke it". */
export function headlineOf(hidden: HiddenWord, players: readonly Player[], letters: boolean): string {
  const { round, result } = hidden;
  const name = (seat: number) => players[seat]?.name ?? '';
  const coder = name(round.coder);
  if (round.word === null) return t(result ? 'replay-word-none' : 'replay-word-unseen', { coder });
  const word = shownWord(hidden, letters);
  const solver = result?.solver ?? null;
  return solver === null
    ? t('replay-word-kept', { coder, word })
    : t('replay-word-broken', { coder, word, solver: name(solver) });
}

/** "20 words before, 14 after: 0.5 bits." */
export function leftText({ before, after, bits }: Turn, rows: boolean): string {
  const told = { count: before, before: number(before), after: number(after), bits: bitsText(bits) };
  return rows ? t('replay-rows-told', told) : t('replay-words-told', told);
}

/** The title of the curve. */
export function curveTitle({ all, turns, instead }: HiddenWord): string {
  const left = turns.at(-1)?.after ?? all;
  if (instead) return t('replay-curve-rows', { all: number(all), left: number(left) });
  if (left <= 1) return t('replay-curve-one', { all: number(all) });
  return t('replay-curve-left', { all: number(all), left: number(left) });
}

/** What the curve counts, and what its marks mean. */
export function curveCaption(hidden: HiddenWord, language: Language | null, letters: boolean): string {
  const { instead } = hidden;
  if (instead === 'house') return t('replay-caption-house', { word: shownWord(hidden, letters) });
  if (instead === 'list') return t('replay-caption-list');
  if (instead === 'word') return t('replay-caption-word');
  return t('replay-caption', { language: language ?? 'en' });
}

/** The words that no answer told apart: "LIGHT and TIGHT to the end." */
export function twinsText({ round, settled }: HiddenWord, letters: boolean): string {
  if (settled !== null || round.twins.length < 2 || !letters) return '';
  const named = round.twins.slice(0, 6).map(inCapitals);
  const more = round.twins.length - named.length;
  return more > 0 ? t('replay-twins-more', { words: named.join(', ') }) : t('replay-twins', { words: listed(named) });
}

/** "only ENEMY left from here, 2 turns before it was named". */
export function onlyText(hidden: HiddenWord, letters: boolean, short: boolean): string {
  const word = shownWord(hidden, letters);
  const end = hidden.turns.find(({ clue }) => isRight(clue));
  if (short || !end || hidden.settled === null) return t('replay-only', { word });
  return t('replay-only-before', { word, turns: end.number - hidden.settled });
}

/** Whether what is asked for fits, in a word. */
export function answerText({ clue: { what } }: Turn): string {
  if (what.type === 'asked') return what.yes ? t('decode-yes') : t('decode-no');
  return what.right ? t('replay-right') : t('replay-wrong');
}

/** For those who listen: "Question 10, Ines: long stick, zone 1, yes. 20 words before, 14 after: 0.5 bits. …" */
export function turnSpoken(
  hidden: HiddenWord,
  turn: Turn | null,
  players: readonly Player[],
  letters: boolean,
): string {
  if (!turn) return t('replay-first-question');
  const { what, by } = turn.clue;
  const name = players[by]?.name ?? '';
  const words = leftText(turn, hidden.instead !== null);
  if (what.type === 'named')
    return `${t('replay-guesses', { name, word: guessed(what, letters) })}: ${answerText(turn)}. ${words}`;
  const asked = t('replay-question-spoken', {
    name,
    question: turn.question,
    segment: segmentName(what.kind as SegmentType),
    zone: what.zone + 1,
    answer: answerText(turn),
  });
  const better = turn.better ? ` ${t('replay-better-spoken', { zone: turn.better.zone + 1 })}` : '';
  return `${asked} ${words}${better}`;
}

/** A word that was named; the right one is veiled with the letters. */
export function guessed({ word, right }: { word: string; right: boolean }, letters: boolean): string {
  return right && !letters ? veil.repeat([...word].length) : inCapitals(word);
}
