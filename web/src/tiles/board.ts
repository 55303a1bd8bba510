// The common board as it is drawn: tiles on squares, and what their ports meet.
//
// Pure geometry. Which systems are closed, what ports meet, what scores and where a tile may go is said by the server;
// only what a tile that is still in hand would meet is seen by eye, at neighbouring edges (C-40).
import type { Look } from '../art/shapes';
import type { Port } from '../protocol/circuit/Port';
import { drawTile, turnSide, type Network, type Point, type Rotation, type Side } from './layout';

export interface Square {
  x: number;
  y: number;
}
/** A networker on cell `cell` of network `network` of its tile. */
export interface StandingNetworker {
  look: Look;
  network: number;
  cell: number;
  /** Lifted this high above its cell, while it flies home. */
  lift?: number;
}
export interface BoardTile extends Square {
  networks: readonly Network[];
  rotation: Rotation;
  start?: boolean;
  networkers?: readonly StandingNetworker[];
}
/** One network of the board. */
export interface NetworkAt extends Square {
  network: number;
}

/** Distance between the corners of neighbouring tiles, in drawing units. */
export const pitch = 106;
const steps: Record<Side, Point> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
export const portPoint: Record<Side, Point> = { N: [50, 0], E: [100, 50], S: [50, 100], W: [0, 50] };
export const angleOf: Record<Side, number> = { N: 0, E: 90, S: 180, W: 270 };

export function keyOf({ x, y }: Square): string {
  return `${x},${y}`;
}

/** How to get from the start tile to a square: the words for it, each with its number of steps. */
export function wayFromStart({ x, y }: Square): ['way-left' | 'way-right' | 'way-up' | 'way-down', number][] {
  const across = x === 0 ? [] : [[x < 0 ? 'way-left' : 'way-right', Math.abs(x)] as ['way-left' | 'way-right', number]];
  const along = y === 0 ? [] : [[y < 0 ? 'way-up' : 'way-down', Math.abs(y)] as ['way-up' | 'way-down', number]];
  return [...across, ...along];
}

export interface PortView extends NetworkAt {
  side: Side;
  state: Port;
  /** Its system is closed. */
  closed?: boolean | undefined;
}

/** The square a port looks at. */
export function beyond({ x, y, side }: Square & { side: Side }): Square {
  const [dx, dy] = steps[side];
  return { x: x + dx, y: y + dy };
}

/** Every port of the board with what it meets, as C-40 names it. */
export function portsOf(tiles: readonly BoardTile[]): PortView[] {
  const at = new Map(tiles.map((tile) => [keyOf(tile), tile]));
  return tiles.flatMap((tile) =>
    tile.networks.flatMap((network, index) =>
      network.ports.map((port, which) => {
        const side = turnSide(port, tile.rotation);
        const known = network.met?.[which] ?? 'open';
        const state = known === 'open' ? stateOf(at.get(keyOf(beyond({ ...tile, side }))), side) : known;
        return { x: tile.x, y: tile.y, network: index, side, state, closed: network.closed };
      }),
    ),
  );
}

/** Where nothing lies as far as the server knows, a tile in hand may be held. */
function stateOf(neighbour: BoardTile | undefined, side: Side): Port {
  if (!neighbour) return 'open';
  const facing = turnSide(side, 2);
  const met = neighbour.networks.some((network) =>
    network.ports.some((port) => turnSide(port, neighbour.rotation) === facing),
  );
  return met ? 'connected' : 'ended';
}

/** Finds the port that another one is joined to. */
export function joining(ports: readonly PortView[]): (port: PortView) => PortView | undefined {
  const name = (square: Square, side: Side) => `${keyOf(square)} ${side}`;
  const at = new Map(ports.map((port) => [name(port, port.side), port]));
  return (port) => at.get(name(beyond(port), turnSide(port.side, 2)));
}

/** The systems that run through a square, each as its ports: channels followed by eye, from tile to tile. */
export function systemsThrough(tiles: readonly BoardTile[], square: Square): PortView[][] {
  const ports = portsOf(tiles);
  const joined = joining(ports);
  const systems: PortView[][] = [];
  for (const start of ports.filter((port) => keyOf(port) === keyOf(square))) {
    if (systems.some((found) => found.includes(start))) continue;
    const found = [start];
    // What is found on the way is walked through as well.
    for (const end of found) {
      const across = joined(end);
      for (const next of across ? [end, across] : [end])
        found.push(
          ...ports.filter(
            (port) => keyOf(port) === keyOf(next) && port.network === next.network && !found.includes(port),
          ),
        );
    }
    systems.push(found);
  }
  return systems;
}

/** Where those systems stay open, system by system. */
export function openEnds(tiles: readonly BoardTile[], square: Square): PortView[][] {
  const open = systemsThrough(tiles, square).map((ports) => ports.filter(({ state }) => state === 'open'));
  return open.filter((ends) => ends.length > 0);
}

/** Where a cell lies on the board, in drawing units. */
export function cellPoint(tile: BoardTile, network: number, cell: number): Point {
  const [x, y] = drawTile(tile.networks, tile.rotation)[network]!.cells[cell]!;
  return [tile.x * pitch + x, tile.y * pitch + y];
}

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The smallest rectangle around squares, in drawing units, with a margin in tiles. */
export function around(squares: readonly Square[], margin = 0.15): Rect {
  const xs = squares.map((square) => square.x);
  const ys = squares.map((square) => square.y);
  const left = Math.min(...xs) - margin;
  const top = Math.min(...ys) - margin;
  return {
    x: left * pitch,
    y: top * pitch,
    width: (Math.max(...xs) + 1 + margin - left) * pitch,
    height: (Math.max(...ys) + 1 + margin - top) * pitch,
  };
}

/** Empty squares beside the tiles, to hold a tile against. Where one may be laid is for the server to say. */
export function besideTiles(tiles: readonly Square[]): Square[] {
  const taken = new Set(tiles.map(keyOf));
  const all = tiles.flatMap(({ x, y }) => Object.values(steps).map(([dx, dy]) => ({ x: x + dx, y: y + dy })));
  return [...new Map(all.map((square) => [keyOf(square), square])).values()].filter(
    (square) => !taken.has(keyOf(square)),
  );
}

/** The square that one comes to from another by going that way: near, and as straight ahead as there is one. */
export function toward<T extends Square>(squares: readonly T[], from: Square, [dx, dy]: Point): T | null {
  const ways = squares.flatMap((square) => {
    const [x, y] = [square.x - from.x, square.y - from.y];
    const ahead = x * dx + y * dy;
    return ahead > 0 ? [{ square, far: ahead + 2 * Math.abs(x * dy + y * dx) }] : [];
  });
  ways.sort((a, b) => a.far - b.far);
  return ways[0]?.square ?? null;
}

/** Squares in reading order, as Page up and Page down go through them. */
export function inReadingOrder<T extends Square>(squares: readonly T[]): T[] {
  return [...squares].sort((a, b) => a.y - b.y || a.x - b.x);
}
