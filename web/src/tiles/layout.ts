// Where the channels and cells of a conduit side are drawn.
//
// A tile is 100 units wide. Each network is drawn in a canonical direction (an end comes from the
// south, a straight runs west to east, a bend joins north and east, a tee has its stem in the
// south) and turned into place. What else lies on the tile decides how much room it takes, so that
// channels of different networks never cross. This is drawing only: what is joined with what is
// said by `networks` alone.
import type { Port } from '../protocol/circuit/Port';
import type { Side } from '../protocol/circuit/Side';
import type { CellColour } from '../art/shapes';

export type { Side };
/** Quarter turns clockwise. */
export type Rotation = 0 | 1 | 2 | 3;
/** Ports and cells of a tile that are joined with each other. */
export interface Network {
  ports: readonly Side[];
  cells: readonly CellColour[];
  /** On the board: what each of its ports meets, as the server says (C-40). */
  met?: readonly Port[];
  /** On the board: its system is closed. */
  closed?: boolean;
}
export type Point = readonly [x: number, y: number];
/** A network ready to draw: strokes to be turned by `turn` quarters, and final places of its cells. */
export interface NetworkDrawing {
  turn: Rotation;
  paths: readonly string[];
  cells: readonly Point[];
}

export const sides: readonly Side[] = ['N', 'E', 'S', 'W'];

export function turnSide(side: Side, turn: number): Side {
  return sides[(sides.indexOf(side) + turn + 4) % 4]!;
}

export function turnPoint([x, y]: Point, turn: number): Point {
  let point: Point = [x, y];
  for (let i = 0; i < turn; i += 1) point = [100 - point[1], point[0]];
  return point;
}

/** The drawing of every network of a tile, for a tile turned by `rotation`. */
export function drawTile(networks: readonly Network[], rotation: Rotation): NetworkDrawing[] {
  return networks.map((network) => {
    const others = networks.filter((other) => other !== network).flatMap((other) => other.ports);
    const { turn, paths, cells } = drawNetwork(network, others);
    const total = ((turn + rotation) % 4) as Rotation;
    return { turn: total, paths, cells: cells.map((cell) => turnPoint(cell, total)) };
  });
}

const arm: Record<Side, string> = {
  N: 'M50 -.5V50',
  E: 'M100.5 50H50',
  S: 'M50 100.5V50',
  W: 'M-.5 50H50',
};
const centre: Point = [50, 50];

function drawNetwork(network: Network, others: readonly Side[]): NetworkDrawing {
  const count = network.cells.length;
  switch (shapeOf(network.ports)) {
    case 'end':
      return drawEnd(network, others);
    case 'straight':
      return drawStraight(network, others);
    case 'bend':
      return drawBend(network, others);
    case 'tee':
      return drawTee(network, others);
    case 'cross':
      return { turn: 0, ...cross(count) };
    case 'none':
      return { turn: 0, paths: [], cells: spread(count, [30, 30], [70, 70]) };
  }
}

type Shape = 'none' | 'end' | 'straight' | 'bend' | 'tee' | 'cross';

export function shapeOf(ports: readonly Side[]): Shape {
  if (ports.length === 2) {
    return turnSide(ports[0]!, 2) === ports[1] ? 'straight' : 'bend';
  }
  return (['none', 'end', 'bend', 'tee', 'cross'] as const)[ports.length]!;
}

/** The turn that brings the canonical sides onto the ports; `also` breaks a tie. */
function turnOnto(canonical: readonly Side[], ports: readonly Side[], also?: (turn: number) => boolean): Rotation {
  const fits = ([0, 1, 2, 3] as const).filter((turn) =>
    canonical.every((side) => ports.includes(turnSide(side, turn))),
  );
  return fits.find((turn) => also?.(turn)) ?? fits[0] ?? 0;
}

function drawEnd({ ports, cells }: Network, others: readonly Side[]): NetworkDrawing {
  const turn = turnOnto(['S'], ports);
  if (others.length === 0) {
    const places: Point[] = cells.length === 1 ? [[50, 42]] : spread(cells.length, [50, 74], [50, 28]);
    return { turn, paths: ['M50 100.5V36'], cells: places };
  }
  // A straight beside it cannot give way.
  const first = others.length === 3 && cells.length === 1 ? 79 : 76;
  return { turn, paths: [`M50 100.5V${first}`], cells: spread(cells.length, [50, first], [50, 60]) };
}

