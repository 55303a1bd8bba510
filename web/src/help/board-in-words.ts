import { i18n } from '../i18n/i18n.svelte';

/** The board in words, with its texts. */
export async function boardInWords() {
  const [part] = await Promise.all([import('./BoardInWords.svelte'), i18n.use('feel')]);
  return part;
}
