// The boards in the drawings of Circuit's rules.
import type { BoardTile, NetworkAt, StandingNetworker } from '../../tiles/board';
import { networks } from '../../tiles/home-board';

/** `tile(0, 1, 'NE:ra')`: a = amber, z = azure, r = rose. */
export function tile(
  x: number,
  y: number,
  text: string,
  networkers: readonly StandingNetworker[] = [],
  start = false,
): BoardTile {
  return { x, y, networks: networks(text), rotation: 0, networkers, start };
}

/** The first network of every tile: on these boards they make one system. */
export function allOf(tiles: readonly BoardTile[]): NetworkAt[] {
  return tiles.map(({ x, y }) => ({ x, y, network: 0 }));
}

/** Six cells, three amber and two rose among them; one channel has ended at a blank edge. */
export function closedSystem(lift = 0): BoardTile[] {
  return [
    tile(0, 0, 'E:a', [{ look: 'iris', network: 0, cell: 0, lift }]),
    tile(1, 0, 'ESW:zr'),
    tile(2, 0, 'SW:a'),
    tile(1, 1, 'NE:r', [{ look: 'moss', network: 0, cell: 0, lift }]),
    tile(2, 1, 'N:a'),
  ];
}
