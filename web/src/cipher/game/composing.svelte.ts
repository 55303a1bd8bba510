// A word while it is made: the text, the letters it is laid in, and what the server says of it. The
// word goes to the server in the body of a request and is kept nowhere.
import { dictionary } from './dictionary';
import type { CheckedWord } from '../../protocol/CheckedWord';
import type { Options } from '../../protocol/cipher/Options';
import type { Difficulty } from '../../protocol/cipher/Difficulty';
import type { WordObjection } from '../../protocol/WordObjection';
import { languageNames, t } from '../../i18n/i18n.svelte';
import { foldedGuess } from './fold';
import type { Check } from './compose-types';

/** A pause this long while typing has the word looked up. */
const pause = 120;

export class Composing {
  text = $state('');
  difficulty = $state<Difficulty>('easy');
  #checked = $state.raw<{ text: string; answer: CheckedWord } | null>(null);
  #waiting: ReturnType<typeof setTimeout> | undefined;
  readonly #options: () => Options;

  constructor(options: () => Options) {
    this.#options = options;
  }

  /** The server's answer, if it is about the text as it stands. */
  get answer(): CheckedWord | null {
    return this.#checked?.text === this.text ? this.#checked.answer : null;
  }
  get letters(): string {
    return this.answer?.folded ?? foldedGuess(this.text, this.#options().language);
  }
  /** What speaks against the word at this table (KD-3). */
  get #objection(): WordObjection | null {
    const { word_list, slurs } = this.#options();
    const objection = this.answer?.objection ?? null;
    if (objection === 'slur') return slurs ? null : objection;
    return word_list ? objection : null;
  }
  get house(): boolean {
    return this.#options().house_words && this.#objection !== null && this.#objection !== 'slur';
  }
  /** Without an answer the server judges when the word is sealed. */
  get canSeal(): boolean {
    if (!this.answer) return this.letters.length === this.#options().length;
    return this.answer.fits && (this.#objection === null || this.house);
  }
  get checks(): readonly Check[] {
    return [...this.#shape(), ...this.#dictionary(), this.#language()];
  }

  type(text: string): void {
    this.text = text;
    clearTimeout(this.#waiting);
    if (text.trim() !== '') this.#waiting = setTimeout(() => void this.#look(text), pause);
  }

  clear(): void {
    clearTimeout(this.#waiting);
    this.text = '';
    this.#checked = null;
  }

  async suggest(): Promise<void> {
    const { language, length, lists } = this.#options();
    if (!language) return;
    const word = await dictionary.suggest(language, length, this.difficulty, lists).catch(() => null);
    if (!word) return;
    this.text = word.spelling.toUpperCase();
    await this.#look(this.text);
  }

  async #look(text: string): Promise<void> {
    const { language, length, lists } = this.#options();
    if (!language || text.length > 40) return;
    // Offline: the chips stay as they are, and sealing will tell.
    const answer = await dictionary.check({ language, length, word: text, lists }).catch(() => null);
    if (answer && this.text === text) this.#checked = { text, answer };
  }

  #shape(): Check[] {
    const { length } = this.#options();
    const missing = length - this.letters.length;
    const bad = this.answer?.bad_character;
    const sign: Check[] = bad ? [{ state: 'bad', text: t('check-sign', { sign: bad }) }] : [];
    if (this.text === '') return [{ state: 'open', text: t('check-length', { length }) }];
    if (missing > 0) return [...sign, { state: 'open', text: t('check-more', { count: missing }), icon: 'plus' }];
    if (missing < 0) return [...sign, { state: 'bad', text: t('check-fewer', { count: -missing }) }];
    return [...sign, { state: bad ? 'open' : 'ok', text: t('check-length', { length }) }];
  }

  #dictionary(): Check[] {
    const { word_list } = this.#options();
    const objection = this.#objection;
    if (objection === 'slur') return [{ state: 'bad', text: t('check-slur') }];
    if (!word_list) return [];
    // Judged only once the letters are right; before the first one it says what is wanted.
    if (!this.answer?.fits) return this.text === '' ? [{ state: 'open', text: t('check-list-wanted') }] : [];
    if (objection === null) return [{ state: 'ok', text: t('check-list') }];
    if (this.house) return [{ state: 'open', text: t('check-house') }];
    return [{ state: 'bad', text: t(objection === 'not_in_list' ? 'check-unknown' : `check-${objection}`) }];
  }

  #language(): Check {
    const { language } = this.#options();
    const own = language ? languageNames[language] : '';
    const [other] = this.answer?.elsewhere ?? [];
    if (!other) return { state: 'open', text: own, icon: 'globe' };
    return { state: 'bad', text: t('check-language', { other: languageNames[other], own }), icon: 'globe' };
  }
}
