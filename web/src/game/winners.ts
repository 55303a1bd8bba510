// Who has won, as a headline says it: to a winner "You", to everybody else the name.
import { i18n, t } from '../i18n/i18n.svelte';
import type { Player } from '../people/player';

export function headlineOf(winners: readonly Player[], key: 'end-headline' | 'cipher-end'): string {
  const you = winners.some((player) => player.you);
  const [first] = winners;
  if (first && winners.length === 1) return you ? t(`${key}-you`) : t(key, { name: first.name });
  const others = winners.filter((player) => !player.you).map(({ name }) => name);
  const names = new Intl.ListFormat(i18n.language).format([...(you ? [t('ui-you')] : []), ...others]);
  return t(you ? `${key}-shared-you` : `${key}-shared`, { names });
}
