// What of a game of Cipher is looked at, as the address says it: `?word=2&move=10`.
import type { At, HiddenWord } from './words';

export function atOf(search: string, words: readonly HiddenWord[]): At {
  const query = new URLSearchParams(search);
  const number = (name: string) => {
    const text = query.get(name) ?? '';
    return /^\d{1,4}$/.test(text) ? Number(text) : null;
  };
  const word = Math.min(words.length - 1, Math.max(0, (number('word') ?? 1) - 1));
  const turns = words[word]?.turns.length ?? 0;
  return { word: Math.max(0, word), turn: Math.min(turns, number('move') ?? turns) };
}

export function searchOf({ word, turn }: At): string {
  return `?word=${word + 1}&move=${turn}`;
}
