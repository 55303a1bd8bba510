// The chapters of the rules, in reading order. Each has an anchor of its name on the page of its
// game (`/rules/circuit#placing`), a title, a text and one drawing.
import type { GameName } from '../browser/settings.svelte';

export const topics = {
  circuit: [
    'aim',
    'choosing',
    'solving',
    'weight',
    'fragment',
    'conduit',
    'angular',
    'placing',
    'networkers',
    'closing',
    'round-end',
    'game-end',
    'away',
  ],
  cipher: ['aim', 'alphabet', 'composing', 'asking', 'no-tokens', 'guessing', 'bonus', 'scoring', 'game-end', 'away'],
} as const;
export type Topic<G extends GameName = GameName> = (typeof topics)[G][number];

/** A rule of one of the games. */
export type Rule = { [G in GameName]: { game: G; topic: Topic<G> } }[GameName];

/** Chapters within the chapter on solving. */
export const puzzleTopics: ReadonlySet<Topic> = new Set<Topic>(['weight', 'fragment', 'conduit', 'angular']);

/** The address of a game's rules, or of one chapter. */
export function rulesPath<G extends GameName>(game: G, topic?: Topic<G>): string {
  return `/rules/${game}${topic ? `#${topic}` : ''}`;
}

/** The texts of a rule. Every topic has all three; a test compares the two lists. */
export function textKeys(game: GameName, topic: Topic) {
  const key = `rules-${game}-${topic}` as 'rules-circuit-aim';
  return {
    title: key,
    text: `${key}-text` as 'rules-circuit-aim-text',
    picture: `${key}-picture` as 'rules-circuit-aim-picture',
  };
}
