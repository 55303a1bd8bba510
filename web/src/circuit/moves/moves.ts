// The screens that follow the first choice of a game: solving, planning, placing, the end of a round. A table opens
// without them, so that it is there sooner; they come while the first tiles are chosen.
export { default as Place } from './Place.svelte';
export { default as Plan } from './Plan.svelte';
export { default as RoundEnd } from './RoundEnd.svelte';
export { default as Solve } from './Solve.svelte';
