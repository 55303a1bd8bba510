// Refusals in the person's language.
import { i18n, t } from '../i18n/i18n.svelte';
import type { Messages } from '../i18n/messages';
import { offline } from '../net/rest';
import type { TableRefusal } from '../protocol/TableRefusal';
import { refusalOf } from './person.svelte';

type RefusalKey = Extract<keyof Messages, `refusal-${string}`>;
type Worded<Key extends RefusalKey> = Key;
/** Every reason that a table can have has words here: without them this does not compile. */
type TableRefusalKey = Worded<`refusal-${TableRefusal}`>;

/** The reason in words; one the page does not know is at least named. */
export function refusalText(refusal: string): string {
  const key = `refusal-${refusal}` as RefusalKey | TableRefusalKey;
  const text = t(key);
  return text === key ? `${t('refusal')} (${refusal})` : text;
}

/** The name of what went wrong, once there are words for it. Offline not even the texts come; for that there are
    some. */
export async function namedRefusal(error: unknown): Promise<string> {
  return i18n.use('table').then(
    () => refusalOf(error),
    () => offline,
  );
}
