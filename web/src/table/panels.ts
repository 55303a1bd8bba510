// What opens over a table at a press. A table is there sooner without it; it comes when the first screen has.
export { default as ChatPanel } from './ChatPanel.svelte';
export { default as TableMenu } from './TableMenu.svelte';