function drawStraight({ ports, cells }: Network, others: readonly Side[]): NetworkDrawing {
  const turn = turnOnto(['W', 'E'], ports, (t) => others.includes(turnSide('S', t)));
  const count = cells.length;
  if (others.length === 0) {
    return {
      turn,
      paths: ['M-.5 50H100.5'],
      cells:
        count === 1 ? [centre] : spread(count, count === 2 ? [30, 50] : [18, 50], count === 2 ? [70, 50] : [82, 50]),
    };
  }
  if (others.length > 1) {
    return { turn, paths: ['M-.5 50H100.5'], cells: count === 1 ? [[26, 50]] : spread(count, [24, 50], [76, 50]) };
  }
  if (count === 1) {
    return {
      turn,
      paths: ['M-.5 50H20Q34 50 34 36V34Q34 26 42 26H58Q66 26 66 34V36Q66 50 80 50H100.5'],
      cells: [[50, 26]],
    };
  }
  return {
    turn,
    paths: ['M-.5 50H10Q24 50 24 38Q24 26 36 26H64Q76 26 76 38Q76 50 90 50H100.5'],
    cells: spread(count, [31, 28], [69, 28]),
  };
}

function drawBend({ ports, cells }: Network, others: readonly Side[]): NetworkDrawing {
  const turn = turnOnto(['N', 'E'], ports);
  const count = cells.length;
  if (others.length === 0) {
    return count === 1
      ? { turn, paths: [arm.N, arm.E], cells: [centre] }
      : {
          turn,
          paths: ['M50 -.5V64Q50 72 42 72H28', 'M100.5 50H50'],
          cells:
            count === 2
              ? [
                  [28, 72],
                  [72, 50],
                ]
              : [
                  [28, 72],
                  [72, 50],
                  [50, 22],
                ],
        };
  }
  if (count === 1) {
    return {
      turn,
      paths: ['M50 -.5V13Q50 28 65 28H72', 'M100.5 50H87Q72 50 72 35V28'],
      cells: [[72, 28]],
    };
  }
  return { turn, paths: ['M50 -.5V0A50 50 0 0 0 100 50H100.5'], cells: spread(count, [54.5, 20], [80, 45.5]) };
}

function drawTee({ ports, cells }: Network, others: readonly Side[]): NetworkDrawing {
  const turn = turnOnto(['W', 'E', 'S'], ports);
  if (others.length > 0) {
    // The bar gives way to what comes from the fourth side, so that one sees that they are not joined.
    const paths = ['M-.5 50H16C29 50 27 58 40 58H60C73 58 71 50 84 50H100.5', 'M50 100.5V58'];
    const several: Point[] = [
      [23, 51],
      [77, 51],
      [50, 78],
    ];
    return { turn, paths, cells: cells.length === 1 ? [[50, 68]] : several.slice(0, cells.length) };
  }
  const paths = ['M-.5 50H100.5', 'M50 100.5V50'];
  if (cells.length === 1) return { turn, paths, cells: [centre] };
  if (cells.length === 2)
    return {
      turn,
      paths,
      cells: [
        [27, 50],
        [73, 50],
      ],
    };
  return { turn, paths, cells: [[24, 50], [76, 50], [50, 77], ...spread(cells.length - 3, centre, centre)] };
}

/** Four ports meet in a ring; up to three cells sit on it. Only the start tile is one. */
function cross(count: number): Omit<NetworkDrawing, 'turn'> {
  if (count <= 1) return { paths: sides.map((side) => arm[side]), cells: count === 1 ? [centre] : [] };
  const cells: Point[] = [
    [50, 27],
    [70, 61.5],
    [30, 61.5],
  ];
  return {
    paths: ['M50 -.5V27', 'M50 100.5V73', 'M-.5 50H27', 'M100.5 50H73', 'M27 50A23 23 0 1 1 73 50A23 23 0 1 1 27 50Z'],
    cells: [...cells.slice(0, count), ...spread(count - 3, centre, centre)],
  };
}

function spread(count: number, from: Point, to: Point): Point[] {
  if (count <= 0) return [];
  if (count === 1) return [from];
  return Array.from({ length: count }, (_, i): Point => {
    const share = i / (count - 1);
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  });
}
