import { MediaQuery } from 'svelte/reactivity';

/** There is room for columns beside the stage. What stands only there need not be drawn where there is none. */
export const wide = new MediaQuery('(min-width: 1100px)');

/** There is room for a chat beside all that. */
export const roomy = new MediaQuery('(min-width: 1280px)');

/** A phone held upright. */
export const phone = new MediaQuery('(max-width: 599px)');
