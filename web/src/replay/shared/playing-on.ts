// Playing on from a step of a game that is over: the page of the game knows how to ask for it.
import { getContext, setContext } from 'svelte';
import type { PlayOn } from '../../protocol/PlayOn';

/** Goes to the new table, or throws why there is none. */
export type PlaysOn = (wish: PlayOn) => Promise<void>;

const key = Symbol('plays on');
export const providePlaysOn = (plays: PlaysOn) => setContext(key, plays);
export const playsOn = () => getContext<PlaysOn | undefined>(key);
