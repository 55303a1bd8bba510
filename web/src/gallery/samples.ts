// Sample data: four people at a table in round six.
import type { CellColour } from '../art/shapes';
import type { Question, ZoneView } from '../cipher/drawn/decode-types';
import type { Earned, SheetLine } from '../cipher/drawn/sheet-types';
import type { BoardTile, NetworkAt, Square, StandingNetworker } from '../tiles/board';
import { besideTiles, cellPoint } from '../tiles/board';
import type { PuzzleResult } from '../circuit/stage/chrome';
import type { ClosingView } from '../circuit/game/closing-types';
import type { EndRow, Moment } from '../circuit/end/end-types';
import type { Aim, CellChoice, Outcome } from '../circuit/drawn/place-types';
import { t } from '../i18n/i18n.svelte';
import { networks } from '../tiles/home-board';
import type { LobbyOptions, LobbySeat } from '../table/open/lobby-types';
import type { Draft, Puzzle } from '../puzzles/puzzles';
import type { Player, PlayerCardView } from '../people/player';

/** With `?names=long`, two have names as long as may be. */
const long = new URLSearchParams(location.search).get('names') === 'long';
export const ines: Player = { seat: 1, look: 'iris', name: long ? 'Maximiliane Charlottenbg' : 'Ines', you: true };
export const tomas: Player = { seat: 0, look: 'moss', name: long ? 'Christopher Hohenlohe-We' : 'Tomáš' };
export const relay: Player = { seat: 2, look: 'rust', name: 'Relay', bot: true };
export const mara: Player = { seat: 3, look: 'chalk', name: 'Mara' };

export const points: Record<number, number> = { 0: 9, 1: 7, 2: 5, 3: 6 };
const order = [tomas, ines, relay, mara];
export const scores = order.map((player) => ({ look: player.look, points: points[player.seat]! }));

function cards(rest: Record<number, Partial<PlayerCardView>>): PlayerCardView[] {
  return order.map((player) => ({
    ...player,
    points: points[player.seat]!,
    start: player === tomas,
    ...rest[player.seat],
  }));
}

export const choosing = () =>
  cards({
    0: { category: 'conduit', status: t('category-conduit') },
    1: { active: true, status: t('table-status-choosing') },
    2: { status: t('table-status-waiting') },
    3: { status: t('table-status-waiting') },
  });
export const placing = () =>
  cards({ 0: { supply: 2 }, 1: { supply: 2, active: true }, 2: { supply: 2 }, 3: { status: t('table-status-out') } });
export const closed = () =>
  cards({
    0: { supply: 2, points: 13, gain: 4 },
    1: { supply: 2, points: 15, gain: 8, active: true },
    2: { supply: 2 },
    3: { status: t('table-status-out') },
  });
export const results: PuzzleResult[] = [
  { player: tomas, category: 'conduit', state: { type: 'solved', after: 72_000 } },
  { player: ines, category: 'weight', state: { type: 'solved', after: 34_000 } },
  { player: relay, category: 'angular', state: { type: 'gave_up' } },
  { player: mara, category: 'fragment', state: { type: 'time_up' } },
];
export function solving(mine: Puzzle['category']): PlayerCardView[] {
  const left = (['weight', 'fragment', 'conduit', 'angular'] as const).filter((category) => category !== mine);
  const total = { weight: 5, fragment: 7, conduit: 8, angular: 4 };
  const card = (player: Player, category: Puzzle['category'], laid: number, done = false): PlayerCardView => ({
    ...player,
    category,
    progress: { laid: done ? total[category] : laid, total: total[category], done },
  });
  return [
    { ...card(ines, mine, { weight: 3, fragment: 4, conduit: 6, angular: 3 }[mine]), active: true },
    { ...card(tomas, left[0]!, left[0] === 'weight' ? 3 : 5), start: true },
    card(mara, left[1]!, 6),
    card(relay, left[2]!, 0, true),
  ];
}

