// Tiles in words, for screen readers.
import { shadeOf, type CellColour } from '../../art/shapes';
import { t } from '../../i18n/i18n.svelte';
import { here } from '../../voice/here.svelte';
import { beyond, inReadingOrder, wayFromStart, type BoardTile, type PortView, type Square } from '../../tiles/board';
import { sides, turnSide, type Network, type Rotation, type Side } from '../../tiles/layout';
import { letterOf } from './open-ends';
import type { Outcome } from '../drawn/place-types';

/** "Tile with amber and azure cells, channels north, east." */
export function describeTile(networks: readonly Network[]): string {
  const cells = networks.flatMap((network) => network.cells).map((colour) => t(`cell-${shadeOf(colour)}`));
  const ports = networks.flatMap((network) => network.ports);
  const channels = sides.filter((side) => ports.includes(side)).map(sideName);
  return t('tile-spoken', { cells: cells.join(', '), channels: channels.join(', ') });
}

/** "Channels north, east." of a tile as it lies. */
export function describeChannels(networks: readonly Network[], rotation: Rotation): string {
  const lying = networks.flatMap(({ ports }) => ports.map((port) => turnSide(port, rotation)));
  const channels = sides.filter((side) => lying.includes(side)).map(sideName);
  return t('place-spoken-channels', { channels: channels.join(', ') });
}

/** "Spot 2 left, 1 down from the start tile". */
export function spotName(square: Square): string {
  return t('board-spot', { way: wayWords(square) });
}

/** "Spot 2 left, 1 down from the start tile. Channels north, east." of a tile that is held there. */
export function describeAim(square: Square, networks: readonly Network[], rotation: Rotation): string {
  return `${spotName(square)}. ${describeChannels(networks, rotation)}`;
}

/** "3 ends still open", or "Open ends: A 1, B 3" of a tile that belongs to several systems. */
export function endsWords(ends: readonly number[]): string {
  return ends.length === 1
    ? t('place-open-ends', { ends: ends[0]! })
    : t('place-open-per-system', {
        ends: ends.map((count, system) => t('place-open-in', { count, system: letterOf(system) })).join(', '),
      });
}

/** The same with the empty squares that the ends lead to: "2 ends still open: spot 1 right from the start tile; …" */
export function endsNames(systems: readonly (readonly PortView[])[], at?: Square): string {
  const places = (ends: readonly PortView[]) => ends.map((end) => spotName(beyond(end))).join('; ');
  if (systems.length === 1) return `${endsWords([systems[0]!.length])}: ${places(systems[0]!)}.`;
  // Which channel of the tile it is, where one of its own ends is open.
  const own = (ends: readonly PortView[]) =>
    ends.filter(({ x, y }) => x === at?.x && y === at.y).map(({ side }) => sideName(side));
  const named = (ends: readonly PortView[], system: number) => [letterOf(system), ...own(ends)].join(' ');
  const each = systems.map((ends, system) => `${named(ends, system)}: ${places(ends)}.`);
  return [`${endsWords(systems.map(({ length }) => length))}.`, ...each].join(' ');
}

/** A tile that is tried, in a few words: where, and what it does there or would do. */
export function describeShortly(
  tile: BoardTile,
  { cells, gains }: Outcome,
  open: readonly (readonly PortView[])[],
  could: number,
): string {
  const ends = open.reduce((sum, { length }) => sum + length, 0);
  const words = [
    `${wayWords(tile)}.`,
    cells === 0 ? t('place-short-open', { ends }) : t('place-spoken-closes', { cells }),
  ];
  if (gains.length > 0) words.push(`${gainsNames(gains)}.`);
  else if (could > 0) words.push(t('place-short-could', { points: could }));
  return words.join(' ');
}

/** A tile that is tried, and what it does there, or would do before one's turn. */
export function describeMove(
  tile: BoardTile,
  outcome: Outcome,
  open: readonly (readonly PortView[])[],
  could: number,
  planned = false,
): string {
  const { cells, gains } = outcome;
  const nothing = `${t(planned ? 'plan-closes-nothing' : 'place-closes-nothing')}. ${endsNames(open, tile)}`;
  const closes = planned ? `${t('plan-closes')}. ${t('place-cells', { cells })}.` : t('place-spoken-closes', { cells });
  const words = [describeAim(tile, tile.networks, tile.rotation), cells === 0 ? nothing : closes];
  if (gains.length > 0) words.push(`${gainsNames(gains)}.`);
  else if (could > 0) words.push(t(planned ? 'plan-could' : 'place-networker-could', { points: could }));
  return words.join(' ');
}

/** "You 5, Tomáš 2". */
export function gainsNames(gains: Outcome['gains']): string {
  return gains.map(({ player, points }) => `${player.you ? t('ui-you') : player.name} ${points}`).join(', ');
}

/** Why somebody has laid no tile: they would not, or their time ran out. */
export type Unlaid = 'declined' | 'late';

/** "Ines laid a tile and sent a networker to amber." */
export function describePlaced(name: string, sent: CellColour | null, unlaid: Unlaid | null = null): string {
  if (unlaid) return t(unlaid === 'declined' ? 'placed-declined' : 'placed-late', { name });
  return sent ? t('placed-by-sent', { name, colour: t(`cell-${shadeOf(sent)}`) }) : t('placed-by', { name });
}

/** The same with the place, for those who do not see it: "Ines laid a tile. 2 right, 1 down from the start tile." */
export function describeLaid(
  name: string,
  { sent, unlaid, at }: { sent: CellColour | null; unlaid: Unlaid | null; at: Square | null },
): string {
  const placed = describePlaced(name, sent, unlaid);
  return at ? `${placed} ${spotName(at)}.` : placed;
}

/** "north, east", of a network as its tile lies. */
export function channelsOf({ ports }: Network, rotation: Rotation): string {
  const lying = ports.map((port) => turnSide(port, rotation));
  return sides
    .filter((side) => lying.includes(side))
    .map(sideName)
    .join(', ');
}

function sideName(side: Side): string {
  return t(`side-${side.toLowerCase() as 'n' | 'e' | 's' | 'w'}`);
}

function wayWords(square: Square): string {
  return wayFromStart(square)
    .map(([key, count]) => t(key, { count }))
    .join(', ');
}

/** The board as lines to be read one by one, in reading order: each tile as it lies, and who stands there. */
export function describeBoard(tiles: readonly BoardTile[]): string[] {
  return inReadingOrder(tiles).map(({ x, y, start, networks, rotation, networkers = [] }) => {
    const lying = networks.map(({ ports, cells }) => ({ ports: ports.map((port) => turnSide(port, rotation)), cells }));
    const tile = describeTile(lying);
    const text = start ? t('describe-start', { tile }) : t('describe-tile', { way: wayWords({ x, y }), tile });
    const people = networkers.flatMap(({ look, network, cell }) => {
      const colour = networks[network]?.cells[cell];
      return colour
        ? [t('describe-networker', { name: here.names[look] ?? look, colour: t(`cell-${shadeOf(colour)}`) })]
        : [];
    });
    return [text, ...people].join(' ');
  });
}
