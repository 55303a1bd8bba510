// How a closing is shown: marks that count, networkers that go home, and when. Nothing can close before a tile is laid,
// so it comes while one is aimed.
export { default as ClosingMarks } from './ClosingMarks.svelte';
export { ClosingShow } from './closing-show.svelte';
export { timelineOf } from './closing-timeline';
export { default as Flights } from './Flights.svelte';
