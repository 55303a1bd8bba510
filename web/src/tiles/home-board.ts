// The board that floats over the home page: a system just closed, three networkers on it.
import type { BoardTile } from './board';
import type { Network, Rotation, Side } from './layout';
import type { CellColour } from '../art/shapes';

type Floating = BoardTile & { z: number; lit?: readonly number[] };

const colours: Record<string, CellColour> = { r: 'red', a: 'yellow', z: 'blue' };

/** `NE:ra SW:z` as networks. */
export function networks(text: string): Network[] {
  return text.split(' ').map((part) => {
    const [ports, cells] = part.split(':') as [string, string];
    return { ports: [...ports] as Side[], cells: [...cells].map((sign) => colours[sign]!) };
  });
}

function tile(
  x: number,
  y: number,
  z: number,
  text: string,
  rotation: Rotation = 0,
  rest: Partial<Floating> = {},
): Floating {
  return { x, y, z, networks: networks(text), rotation, ...rest };
}

export const homeBoard: readonly Floating[] = [
  tile(0, 1, 0, 'E:r', 0, { lit: [0] }),
  tile(1, 0, 0, 'S:a', 0, { lit: [0] }),
  tile(1, 1, 0, 'NESW:z', 0, { lit: [0], networkers: [{ look: 'moss', network: 0, cell: 0 }] }),
  tile(2, 0, 26, 'NW:r SE:a', 0, { networkers: [{ look: 'rust', network: 0, cell: 0 }] }),
  tile(2, 1, 0, 'EW:az', 0, { lit: [0], networkers: [{ look: 'iris', network: 0, cell: 0 }] }),
  tile(1, 2, 0, 'NE:ra', 0, { lit: [0] }),
  tile(0, 2, -14, 'NEW:az'),
  tile(3, 1, 0, 'W:a', 0, { lit: [0] }),
  tile(2, 2, 0, 'SE:z NW:a', 0, { networkers: [{ look: 'chalk', network: 1, cell: 0 }] }),
  tile(3, 2, -12, 'SW:r'),
  tile(2, 3, -22, 'NW:z'),
];

/** The face on the game's card. */
export const cardFace: readonly Network[] = networks('NW:a SE:z');
