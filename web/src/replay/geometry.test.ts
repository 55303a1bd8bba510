import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { boardOf } from '../circuit/game/board';
import type { View } from '../protocol/circuit/View';
import type { Replay } from '../protocol/replay/Replay';
import { portsOf, systemsThrough, type BoardTile } from '../tiles/board';
import { Recorded } from './shared/recorded';

// What a tile in hand would meet the page sees by eye. On every board of a recorded game it sees what the rules say.
const file = resolve(import.meta.dirname, '../gallery/replays/circuit.json');
const replay = JSON.parse(readFileSync(file, 'utf8')) as Replay;
const recorded = new Recorded<View>(replay);
const look = () => ({ colour: 'red', shape: 'circle' }) as never;
const boards = new Map<string, BoardTile[]>();
for (let step = 0; step <= replay.steps.length; step += 1) {
  const view = recorded.viewAt(step);
  boards.set(Object.keys(view.board).join(' '), boardOf(view, look));
}
/** The same without a word of what its ports meet. */
const bySight = (board: readonly BoardTile[]): BoardTile[] =>
  board.map((tile) => ({
    ...tile,
    networks: tile.networks.map(({ ports, cells }) => ({ ports, cells })),
  }));
const statesOf = (board: readonly BoardTile[]) => portsOf(board).map(({ x, y, side, state }) => [x, y, side, state]);

it('sees what every port meets', () => {
  expect(boards.size).toBeGreaterThan(20);
  for (const board of boards.values()) expect(statesOf(bySight(board))).toEqual(statesOf(board));
});

it('sees systems that are closed just where no port of theirs is open', () => {
  let closed = 0;
  for (const board of boards.values()) {
    for (const tile of board) {
      for (const system of systemsThrough(board, tile)) {
        const isClosed = system.every(({ state }) => state !== 'open');
        expect(system.map((port) => port.closed ?? false)).toEqual(system.map(() => isClosed));
        closed += isClosed ? 1 : 0;
      }
    }
  }
  expect(closed).toBeGreaterThan(0);
});
