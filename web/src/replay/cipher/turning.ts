// The turning points of a word.
import { t } from '../../i18n/i18n.svelte';
import type { IconName } from '../../art/icons';
import { segmentName } from '../../cipher/drawn/chrome';
import type { SegmentType } from '../../cipher/drawn/segments';
import type { Player } from '../../people/player';
import { clock } from '../shared/words';
import { answerText, bitsText, guessed, number, shownWord } from './speech';
import { isRight, type HiddenWord, type Turn } from './words';

export interface TurningPoint {
  /** What stands before it: an icon, or the token of a seat. */
  mark: IconName | number;
  text: string;
  value: string;
  /** Where it leads, if anywhere. */
  turn: number | null;
}

/** `took` is how long it took to name the word, in milliseconds. */
export function turningPoints(
  hidden: HiddenWord,
  players: readonly Player[],
  took: number | null,
  letters: boolean,
): TurningPoint[] {
  const { turns } = hidden;
  if (turns.length === 0) return [];
  const name = ({ clue }: Turn) => players[clue.by]?.name ?? '';
  const named = turns.find(({ clue }) => isRight(clue));
  return [
    ...best(hidden, name),
    ...turns.flatMap((turn) => inVain(hidden, turn, name(turn), letters)),
    ...clear(hidden, letters),
    {
      mark: 'clock',
      text: named ? t('replay-named-by', { name: name(named) }) : t('replay-named-never'),
      value: took === null ? '' : clock(took),
      turn: named?.number ?? null,
    },
  ];
}

function best({ turns }: HiddenWord, name: (turn: Turn) => string): TurningPoint[] {
  const told = turns.filter(({ clue, bits }) => clue.what.type === 'asked' && bits >= 0.05);
  const [first, ...others] = told;
  if (!first) return [];
  const most = others.reduce((found, turn) => (turn.bits > found.bits ? turn : found), first);
  const { what } = most.clue;
  if (what.type !== 'asked') return [];
  const text = t('replay-best-question', {
    name: name(most),
    segment: segmentName(what.kind as SegmentType),
    zone: what.zone + 1,
    answer: answerText(most),
  });
  return [{ mark: 'chart', text, value: t('replay-bits', { bits: bitsText(most.bits) }), turn: most.number }];
}

function inVain({ instead }: HiddenWord, turn: Turn, name: string, letters: boolean): TurningPoint[] {
  const { what, by } = turn.clue;
  if (what.type !== 'named' || what.right) return [];
  const text = t('replay-wrong-guess', { name, word: guessed(what, letters) });
  const value = instead ? '' : t('replay-words-left', { count: turn.after, left: number(turn.after) });
  return [{ mark: by, text, value, turn: turn.number }];
}

function clear(hidden: HiddenWord, letters: boolean): TurningPoint[] {
  const { settled, turns } = hidden;
  const turn = settled === null ? undefined : turns[settled - 1];
  if (!turn) return [];
  const text = t('replay-only-left', { word: shownWord(hidden, letters) });
  return [{ mark: 'target', text, value: t('replay-question-number', { question: turn.question }), turn: settled }];
}
