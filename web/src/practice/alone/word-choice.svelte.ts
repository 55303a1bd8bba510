// The words somebody looks for alone, kept on this device: language, length, coder, and the one under way in practice.
import { i18n, languages, type Language } from '../../i18n/i18n.svelte';
import type { Action } from '../../protocol/cipher/Action';
import type { Level } from '../../protocol/game/Level';
import { levels } from '../../people/players';
import { keepValue, keptParts } from '../../browser/stored';

export const lengths = [3, 4, 5, 6] as const;

interface Chosen {
  /** None: that of the page. */
  language: Language | null;
  length: number;
  level: Level;
  /** None: the next word is a new one. */
  seed: number | null;
  /** What was done with the word under way. */
  moves: readonly Action[];
  /** The fewest questions with which a word was found, by language, length and coder. */
  bests: Readonly<Record<string, number>>;
}

const key = 'enigma-words';

class WordChoice {
  values = $state.raw<Chosen>(load());

  get language(): Language {
    return this.values.language ?? i18n.language;
  }

  change(part: Partial<Chosen>): void {
    this.values = { ...this.values, ...part };
    keepValue(key, this.values);
  }

  get #kind(): string {
    const { length, level } = this.values;
    return `${this.language}/${length}/${level}`;
  }

  /** The fewest questions for words like the chosen one; none before one was found. */
  get best(): number | null {
    return this.values.bests[this.#kind] ?? null;
  }

  /** A word was found with so many questions; answers whether never with fewer. */
  found(questions: number): boolean {
    const { best } = this;
    if (best !== null && best <= questions) return false;
    this.change({ bests: { ...this.values.bests, [this.#kind]: questions } });
    return true;
  }

  /** Another word comes next. */
  renew(part: Partial<Chosen> = {}): void {
    this.change({ ...part, seed: null, moves: [] });
  }

  /** The seed of the word under way; draws one if there is none. */
  seed(): number {
    if (this.values.seed === null) this.change({ seed: crypto.getRandomValues(new Uint32Array(1))[0]! });
    return this.values.seed!;
  }
}

function load(): Chosen {
  const stored = keptParts(key);
  return {
    language: languages.find((language) => language === stored['language']) ?? null,
    length: lengths.find((length) => length === stored['length']) ?? 5,
    level: levels.find((level) => level === stored['level']) ?? 'relay',
    seed: Number.isSafeInteger(stored['seed']) ? (stored['seed'] as number) : null,
    moves: Array.isArray(stored['moves']) ? (stored['moves'] as Action[]) : [],
    bests: bestsOf(stored['bests']),
  };
}

function bestsOf(stored: unknown): Record<string, number> {
  const kept = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
  return Object.fromEntries(kept.filter((entry): entry is [string, number] => Number.isSafeInteger(entry[1])));
}

export const wordChoice = new WordChoice();
