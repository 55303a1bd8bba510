// Where to lay a tile, so that a game ends in a few rounds: all play for the same champion. Points
// now, networkers that stand in systems that may soon close, networkers in hand. What is legal and
// what closes is the view's word.
import { keyOf, portsOf, type BoardTile } from '../../web/src/tiles/board';
import { turnSide, type Network, type Rotation, type Side } from '../../web/src/tiles/layout';
import type { CellColour } from '../../web/src/protocol/circuit/CellColour';
import type { PlacementView } from '../../web/src/protocol/circuit/PlacementView';
import type { View } from '../../web/src/protocol/circuit/View';

/** The share of its points that a standing networker counts for, by open ends of its system. */
const standing = [0, 0.75, 0.55, 0.4, 0.28, 0.2, 0.14];
const inHand = [0, 1.1, 1.7, 2.1];

interface Worker {
  x: number;
  y: number;
  network: number;
  colour: CellColour;
}

export function boardOf(view: View): BoardTile[] {
  return Object.values(view.board).map(({ x, y, turn, networks }) => ({
    x,
    y,
    rotation: turn as Rotation,
    networks: networks.map(({ ports, cells }) => ({
      cells,
      ports: (Object.keys(ports) as Side[]).map((side) => turnSide(side, -turn)),
    })),
  }));
}

export function cellAt(
  networks: readonly { cells: readonly CellColour[] }[],
  number: number,
): { network: number; cell: number; colour: CellColour } {
  let left = number;
  for (const [network, { cells }] of networks.entries()) {
    if (left < cells.length) return { network, cell: left, colour: cells[left]! };
    left -= cells.length;
  }
  throw new Error('no such cell');
}

function workersOf(view: View, of: number): Worker[] {
  return Object.values(view.board).flatMap(({ x, y, networks, networkers }) =>
    networkers.filter(({ seat }) => seat === of).map(({ cell }) => ({ x, y, ...cellAt(networks, cell) })),
  );
}

/** What the networkers of a seat may hope for on a board. */
function hope(board: readonly BoardTile[], workers: readonly Worker[]): number {
  const root = new Map<string, string>();
  const name = (x: number, y: number, network: number) => `${x},${y}:${network}`;
  const find = (key: string): string => {
    const up = root.get(key) ?? key;
    return up === key ? key : find(up);
  };
  const ports = portsOf(board);
  const steps: Record<Side, [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
  const facing = new Map(ports.map((port) => [`${keyOf(port)}${port.side}`, name(port.x, port.y, port.network)]));
  for (const { x, y, side, network, state } of ports) {
    if (state !== 'connected') continue;
    const other = facing.get(`${x + steps[side][0]},${y + steps[side][1]}${turnSide(side, 2)}`)!;
    root.set(find(name(x, y, network)), find(other));
  }
  const open = new Map<string, number>();
  for (const { x, y, network, state } of ports) {
    const key = find(name(x, y, network));
    if (state === 'open') open.set(key, (open.get(key) ?? 0) + 1);
  }
  const cells = new Map<string, number>();
  for (const { x, y, networks } of board) {
    for (const [network, { cells: colours }] of networks.entries()) {
      for (const colour of colours) {
        const key = `${find(name(x, y, network))} ${colour}`;
        cells.set(key, (cells.get(key) ?? 0) + 1);
      }
    }
  }
  return workers.reduce((sum, { x, y, network, colour }) => {
    const key = find(name(x, y, network));
    const ends = open.get(key) ?? 0;
    return sum + (cells.get(`${key} ${colour}`) ?? 0) * (standing[Math.min(ends, 6)] ?? 0) + (ends > 0 ? 0.4 : 0);
  }, 0);
}

/** The best placement for the tile in hand, and the cell for a networker. */
export function bestPlacement(view: View, champion: number): { placement: PlacementView; cell: number | null } {
  const helps = view.you!.seat !== champion;
  const { tile } = view.seats[view.you!.seat]!;
  const { supply } = view.seats[champion]!;
  const networks: readonly Network[] = tile!.networks;
  const board = boardOf(view);
  const workers = workersOf(view, champion);
  let best: { placement: PlacementView; cell: number | null; value: number } | null = null;
  for (const placement of view.you!.placements) {
    const { x, y, turn } = placement;
    const closed = placement.closes ?? [];
    const gone = new Set(closed.flatMap(({ members }) => members.map(([mx, my, network]) => `${mx},${my}:${network}`)));
    const earned = closed.reduce((sum, { points }) => sum + points[champion]!, 0);
    const back = closed.reduce((sum, { returned }) => sum + returned[champion]!, 0);
    const after = [...board, { x, y, rotation: turn as Rotation, networks }];
    const staying = workers.filter((worker) => !gone.has(`${worker.x},${worker.y}:${worker.network}`));
    for (const cell of [null, ...(supply > 0 && !helps ? placement.cells.keys() : [])]) {
      const at = cell === null ? null : placement.cells[cell]!;
      if (at?.blocked_by !== undefined) continue;
      const stands = at && !at.closes ? [{ x, y, ...cellAt(networks, cell!) }] : [];
      const hand = supply + back - stands.length;
      const value =
        earned + (at?.closes ? at.worth : 0) + hope(after, [...staying, ...stands]) + (inHand[Math.min(hand, 3)] ?? 0);
      if (!best || value > best.value) best = { placement, cell, value };
    }
  }
  return best!;
}
