import { beforeAll, expect, test } from 'vitest';
import { i18n, languages } from '../i18n/i18n.svelte';
import type { Player } from '../people/player';
import { headlineOf } from './winners';

beforeAll(() => i18n.use('home', 'table', 'end', 'cipher'));

const ines: Player = { seat: 0, look: 'iris', name: 'Ines' };
const mara: Player = { seat: 1, look: 'moss', name: 'Mara' };

test('the winner reads You, everybody else reads the name', () => {
  expect(headlineOf([ines], 'end-headline')).toBe('Ines wakes the machine');
  expect(headlineOf([{ ...ines, you: true }], 'end-headline')).toBe('You wake the machine');
  expect(headlineOf([{ ...ines, you: true }], 'cipher-end')).toBe('You hold the key');
});

test('whoever shares the victory is named first', () => {
  expect(headlineOf([ines, mara], 'end-headline')).toBe('Ines and Mara wake the machine together');
  expect(headlineOf([ines, { ...mara, you: true }], 'end-headline')).toBe('You and Ines wake the machine together');
});

test('in every language the verb follows who won', async () => {
  for (const language of languages) {
    await i18n.switchTo(language);
    for (const key of ['end-headline', 'cipher-end'] as const) {
      const you = { ...ines, you: true };
      expect(headlineOf([you], key)).not.toContain('Ines');
      expect(headlineOf([you, mara], key)).toContain('Mara');
    }
  }
  expect(headlineOf([{ ...ines, you: true }, mara], 'end-headline')).toMatch(/^Ty a\sMara probouzíte stroj společně$/);
});
