// The table of the tutorial: a game in its fourth round, two rounds of which are played here. Whatever
// one does there was worked out beforehand and is written down here; nothing is judged but puzzles,
// and those by the server. A test looks at the board to see that the numbers are true.
//
//            (0,-1) end, rose
//   (-1,0) bend   (0,0) start   (1,0) yours, first   (2,0) yours, second
//            (0,1) end, azure, Spark's networker      (1,1) Spark's, between the two
import type { CellColour } from '../../art/shapes';
import { networks } from '../../tiles/home-board';
import type { Puzzle } from '../../puzzles/puzzles';
import type { Player } from '../../people/player';
import { cellPoint, type BoardTile, type NetworkAt } from '../../tiles/board';
import type { Network, Rotation } from '../../tiles/layout';
import type { ClosingView } from '../../circuit/game/closing-types';
import type { Aim, CellChoice, Gain, HandTile, Outcome } from '../../circuit/drawn/place-types';
import { shadeOf } from '../../art/shapes';

export type Lesson = 'first' | 'second';
export type Cells = Readonly<Record<CellColour, number>>;

export const categoryOf = { first: 'weight', second: 'conduit' } as const;
export const puzzles: Record<Lesson, Puzzle> = {
  first: { category: 'weight', left: [10], right: [8, 11, 12], weights: 4 },
  second: { category: 'conduit', grid: ['.##.', '####', '#...'], stubs: [[0, 1, 'W']], forbidden: ['straight', 'tee'] },
};
export const spots = { first: { x: 1, y: 0 }, second: { x: 2, y: 0 } } as const;
const faces: Record<Lesson, Network[]> = { first: networks('NS:ra'), second: networks('N:a') };
export const chamberFaces = {
  first: { weight: faces.first, fragment: networks('NES:r'), conduit: networks('NS:zza'), angular: networks('NE:a') },
  second: {
    weight: networks('NES:az'),
    fragment: networks('NES:r'),
    conduit: faces.second,
    angular: networks('NES:zz'),
  },
};
export const pointsBefore: readonly [you: number, spark: number] = [4, 5];

export function handOf(lesson: Lesson): HandTile {
  return { networks: faces[lesson], category: categoryOf[lesson] };
}

function tile(x: number, y: number, text: string, rotation: Rotation = 0): BoardTile {
  return { x, y, networks: networks(text), rotation };
}

/** What was laid before. */
export function openingBoard(spark: Player): BoardTile[] {
  return [
    { ...tile(0, 0, 'NESW:raz'), start: true },
    tile(0, -1, 'N:r', 2),
    { ...tile(0, 1, 'N:z'), networkers: [{ look: spark.look, network: 0, cell: 0 }] },
    tile(-1, 0, 'NE:r', 3),
  ];
}

/** The board of the second round: your first tile with its networker, and what Spark laid. */
export function secondBoard(spark: Player, you: Player, laid: Aim, cell: CellChoice): BoardTile[] {
  const yours: BoardTile = {
    ...laid,
    networks: faces.first,
    networkers: [{ look: you.look, network: cell.network, cell: cell.cell }],
  };
  return [...openingBoard(spark), yours, tile(1, 1, 'NE:a', 1)];
}

/** The tile's channel meets the one beside it. */
export function joins(lesson: Lesson, rotation: Rotation): boolean {
  return lesson === 'first' ? rotation % 2 === 1 : rotation === 3;
}

/** Cells of the system that would close. A blank side ends a channel, too. */
export function closedCells(lesson: Lesson, joined: boolean): Cells | null {
  if (lesson === 'first') return joined ? null : { red: 2, yellow: 1, blue: 2 };
  return { red: 3, yellow: joined ? 3 : 2, blue: 2 };
}

export function closedNetworks(lesson: Lesson, joined: boolean): NetworkAt[] {
  const base = [
    { x: 0, y: 0 },
    { x: 0, y: -1 },
    { x: 0, y: 1 },
  ];
  const first = lesson === 'second' ? [spots.first] : [];
  const second = lesson === 'second' && joined ? [spots.second] : [];
  return [...base, ...first, ...second].map((square) => ({ ...square, network: 0 }));
}

