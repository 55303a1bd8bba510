// A word while it is made: the text, the letters it is laid in, and what the server says of it. The
// word goes to the server in the body of a request and is kept nowhere.
import { dictionary } from '../../net/dictionary';
import type { CheckedWord } from '../../protocol/CheckedWord';
import type { Options } from '../../protocol/cipher/Options';
import type { Difficulty } from '../../protocol/Difficulty';
import { languageNames, t } from '../../i18n/i18n.svelte';
import { foldedGuess } from '../fold';
import type { Check } from '../screens/compose-types';

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
  get house(): boolean {
    const { word_list, house_words } = this.#options();
    return word_list && house_words && this.answer?.fits === true && !this.answer.listed;
  }
  /** Without an answer the server judges when the word is sealed. */
  get canSeal(): boolean {
    const { length, word_list } = this.#options();
    if (!this.answer) return this.letters.length === length;
    return this.answer.fits && (!word_list || this.answer.listed || this.house);
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
    const { language, length } = this.#options();
    if (!language) return;
    const word = await dictionary.suggest(language, length, this.difficulty).catch(() => null);
    if (!word) return;
    this.text = word.spelling.toUpperCase();
    await this.#look(this.text);
  }

  async #look(text: string): Promise<void> {
    const { language, length } = this.#options();
    if (!language || text.length > 40) return;
    // Offline: the chips stay as they are, and sealing will tell.
    const answer = await dictionary.check({ language, length, word: text }).catch(() => null);
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
    if (!this.#options().word_list) return [];
    // Judged only once the letters are right; before the first one it says what is wanted.
    if (!this.answer?.fits) return this.text === '' ? [{ state: 'open', text: t('check-list-wanted') }] : [];
    if (this.answer.listed) return [{ state: 'ok', text: t('check-list') }];
    return [this.house ? { state: 'open', text: t('check-house') } : { state: 'bad', text: t('check-unknown') }];
  }

  #language(): Check {
    const { language } = this.#options();
    const own = language ? languageNames[language] : '';
    const [other] = this.answer?.elsewhere ?? [];
    if (!other) return { state: 'open', text: own, icon: 'globe' };
    return { state: 'bad', text: t('check-language', { other: languageNames[other], own }), icon: 'globe' };
  }
}
