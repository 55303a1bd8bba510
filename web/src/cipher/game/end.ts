// The end of a game of Cipher in words: by how much it was won.
import { t } from '../../i18n/i18n.svelte';
import type { Player } from '../../people/player';
import { listed } from '../drawn/chrome';

export interface Ranked {
  player: Player;
  /** From 1; the same for those who share it. */
  place: number;
  points: number;
}

/** "33 points, 9 ahead of Mara." */
export function marginOf(ranking: readonly Ranked[]): string {
  const [first] = ranking;
  if (!first) return '';
  const { points } = first;
  if (ranking.filter(({ place }) => place === 1).length > 1) return t('cipher-end-each', { points });
  const next = ranking.filter(({ place }) => place === 2);
  const ahead = points - (next[0]?.points ?? points);
  if (ahead <= 0) return t('cipher-end-points', { points });
  return t('cipher-end-ahead', {
    points,
    ahead,
    names: listed(next.map(({ player }) => (player.you ? t('cipher-end-than-you') : player.name))),
  });
}
