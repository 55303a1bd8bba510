import { beforeEach, expect, it, vi } from 'vitest';
import { puzzleRest } from '../alone/puzzle-rest';
import { Refusal } from '../../net/rest';
import type { Action } from '../../protocol/cipher/Action';
import type { WordState } from '../../protocol/WordState';
import { wordChoice } from '../alone/word-choice.svelte';
import { isPassing, wordUnderWay } from './word-practice';

const pass = { type: 'pass' } as Action;
const open = { questions: 1, result: null } as WordState;
const over = { questions: 3, result: { found: true } } as unknown as WordState;
const asked = vi.spyOn(puzzleRest, 'practiseWord');
const onended = vi.fn();

beforeEach(() => {
  localStorage.clear();
  asked.mockReset().mockResolvedValue(open);
  onended.mockReset();
  wordChoice.renew();
});

async function begin() {
  const work = wordUnderWay(onended);
  await vi.waitFor(() => expect(work.state ?? work.failed).not.toBeNull());
  return work;
}

it('keeps what was done until the word is over', async () => {
  const work = await begin();
  await work.act(pass);
  expect(wordChoice.values.moves).toEqual([pass]);
  asked.mockResolvedValue(over);
  await work.act(pass);
  expect(onended).toHaveBeenCalledWith(over);
  expect(wordChoice.values).toMatchObject({ seed: null, moves: [] });
});

it.each([open, over])('writes nothing of a late answer into the next word: %o', async (late) => {
  const work = await begin();
  let answer: (state: WordState) => void = () => undefined;
  asked.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const acting = work.act(pass);
  wordChoice.renew();
  await begin();
  const { seed } = wordChoice.values;
  answer(late);
  await acting;
  expect(wordChoice.values).toMatchObject({ seed, moves: [] });
  expect(onended).not.toHaveBeenCalled();
});

it('is the same word after it could not be loaded', async () => {
  wordChoice.change({ seed: 7, moves: [pass] });
  asked.mockRejectedValueOnce(new Refusal({ refusal: 'offline', text: '' }));
  const work = await begin();
  expect(isPassing(work.failed!)).toBe(true);
  await work.open();
  expect(work.state).toBe(open);
  expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ seed: 7, moves: [pass] }));
});

it('is another word where this one is refused', () => {
  expect(isPassing('bad_length')).toBe(false);
});