function tile(
  x: number,
  y: number,
  text: string,
  networkers: readonly StandingNetworker[] = [],
  start = false,
): BoardTile {
  return { x, y, networks: networks(text), rotation: 0, networkers, start };
}
export const board: BoardTile[] = [
  tile(1, 1, 'NESW:raz', [], true),
  tile(1, 0, 'S:a'),
  tile(0, 1, 'E:z'),
  tile(2, 1, 'EW:az', [{ look: 'iris', network: 0, cell: 0 }]),
  tile(3, 1, 'NW:a SE:r', [{ look: 'rust', network: 1, cell: 0 }]),
  tile(3, 0, 'S:rz', [{ look: 'moss', network: 0, cell: 1 }]),
  tile(2, 2, 'NS:zr', [{ look: 'chalk', network: 0, cell: 0 }]),
  tile(3, 2, 'NSW:zr'),
  tile(4, 1, 'SW:a', [{ look: 'chalk', network: 0, cell: 0 }]),
];
export const spots: Square[] = besideTiles(board);
/** So wide that a phone shows its tiles small. */
export const wideBoard: BoardTile[] = [
  tile(2, 1, 'NESW:raz', [], true),
  tile(1, 1, 'EW:za', [{ look: 'moss', network: 0, cell: 0 }]),
  tile(0, 1, 'EW:r S:a'),
  tile(3, 1, 'NSW:zr'),
  tile(4, 1, 'NS:ra', [{ look: 'rust', network: 0, cell: 1 }]),
  tile(2, 0, 'SE:az'),
  tile(3, 0, 'NS:a W:r'),
  tile(1, 2, 'NE:z'),
  tile(3, 2, 'NES:raz', [{ look: 'chalk', network: 0, cell: 0 }]),
];
export const wideSpots = besideTiles(wideBoard);
/** Two networks, of two systems on their way. */
export const wideNetworks = networks('NE:rz SW:a');
export const handNetworks = networks('NE:ra');
const closes: NetworkAt[] = [
  ...[
    [1, 1],
    [1, 0],
    [0, 1],
    [2, 1],
    [3, 0],
    [1, 2],
  ].map(([x, y]) => ({ x: x!, y: y!, network: 0 })),
  { x: 3, y: 1, network: 0 },
];
const part = (colour: CellColour, count: number) => ({ colour, count });
const others = [{ player: tomas, points: 4, parts: [part('blue', 4)] }];
export const outcome: Outcome = {
  closes,
  cells: 12,
  gains: [{ player: ines, points: 5, parts: [part('yellow', 5)] }, ...others],
  after: { 0: 13, 1: 12 },
};
/** The same with a networker on the rose cell of the new tile. */
export const outcomeWithNetworker: Outcome = {
  ...outcome,
  gains: [{ player: ines, points: 8, parts: [part('yellow', 5), part('red', 3)] }, ...others],
  after: { 0: 13, 1: 15 },
};
export const nothing: Outcome = { closes: [], cells: 0, gains: [], after: {} };
/** One spot closes a system. */
export function outcomeAt({ x, y, rotation }: Aim, networker = false): Outcome {
  if (x !== 1 || y !== 2 || rotation !== 0) return nothing;
  return networker ? outcomeWithNetworker : outcome;
}
export const cellChoices: CellChoice[] = [
  { network: 0, cell: 0, colour: 'red', points: 3, count: 3, heldBy: null },
  { network: 0, cell: 1, colour: 'yellow', points: null, count: 5, heldBy: ines },
];
/** Two cells of one colour, both free. */
export const twoNetworks = networks('NE:aa');
export const twoChoices: CellChoice[] = [
  { network: 0, cell: 0, colour: 'yellow', points: 6, count: 6, heldBy: null },
  { network: 0, cell: 1, colour: 'yellow', points: 6, count: 6, heldBy: null },
];
export const laidBoard: BoardTile[] = [
  ...board.map((laid) => ({
    ...laid,
    networkers: (laid.networkers ?? []).map((pawn) =>
      pawn.look === 'iris' || pawn.look === 'moss' ? { ...pawn, lift: 30 } : pawn,
    ),
  })),
  tile(1, 2, 'NE:ra', [{ look: 'iris', network: 0, cell: 0, lift: 30 }]),
];
function pointOf([x, y, cell]: readonly [x: number, y: number, cell: number]) {
  const [px, py] = cellPoint(
    laidBoard.find((laid) => laid.x === x && laid.y === y)!,
    0,
    cell,
  );
  return { x: px, y: py };
}
export const closing: ClosingView = {
  outcome: outcomeWithNetworker,
  from: { x: 1, y: 2 },
  before: { 0: 9, 1: 7, 2: 5, 3: 6 },
  rings: (
    [
      [1, 1, 1],
      [1, 0, 0],
      [2, 1, 0],
      [3, 1, 0],
      [1, 2, 1],
    ] as const
  ).map((cell) => ({ ...pointOf(cell), shade: 'amber' as const })),
  points: [
    { ...pointOf([2, 1, 0]), look: 'iris', points: 5 },
    { ...pointOf([3, 0, 1]), look: 'moss', points: 4 },
    { ...pointOf([1, 2, 0]), look: 'iris', points: 3 },
  ],
};

