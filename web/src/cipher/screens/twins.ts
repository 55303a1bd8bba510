// Words that no answer told from the secret one.
import { t } from '../../i18n/i18n.svelte';
import type { LookBack } from '../../protocol/LookBack';
import { inCapitals, listed } from '../drawn/chrome';

/** Names them, or some of them; nothing where there are none, or where nothing was asked. */
export function twinsText({ twins, questions }: LookBack): string {
  const last = questions.at(-1);
  if (!last || twins.length === 0) return '';
  const words = listed(twins.map(inCapitals));
  const others = last.left - 1;
  return others > twins.length ? t('look-back-twins-more', { count: others, words }) : t('look-back-twins', { words });
}
