import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CheckedWord } from '../../protocol/CheckedWord';
import type { Options } from '../../protocol/cipher/Options';
import type { WordObjection } from '../../protocol/WordObjection';
import { dictionary } from './dictionary';
import { t } from '../../i18n/i18n.svelte';
import { Composing } from './composing.svelte';

const answer = (objection: WordObjection | null): CheckedWord => ({
  folded: 'WORD',
  bad_character: null,
  fits: true,
  listed: objection === null || objection === 'slur',
  objection,
  spellings: [],
  elsewhere: [],
});

/** A word of four letters that the server has judged. */
async function composed(objection: WordObjection | null, agreed: Partial<Options> = {}): Promise<Composing> {
  const options = {
    length: 4,
    language: 'fr',
    word_list: true,
    house_words: false,
    slurs: false,
    lists: 2,
    ...agreed,
  } as Options;
  vi.spyOn(dictionary, 'check').mockResolvedValue(answer(objection));
  const composing = new Composing(() => options);
  composing.type('xxxx');
  await vi.runAllTimersAsync();
  return composing;
}

describe('a word while it is typed (KD-3)', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  it('is looked up in the lists that the game is played with', async () => {
    await composed(null, { lists: 1 });
    expect(dictionary.check).toHaveBeenCalledWith({ language: 'fr', length: 4, word: 'xxxx', lists: 1 });
  });

  it.each([
    ['not_in_list', 'check-unknown'],
    ['slang', 'check-slang'],
    ['abbreviation', 'check-abbreviation'],
    ['slur', 'check-slur'],
  ] as const)('is refused with its reason: %s', async (objection, key) => {
    const composing = await composed(objection);
    expect(composing.canSeal).toBe(false);
    expect(composing.checks.filter(({ state }) => state === 'bad').map(({ text }) => text)).toEqual([t(key)]);
  });

  it('may be a house word, but no slur', async () => {
    const slang = await composed('slang', { house_words: true });
    expect([slang.canSeal, slang.house]).toEqual([true, true]);
    const slur = await composed('slur', { house_words: true });
    expect([slur.canSeal, slur.house]).toEqual([false, false]);
  });

  it('may be a slur only where the table agreed, with a list or without', async () => {
    expect((await composed('slur', { word_list: false })).canSeal).toBe(false);
    const rough = await composed('slur', { slurs: true });
    expect([rough.canSeal, rough.house]).toEqual([true, false]);
  });

  it('needs no list where the table has none', async () => {
    expect((await composed('not_in_list', { word_list: false })).canSeal).toBe(true);
  });
});
