// One letter asks, the announcer answers: what somebody who sees would look up. Fetched with the first question.
import { i18n, t } from '../i18n/i18n.svelte';
import { announcer } from './announcer.svelte';
import type { Question } from './questions';
import { here, type KeyLine } from './here.svelte';

const nothing = (words: string, instead: string) => (words === '' ? instead : words);

/** A key as it is spoken: signs are often not read. */
function spoken({ keys, more = [], text }: KeyLine): string {
  const names = [...keys, ...more].map((key) => (key === '–' ? t('key-to') : (said[key]?.() ?? key)));
  return `${names.join(' ')}: ${text}`;
}
const said: Readonly<Record<string, () => string>> = {
  '↑': () => t('key-up'),
  '↓': () => t('key-down'),
  '←': () => t('key-left'),
  '→': () => t('key-right'),
};

const answers: Readonly<Record<Question, () => string>> = {
  describe: () => nothing(here.board.join(' '), t('describe-none')),
  last: () => nothing(announcer.last, t('last-none')),
  time: () => nothing(here.time.join(' '), t('time-none')),
  score: () => nothing(here.score.join(' '), t('score-none')),
  task: () => [...here.task, ...here.keys.map((line) => `${spoken(line)}.`), t('key-help-spoken')].join(' '),
};

/** Says the answer; it is no news, and is not said again as the last. */
export async function answer(question: Question): Promise<void> {
  await i18n.use('feel');
  announcer.say(answers[question](), { news: false });
}
