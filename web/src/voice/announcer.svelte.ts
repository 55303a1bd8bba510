// One voice for the whole page, for those who listen. A live region that comes with its words is often not read;
// this one is there before the first screen and stays when screens change.
import { untrack } from 'svelte';
import { t } from '../i18n/i18n.svelte';

/** Said by then; nobody shall come upon old words when reading the page. */
const forgotten = 7_000;

class Announcer {
  lines = $state.raw<readonly { readonly text: string; readonly n: number }[]>([]);
  /** How many were said so far. */
  said = 0;
  /** What was told last, for who asks to hear it again: no answers, and no clocks. */
  last = '';
  #turn = false;
  #headline = '';

  say(text: string, { news = true } = {}): void {
    if (news) this.heard(text);
    this.said += 1;
    const line = { text, n: this.said };
    const others = () => untrack(() => this.lines).filter((each) => each !== line);
    this.lines = [...others(), line];
    setTimeout(() => (this.lines = others()), forgotten);
  }

  /** Something was told elsewhere on the page. */
  heard(text: string): void {
    if (text !== '') this.last = text;
  }

  /** What there is to do. A turn that begins is said first, and once; a headline that stays is not said again. */
  coach(words: string, turn: boolean, headline = ''): void {
    const begins = turn && !this.#turn;
    const stays = headline !== '' && headline === this.#headline && !begins;
    const said = stays ? words.slice(headline.length).trim() : words;
    if (said !== '') this.say(begins ? `${t('ui-your-turn')}. ${said}` : said, { news: false });
    this.#turn = turn;
    this.#headline = headline;
  }

  /** The game is over: the next turn is another one, also where it is the first thing to do. */
  rest(): void {
    this.#turn = false;
    this.#headline = '';
  }
}

export const announcer = new Announcer();

export interface News {
  /** The same as long as it is the same news. */
  key: string;
  text: () => string;
}

/** Says everything once, as it is when it comes. Call it during initialisation. */
export function tell(news: () => readonly News[]): void {
  let told: readonly string[] = [];
  $effect(() => {
    const now = news();
    untrack(() => {
      for (const { key, text } of now) if (!told.includes(key)) announcer.say(text());
      told = now.map(({ key }) => key);
    });
  });
}
