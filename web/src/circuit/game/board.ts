// The board of a Circuit view, as it is drawn.
import type { BoardTile, NetworkAt } from '../../tiles/board';
import { keyOf } from '../../tiles/board';
import { turnSide, type Network, type Rotation, type Side } from '../../tiles/layout';
import type { TileView } from '../../protocol/circuit/TileView';
import type { View } from '../../protocol/circuit/View';
import type { LookAt } from '../../people/players';

/** A cell of a tile: its network, and its place among that network's cells. */
export interface CellAt {
  network: number;
  cell: number;
}

/** The cells of a tile are numbered through all its networks. */
export function cellAt(networks: readonly Network[], number: number): CellAt {
  let left = number;
  for (const [network, { cells }] of networks.entries()) {
    if (left < cells.length) return { network, cell: left };
    left -= cells.length;
  }
  return { network: 0, cell: 0 };
}

export function cellNumber(networks: readonly Network[], { network, cell }: CellAt): number {
  return networks.slice(0, network).reduce((sum, { cells }) => sum + cells.length, cell);
}

/** Networks as they lie, turned back to how they are drawn. */
function drawn({ networks, turn }: TileView): Network[] {
  return networks.map(({ ports, cells, closed }) => ({
    ports: (Object.keys(ports) as Side[]).map((side) => turnSide(side, -turn)),
    met: Object.values(ports),
    cells,
    closed,
  }));
}

export function boardOf({ board }: Pick<View, 'board'>, look: LookAt): BoardTile[] {
  return Object.values(board).map((tile) => {
    const networks = drawn(tile);
    return {
      x: tile.x,
      y: tile.y,
      rotation: tile.turn as Rotation,
      networks,
      start: tile.x === 0 && tile.y === 0,
      networkers: tile.networkers.map(({ seat, cell }) => ({ look: look(seat), ...cellAt(networks, cell) })),
    };
  });
}

/** Members of a closed system as the drawing names them. */
export function membersOf(members: readonly (readonly [number, number, number])[]): NetworkAt[] {
  return members.map(([x, y, network]) => ({ x, y, network }));
}

export function tileAt(view: View, x: number, y: number): TileView | undefined {
  return view.board[keyOf({ x, y })];
}
