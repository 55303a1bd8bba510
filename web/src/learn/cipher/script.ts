// The tutorial of Cipher: a game that was played by the rules and told view by view (crates/cipher/tests/lessons.rs
// makes it). One word is looked for, one is hidden. Here is only what is said at each step; nothing is judged.
import type { Language } from '../../i18n/i18n.svelte';
import { lazy } from '../../load/lazy.svelte';
import type { Action } from '../../protocol/cipher/Action';
import type { Event } from '../../protocol/cipher/Event';
import type { Options } from '../../protocol/cipher/Options';
import type { View } from '../../protocol/cipher/View';

/** Where the learner sits, and where Spark does. */
export const mySeat = 0;
export const sparksSeat = 1;

type Told = Omit<View, 'options'>;
export interface Step {
  seat: number;
  action: Action;
  events: readonly Event[];
  view: Told;
}
export interface Lesson {
  options: Options;
  start: Told;
  steps: readonly Step[];
}

const lessons: Readonly<Record<Language, () => Promise<{ default: unknown }>>> = {
  en: () => import('./lessons/en.json'),
  de: () => import('./lessons/de.json'),
  fr: () => import('./lessons/fr.json'),
  cs: () => import('./lessons/cs.json'),
};

export async function lessonIn(language: Language): Promise<Lesson> {
  return (await lazy(lessons[language])).default as Lesson;
}

/** What was seen after so many steps. */
export function viewAt({ options, start, steps }: Lesson, at: number): View {
  return { ...(at === 0 ? start : steps[at - 1]!.view), options };
}

/** The segments that the learner hands out by hand before chance takes over. */
const byHand = 2;

/** What the learner is to do, or what Spark has just done. */
export type Note =
  | { key: 'ask-first' | 'ask-no' | 'ask-yes' | 'ask-more' | 'ask-wrong' | 'ask-late' | 'ask-late-no'; zone: number }
  | { key: 'guess' | 'name' | 'compose'; word: string }
  | {
      key: 'bonus' | 'hand-first' | 'hand-more' | 'hand-chance' | 'your-no' | 'your-yes' | 'your-token' | 'your-bonus';
    };

/** What is to be said after so many steps; nothing where the usual line of the screen will do. */
export function noteAt({ steps }: Lesson, at: number): Note | null {
  const next = steps[at];
  const last = steps[at - 1];
  if (next?.seat === mySeat) return todo(steps, at, next.action);
  return last ? news(last) : null;
}

/** Whether chance may do the next step, once the learner has handed out a few times. */
export function isByChance({ steps }: Lesson, at: number): boolean {
  const next = steps[at];
  if (next?.seat !== mySeat || next.action.type !== 'hand_out') return false;
  return (
    steps.slice(0, at).filter(({ seat, action }) => seat === mySeat && action.type === 'hand_out').length >= byHand
  );
}

function todo(steps: readonly Step[], at: number, action: Action): Note | null {
  const last = steps[at - 1];
  switch (action.type) {
    case 'ask':
      return { key: askNote(steps.slice(0, at)), zone: action.zone + 1 };
    case 'deduce':
      return {
        key: steps[at]!.events.some((event) => event.type === 'deduced' && event.right) ? 'name' : 'guess',
        word: action.word,
      };
    case 'request':
      return { key: 'bonus' };
    case 'compose':
      return { key: 'compose', word: action.word };
    case 'hand_out':
      if (last?.action.type === 'compose') return { key: 'hand-first' };
      return { key: isByChance({ steps } as Lesson, at) ? 'hand-chance' : 'hand-more' };
    default:
      return null;
  }
}

function askNote(
  before: readonly Step[],
): 'ask-first' | 'ask-no' | 'ask-yes' | 'ask-more' | 'ask-wrong' | 'ask-late' | 'ask-late-no' {
  const asked = before.flatMap(({ events }) => events.flatMap((event) => (event.type === 'asked' ? [event.yes] : [])));
  const late = before.some(({ action }) => action.type === 'request');
  if (asked.length === 0) return 'ask-first';
  const refused = before.at(-1)?.action.type === 'ask';
  if (late) return refused ? 'ask-late-no' : 'ask-late';
  if (refused) return 'ask-no';
  // The segment comes between the guess and the question.
  if (before.at(-1)?.action.type === 'deduce' || before.at(-2)?.action.type === 'deduce') return 'ask-wrong';
  return asked.filter((yes) => yes).length === 1 ? 'ask-yes' : 'ask-more';
}

function news({ seat, events }: Step): Note | null {
  if (seat !== sparksSeat) return null;
  for (const event of events) {
    if (event.type === 'asked') return { key: event.yes ? 'your-yes' : 'your-no' };
    if (event.type === 'deduced') return { key: 'your-token' };
    if (event.type === 'requested') return { key: 'your-bonus' };
  }
  return null;
}
