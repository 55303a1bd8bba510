import { beforeAll, describe, expect, it } from 'vitest';
import { i18n } from '../../i18n/i18n.svelte';
import type { RoundResult } from '../../protocol/cipher/RoundResult';
import type { View } from '../../protocol/cipher/View';
import type { Player } from '../../people/player';
import { linesOf, saidOf } from './cards';
import { newsOf } from './news';
import type { BoardView } from '../../protocol/cipher/BoardView';

const ines: Player = { seat: 0, look: 'iris', name: 'Ines', you: true };
const tom: Player = { seat: 1, look: 'moss', name: 'Tom' };
const find = (seat: number) => [ines, tom][seat] ?? null;

beforeAll(() => i18n.use('home', 'table', 'cipher'));

describe('time that ran out', () => {
  it('is told, and who takes over with it', () => {
    const handedOn = { type: 'handed_on', from: 1, to: 0, kind: 'long', cause: 'time' } as const;
    expect(newsOf([{ type: 'time_ran_out', seat: 1, clock: 'question' }, handedOn], find)).toEqual({
      player: tom,
      text: 'Time ran out for Tom. You take over',
    });
  });
  it.each([
    ['question', 'Your time ran out'],
    ['decision', 'Time ran out: you pass'],
    ['word', 'Time ran out: a word was drawn for you'],
    ['segment', 'Time ran out: chance handed out the segment'],
  ] as const)('of a %s is told in its own words', (clock, text) => {
    expect(newsOf([{ type: 'time_ran_out', seat: 0, clock }], find)?.text).toBe(text);
  });
});

describe('words', () => {
  it('are named with their accents', () => {
    const deduced = {
      type: 'deduced',
      by: 1,
      word: 'LOEWE',
      spelling: 'Löwe',
      right: false,
      eliminated: false,
    } as const;
    expect(newsOf([deduced], find)?.word).toBe('LÖWE');
    const board = { deductions: [{ by: 1, word: 'ETOILE', spelling: 'étoile', right: false }] } as unknown as BoardView;
    expect(saidOf(board, [ines, tom])).toEqual([{ player: tom, word: 'ÉTOILE' }]);
  });
  it('stand on the sheet with their accents', () => {
    const result = { word: 'LOEWE', spelling: 'Löwe', coder: 0, points: [1, 2] } as unknown as RoundResult;
    const view = { sheet: [result], stage: { type: 'over' } } as unknown as View;
    expect(linesOf(view)[0]!.word).toBe('LÖWE');
  });
});
