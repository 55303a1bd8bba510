// What is asked over HTTP about words: whether one will do, one to hide, and what questions told.
import type { CheckedWord } from '../../protocol/CheckedWord';
import type { Difficulty } from '../../protocol/cipher/Difficulty';
import type { Language } from '../../protocol/cipher/Language';
import type { LookBack } from '../../protocol/LookBack';
import type { SuggestedWord } from '../../protocol/SuggestedWord';
import type { WordToCheck } from '../../protocol/WordToCheck';
import { ask } from '../../net/rest';

export const dictionary = {
  /** In a body, never in an address: the word may become a secret. */
  check: (word: WordToCheck) => ask<CheckedWord>('POST', '/words/check', word),
  /** From the version of the lists that the game is played with. */
  suggest: (language: Language, length: number, difficulty: Difficulty, lists: number) =>
    ask<SuggestedWord>('GET', `/words/${language}/${length}/${difficulty}?lists=${lists}`),
  /** Refused before the round is over. */
  lookBack: (game: string, round: number) => ask<LookBack>('GET', `/games/${encodeURIComponent(game)}/rounds/${round}`),
};
