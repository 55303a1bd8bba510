// Tiles in words, for screen readers.
import { shadeOf } from '../art/shapes';
import { t } from '../i18n/i18n.svelte';
import { sides, type Network } from './layout';

/** "Tile with amber and azure cells, channels north, east." */
export function describeTile(networks: readonly Network[]): string {
  const cells = networks.flatMap((network) => network.cells).map((colour) => t(`cell-${shadeOf(colour)}`));
  const ports = networks.flatMap((network) => network.ports);
  const channels = sides.filter((side) => ports.includes(side)).map((side) => t(`side-${side.toLowerCase() as 'n' | 'e' | 's' | 'w'}`));
  return t('tile-spoken', { cells: cells.join(', '), channels: channels.join(', ') });
}
