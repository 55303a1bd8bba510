// What is said when pieces have changed, by whatever: a move, undo and redo, a hint.
import { t } from '../../i18n/i18n.svelte';

type State<K extends PropertyKey> = Readonly<Record<K, unknown>>;

/** Of one or two pieces what has become of each; of more how many are laid. */
export function told<K extends PropertyKey>(
  keys: Iterable<K>,
  next: State<K>,
  before: State<K>,
  one: (key: K) => string,
  laid: { laid: number; total: number },
): string {
  // Those from before a reload are other objects.
  const changed = [...keys].filter((key) => JSON.stringify(next[key]) !== JSON.stringify(before[key]));
  return changed.length > 2 ? `${t('ui-laid', laid)}.` : [...new Set(changed.map(one))].join(' ');
}
