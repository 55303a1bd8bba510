// The word under way in practice. The server keeps nothing of it: it is asked with everything that was done so far.
import { puzzleRest } from '../alone/puzzle-rest';
import { offline } from '../../net/rest';
import type { Action } from '../../protocol/cipher/Action';
import type { WordState } from '../../protocol/WordState';
import { wordChoice } from '../alone/word-choice.svelte';
import { WordWork } from './word-work.svelte';

/** Begins the word under way, or goes on with it. What comes in after somebody went on to another word changes
    nothing. */
export function wordUnderWay(onended: (state: WordState) => void): WordWork {
  const seed = wordChoice.seed();
  return new WordWork({
    open: () => ask(wordChoice.values.moves),
    play: async (action) => {
      const moves = [...wordChoice.values.moves, action];
      const state = await ask(moves);
      if (wordChoice.values.seed !== seed) return state;
      if (!state.result) wordChoice.change({ moves });
      else {
        onended(state);
        wordChoice.renew();
      }
      return state;
    },
  });
}

/** Ends the word under way, and answers what it was. */
export function giveUp(): Promise<WordState> {
  return ask(wordChoice.values.moves, true);
}

/** Whether the same can be asked once more; whatever else is refused about a word would be refused again. */
export function isPassing(refusal: string): boolean {
  return [offline, 'internal', 'too_fast'].includes(refusal);
}

function ask(moves: readonly Action[], give_up = false): Promise<WordState> {
  const { length, level } = wordChoice.values;
  return puzzleRest.practiseWord({
    language: wordChoice.language,
    length,
    level,
    seed: wordChoice.seed(),
    moves: [...moves],
    give_up,
  });
}
