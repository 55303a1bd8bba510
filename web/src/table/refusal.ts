// Refusals in the person's language.
import { t } from '../i18n/i18n.svelte';
import type { Messages } from '../i18n/messages';

type RefusalKey = Extract<keyof Messages, `refusal-${string}`>;

/** The reason in words; one the page does not know is at least named. */
export function refusalText(refusal: string): string {
  const key = `refusal-${refusal}` as RefusalKey;
  const text = t(key);
  return text === key ? `${t('refusal')} (${refusal})` : text;
}