/** The cells of your tile as places for a networker. `mine` is where you stand already. */
export function choicesOf(lesson: Lesson, rotation: Rotation, you: Player, mine: CellColour | null): CellChoice[] {
  const joined = joins(lesson, rotation);
  if (lesson === 'first') {
    const count: Cells = joined ? { red: 3, yellow: 2, blue: 2 } : { red: 1, yellow: 1, blue: 0 };
    return (['red', 'yellow'] as const).map((colour, cell) => ({
      network: 0,
      cell,
      colour,
      points: null,
      count: count[colour],
      heldBy: null,
    }));
  }
  const held = joined && mine === 'yellow';
  return [
    {
      network: 0,
      cell: 0,
      colour: 'yellow',
      points: joined && !held ? 3 : null,
      count: joined ? 3 : 1,
      heldBy: held ? you : null,
    },
  ];
}

export interface Standing {
  you: Player;
  spark: Player;
  /** The colour your first networker stands on. */
  mine: CellColour | null;
}

export function outcomeOf(
  lesson: Lesson,
  rotation: Rotation,
  choice: CellChoice | null,
  { you, spark, mine }: Standing,
): Outcome {
  const joined = joins(lesson, rotation);
  const cells = closedCells(lesson, joined);
  const [yours, sparks] = pointsBefore;
  if (!cells) return { closes: [], cells: 0, gains: [], after: { 0: yours, 1: sparks } };
  const own = [...(mine ? [mine] : []), ...(choice?.points ? [choice.colour] : [])].map((colour) => ({
    colour,
    count: cells[colour],
  }));
  const gain = own.reduce((sum, { count }) => sum + count, 0);
  const gains: Gain[] = [
    ...(gain > 0 ? [{ player: you, points: gain, parts: own }] : []),
    { player: spark, points: cells.blue, parts: [{ colour: 'blue', count: cells.blue }] },
  ];
  return {
    closes: closedNetworks(lesson, joined),
    cells: cells.red + cells.yellow + cells.blue,
    gains,
    after: { 0: yours + gain, 1: sparks + cells.blue },
  };
}

/** The closing of the second round, on the board with your tile and everybody still standing. */
export function closingOf(
  board: readonly BoardTile[],
  aim: Aim,
  choice: CellChoice | null,
  standing: Standing,
): { board: BoardTile[]; closing: ClosingView } {
  const networkers = choice ? [{ look: standing.you.look, network: choice.network, cell: choice.cell }] : [];
  const laid: BoardTile[] = [...board, { ...aim, networks: faces.second, networkers }];
  const outcome = outcomeOf('second', aim.rotation, choice, standing);
  const members = new Set(outcome.closes.map(({ x, y }) => `${x},${y}`));
  const inside = laid.filter(({ x, y }) => members.has(`${x},${y}`));
  const claims = inside.flatMap((at) =>
    (at.networkers ?? []).map((networker) => ({
      at,
      networker,
      colour: at.networks[networker.network]!.cells[networker.cell]!,
    })),
  );
  const counted = (colour: CellColour) =>
    inside.flatMap((at) =>
      at.networks[0]!.cells.flatMap((each, cell) => (each === colour ? [cellPoint(at, 0, cell)] : [])),
    );
  return {
    board: laid.map((at) =>
      members.has(`${at.x},${at.y}`)
        ? { ...at, networkers: (at.networkers ?? []).map((each) => ({ ...each, lift: 30 })) }
        : at,
    ),
    closing: {
      outcome,
      from: { x: aim.x, y: aim.y },
      before: { 0: pointsBefore[0], 1: pointsBefore[1] },
      rings: claims.flatMap(({ colour }) =>
        counted(colour).map(([x, y], index) => ({ x, y, shade: shadeOf(colour), count: index + 1 })),
      ),
      points: claims.map(({ at, networker, colour }) => {
        const [x, y] = cellPoint(at, networker.network, networker.cell);
        return { x, y, look: networker.look, points: counted(colour).length };
      }),
    },
  };
}
