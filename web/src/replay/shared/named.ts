// Whether one's own name is shown at a game: the page of the game knows, its bar offers to change it.
import { getContext, setContext } from 'svelte';

export interface Named {
  /** Whether it is one's own game, on this server. */
  readonly mine: boolean;
  readonly shown: boolean;
  change: (shown: boolean) => void;
}

const key = Symbol('named');
export const provideNamed = (named: Named) => setContext(key, named);
export const named = () => getContext<Named | undefined>(key);
