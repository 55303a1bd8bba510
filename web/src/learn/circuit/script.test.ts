import { describe, expect, it } from 'vitest';
import type { Player } from '../../people/player';
import { portsOf, type BoardTile } from '../../tiles/board';
import type { Rotation } from '../../tiles/layout';
import {
  choicesOf,
  closedCells,
  closedNetworks,
  closingOf,
  handOf,
  joins,
  openingBoard,
  outcomeOf,
  secondBoard,
  spots,
  type Lesson,
} from './script';

const you: Player = { seat: 0, look: 'iris', name: 'Ines', you: true };
const spark: Player = { seat: 1, look: 'moss', name: 'Spark', bot: true };
const firstAim = { ...spots.first, rotation: 1 as Rotation };

function boardWith(lesson: Lesson, rotation: Rotation): BoardTile[] {
  const before =
    lesson === 'first' ? openingBoard(spark) : secondBoard(spark, you, firstAim, choicesOf('first', 1, you, null)[0]!);
  return [...before, { ...spots[lesson], networks: handOf(lesson).networks, rotation }];
}

describe('the table of the tutorial', () => {
  for (const lesson of ['first', 'second'] as const) {
    for (const rotation of [0, 1, 2, 3] as const) {
      it(`tells the truth about the ${lesson} tile turned by ${rotation}`, () => {
        const board = boardWith(lesson, rotation);
        const joined = joins(lesson, rotation);
        const members = closedNetworks(lesson, joined);
        const inside = (x: number, y: number) => members.some((member) => member.x === x && member.y === y);
        const open = portsOf(board).filter(({ x, y, state }) => inside(x, y) && state === 'open');
        const cells = closedCells(lesson, joined);
        // The first tile, if it joins, leaves one end open: its own.
        if (cells === null) {
          expect(
            portsOf(board).filter(({ x, y, state }) => state === 'open' && (inside(x, y) || (x === 1 && y === 0))),
          ).toHaveLength(1);
          return;
        }
        expect(open).toEqual([]);
        const drawn = board.filter(({ x, y }) => inside(x, y)).flatMap(({ networks }) => networks[0]!.cells);
        for (const colour of ['red', 'yellow', 'blue'] as const)
          expect(drawn.filter((each) => each === colour)).toHaveLength(cells[colour]);
      });
    }
  }

  it('pays both networkers when the second tile joins', () => {
    const [rose] = choicesOf('first', 1, you, null);
    const [amber] = choicesOf('second', 3, you, 'red');
    const outcome = outcomeOf('second', 3, amber!, { you, spark, mine: 'red' });
    expect(outcome.gains.map(({ points }) => points)).toEqual([6, 2]);
    const { closing, board } = closingOf(
      secondBoard(spark, you, firstAim, rose!),
      { ...spots.second, rotation: 3 },
      amber!,
      { you, spark, mine: 'red' },
    );
    expect(closing.points.map(({ points }) => points).sort()).toEqual([2, 3, 3]);
    expect(closing.rings).toHaveLength(8);
    expect(board).toHaveLength(7);
  });

  it('keeps a colour to one networker', () => {
    expect(choicesOf('second', 3, you, 'yellow')).toMatchObject([{ heldBy: you, points: null }]);
  });
});