export const puzzles: { puzzle: Puzzle; draft: Draft | null }[] = [
  {
    puzzle: { category: 'weight', left: [9, 4], right: [3, 6, 2], weights: 5 },
    draft: { category: 'weight', left: [1, 0], right: [1, 0, 1] },
  },
  {
    puzzle: {
      category: 'fragment',
      outline: [
        [0, 2],
        [2, 0],
        [2, 1],
        [3, 2],
        [4, 2],
        [4, 3],
        [5, 3],
        [5, 4],
        [4, 4],
        [3, 5],
        [3, 3],
        [1, 3],
        [1, 2],
      ],
    },
    draft: {
      category: 'fragment',
      pieces: [
        { piece: 'large', o: 0, at: [3, 3] },
        { piece: 'large', o: 2, at: [0, 0] },
        { piece: 'medium', o: 3, at: [2, 1] },
        { piece: 'parallelogram', o: 2, at: [2, 2] },
      ],
    },
  },
  {
    puzzle: {
      category: 'conduit',
      grid: ['####', '.##.', '##..'],
      stubs: [
        [0, 0, 'S'],
        [1, 2, 'E'],
      ],
      forbidden: ['straight'],
    },
    draft: {
      category: 'conduit',
      ports: [
        ['S', 'ES', 'ESW', 'W'],
        ['', 'NE', '', ''],
        ['E', '', '', ''],
      ],
    },
  },
  {
    puzzle: { category: 'angular', view: ['RBB', 'RGG', 'RRG', '.Y.'] },
    draft: {
      category: 'angular',
      cubes: {
        R: [
          [0, 0, 1],
          [0, 1, 1],
          [0, 2, 1],
          [1, 2, 1],
        ],
        B: [
          [0, 0, 0],
          [1, 0, 0],
          [1, 0, 1],
          [2, 0, 0],
        ],
        Y: [
          [0, 1, 0],
          [0, 2, 0],
          [1, 2, 0],
          [1, 3, 0],
        ],
        G: [],
      },
    },
  },
];

/** The first of the others is away, and the host looks at it. */
export const absent = (players: readonly PlayerCardView[]): PlayerCardView[] =>
  players.map((player) =>
    player.name === tomas.name
      ? { ...player, away: true, absence: { left: () => 72_000, onbot: () => undefined } }
      : player,
  );

export const chambers = [
  { category: 'weight' as const, networks: networks('NEW:za'), left: 23, taker: null, free: true },
  { category: 'fragment' as const, networks: networks('NE:ra'), left: 25, taker: null, free: true },
  { category: 'conduit' as const, networks: networks('EW:z S:r'), left: 24, taker: tomas, free: false },
  { category: 'angular' as const, networks: networks('NE:r SW:a'), left: 24, taker: null, free: true },
];

