// The screens that follow the first choice of a game: solving, planning, placing, the end of a round. A table opens
// without them, so that it is there sooner; they come while the first tiles are chosen.
export { default as Place } from '../screens/Place.svelte';
export { default as Plan } from '../screens/Plan.svelte';
export { default as RoundEnd } from '../screens/RoundEnd.svelte';
export { default as Solve } from '../screens/Solve.svelte';
