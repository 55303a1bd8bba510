import { beforeAll, expect, it } from 'vitest';
import { i18n, t } from '../../i18n/i18n.svelte';
import type { Player } from '../../people/player';
import type { BoardView } from '../../protocol/cipher/BoardView';
import type { RoundResult } from '../../protocol/cipher/RoundResult';
import type { View } from '../../protocol/cipher/View';
import { cardsOf, doubtOf, earnedOf, fittingOf, linesOf, saidOf, zonesOf } from './cards';

beforeAll(() => i18n.use('home', 'table', 'cipher'));

const players: readonly Player[] = [
  { seat: 0, look: 'iris', name: 'Ines', you: true },
  { seat: 1, look: 'moss', name: 'Tomáš' },
  { seat: 2, look: 'rust', name: 'Mara' },
];
const table = { seats: [] };
const decode = {
  type: 'decode',
  phase: 'ask',
  no_tokens: 4,
  active: 0,
  playing: [true, false, true],
  tokens: [2, 0, 3],
  zones: [
    {
      placed: { long: 2, short: 0, wide: 0, tight: 1 },
      rejected: { long: false, short: true, wide: false, tight: false },
    },
  ],
  deductions: [
    { by: 1, word: 'ETE', spelling: 'été', right: false },
    { by: 0, word: 'BAL', spelling: 'bal', right: true },
  ],
  fitting: [['B'], ['A', 'E']],
};
const at = (stage: object) =>
  ({ stage, totals: [5, 7, 0], presence: ['here', 'here', 'here'], coder: 2 }) as unknown as View;
const board = decode as unknown as BoardView;

it('shows tokens of decoders, NO tokens of the coder, and whose turn it is', () => {
  const [ines, tomas, mara] = cardsOf(at(decode), players, table);
  expect(ines).toMatchObject({ active: true, deductions: 2, points: 5, status: t('ui-your-turn') });
  expect(tomas).toMatchObject({ active: false, deductions: 0, status: t('status-out') });
  expect(mara).toMatchObject({ active: false, refusals: 4, status: t('score-coder') });
});

it('waits for the coder while a segment is to be handed out or a word is hidden', () => {
  expect(cardsOf(at({ ...decode, phase: 'draw' }), players, table).map(({ active }) => active)).toEqual([
    false,
    false,
    true,
  ]);
  expect(cardsOf(at({ type: 'compose' }), players, table)[0]).toMatchObject({ status: t('status-waiting') });
});

it('lays segments into zones by kind, and the tokens of those that were refused', () => {
  expect(zonesOf(board)).toEqual([{ segments: ['long', 'long', 'tight'], refused: ['short'] }]);
});

it('tells fitting letters only where the table shows them, and judges by what the server sent', () => {
  expect(fittingOf(board, { fitting_letters: false } as View['options'])).toBeNull();
  expect(fittingOf(board, { fitting_letters: true } as View['options'])?.[1]).toEqual(new Set(['A', 'E']));
  expect(doubtOf(board, 'ETE')).toEqual({ said: true, contradicts: true });
  expect(doubtOf(board, 'BA')).toEqual({ said: false, contradicts: false });
  expect(saidOf(board, players)).toEqual([{ player: players[1], word: 'ÉTÉ' }]);
});

it('writes the sheet: what is known, and who hides the words to come', () => {
  const result = { word: 'BAL', spelling: null, coder: 0, points: [1, 2, 3] } as unknown as RoundResult;
  const view = { sheet: [result], stage: { type: 'compose' }, coder: 1, coders_to_come: [2] } as unknown as View;
  expect(linesOf(view).map(({ word, coder, current }) => [word, coder, current])).toEqual([
    ['BAL', 0, true],
    [null, 1, false],
    [null, 2, false],
  ]);
  expect(linesOf({ ...view, stage: { type: 'over' } } as unknown as View)).toHaveLength(1);
});

it('counts the tokens behind the points of a round', () => {
  const score = { enigma_token: 5, bonus_tokens: 4, no_tokens: 3, deduction_tokens: 1 };
  const result = { coder: 1, scores: [null, score], points: [0, 13] } as unknown as RoundResult;
  expect(earnedOf(result, players)).toEqual([
    { player: players[1], coder: true, points: 13, enigma: true, bonus: 2, refusals: 3, deductions: 1 },
  ]);
});