export const endRows: EndRow[] = [
  {
    player: ines,
    place: 1,
    points: 15,
    byColour: { yellow: 8, blue: 2, red: 5 },
    solved: 5,
    rounds: 6,
    meanTime: 41_000,
    standing: 0,
    race: [0, 0, 2, 4, 7, 7, 15],
  },
  {
    player: tomas,
    place: 2,
    points: 11,
    byColour: { yellow: 3, blue: 6, red: 2 },
    solved: 4,
    rounds: 6,
    meanTime: 52_000,
    standing: 0,
    race: [0, 3, 3, 5, 9, 9, 11],
  },
  {
    player: mara,
    place: 3,
    points: 6,
    byColour: { yellow: 4, blue: 2, red: 0 },
    solved: 3,
    rounds: 6,
    meanTime: 65_000,
    standing: 2,
    race: [0, 0, 2, 2, 4, 6, 6],
  },
  {
    player: relay,
    place: 4,
    points: 5,
    byColour: { yellow: 0, blue: 1, red: 4 },
    solved: 4,
    rounds: 6,
    meanTime: 70_000,
    standing: 2,
    race: [0, 1, 1, 3, 3, 5, 5],
  },
];
export const moments = (): Moment[] => [
  { category: 'angular', text: t('moment-fastest', { name: mara.name }), value: '0:19' },
  { category: 'conduit', text: t('moment-largest'), value: t('moment-cells', { count: 10 }) },
  { category: 'weight', text: t('moment-closest', { name: tomas.name }), value: '0:01' },
];

export const lobbySeats: LobbySeat[] = [
  {
    seat: 0,
    player: { ...ines, seat: 0 },
    host: true,
    ready: true,
    connected: true,
    rating: { rating: 1612, within: 48 },
  },
  { seat: 1, player: { ...tomas, seat: 1 }, ready: false, connected: true },
  { seat: 2, player: relay, level: 'relay' },
  { seat: 3, player: null },
];
export const lobbyOptions: LobbyOptions = {
  game: 'circuit',
  seats: 4,
  begins: null,
  open: false,
  sandTimer: 45,
  turns: [30, 90],
  mix: 'mixed',
  showTotals: false,
  wordLength: 5,
  wordLanguage: 'en',
  houseWords: false,
  slurs: false,
  fittingLetters: false,
  oneDevice: false,
  pace: 'brisk',
  spectators: true,
  botsTakeOver: true,
};

export const cipherPlayers = (bonus: boolean): PlayerCardView[] => [
  { ...mara, status: t('score-coder'), refusals: bonus ? 6 : 5 },
  { ...tomas, deductions: 3 },
  { ...relay, deductions: 3 },
  { ...ines, deductions: 2, active: true, status: t('ui-your-turn') },
];
export const composing = (): PlayerCardView[] => [
  { ...ines, active: true, status: t('score-coder'), points: 0 },
  ...[tomas, relay, mara].map((player) => ({ ...player, status: t('status-waiting'), points: 0 })),
];
export const zones: ZoneView[] = [
  { segments: ['long', 'tight'], refused: ['wide'] },
  { segments: ['long'], refused: ['tight'] },
  { segments: ['wide'], refused: [] },
  { segments: [], refused: ['tight', 'wide'] },
  { segments: ['wide'], refused: ['long'] },
];
const asked = (player: Player, type: Question['type'], zone: number, yes: boolean): Question => ({
  player,
  type,
  zone,
  yes,
});
export const questions: Question[] = [
  asked(tomas, 'tight', 2, false),
  asked(tomas, 'tight', 4, false),
  asked(tomas, 'tight', 1, true),
  asked(relay, 'wide', 1, false),
  asked(relay, 'wide', 4, false),
  asked(relay, 'wide', 3, true),
  asked(ines, 'long', 5, false),
  asked(ines, 'long', 2, true),
  asked(tomas, 'wide', 5, true),
  asked(relay, 'long', 1, true),
];
const none = { enigma: false, bonus: 0, refusals: 0 };
export const earned: Earned[] = [
  { ...none, player: ines, coder: false, points: 12, enigma: true, bonus: 3, deductions: 1 },
  { ...none, player: mara, coder: true, points: 7, refusals: 5, deductions: 2 },
  { ...none, player: tomas, coder: false, points: 3, deductions: 3 },
  { ...none, player: relay, coder: false, points: 3, deductions: 3 },
];
export const sheetPlayers = [ines, mara, tomas, relay];
export const sheetLines: SheetLine[] = [
  { word: 'MOTOR', coder: 1, points: { 1: 14, 3: 1, 0: 8, 2: 2 }, current: false },
  { word: 'RADIO', coder: 3, points: { 1: 12, 3: 7, 0: 3, 2: 3 }, current: true },
  { word: null, coder: 0, points: null, current: false },
  { word: null, coder: 2, points: null, current: false },
];
