// What a placement closes and who scores: the server's word, put as the screens show it.
import { shadeOf, type CellColour } from '../../art/shapes';
import { cellPoint, keyOf, type BoardTile } from '../../tiles/board';
import type { ClosingView } from './closing-types';
import type { Aim, CellChoice, Gain, Outcome } from '../drawn/place-types';
import type { PlacementView } from '../../protocol/circuit/PlacementView';
import type { SystemClosed } from '../../protocol/circuit/SystemClosed';
import type { View } from '../../protocol/circuit/View';
import type { Event } from '../../protocol/circuit/Event';
import type { Player } from '../../people/player';
import { boardOf, cellAt, membersOf, tileAt } from './board';
import { looksAmong, type LookAt } from '../../people/players';

/** A networker that takes part in a closing. */
interface Claim {
  seat: number;
  x: number;
  y: number;
  cell: number;
  colour: CellColour;
  system: SystemClosed;
}

type Placed = Extract<Event, { type: 'placed' }>;

/** The networkers that stand in closed systems, as the board was before. */
function claimsOf(view: View, closed: readonly SystemClosed[]): Claim[] {
  return closed.flatMap((system) =>
    system.members.flatMap(([x, y, network]) => {
      const tile = tileAt(view, x, y);
      if (!tile) return [];
      return tile.networkers.flatMap(({ seat, cell }) => {
        const at = cellAt(networksOf(tile.networks), cell);
        const colour = tile.networks[at.network]?.cells[at.cell];
        return at.network === network && colour ? [{ seat, x, y, cell, colour, system }] : [];
      });
    }),
  );
}

function networksOf(networks: readonly { cells: readonly CellColour[] }[]) {
  return networks.map(({ cells }) => ({ ports: [], cells }));
}

function gainsOf(players: readonly Player[], points: readonly number[], claims: readonly Claim[]): Gain[] {
  return players
    .filter((player) => (points[player.seat] ?? 0) > 0)
    .map((player) => ({
      player,
      points: points[player.seat] ?? 0,
      parts: claims
        .filter((claim) => claim.seat === player.seat)
        .map(({ colour, system }) => ({ colour, count: system.cells[colour] })),
    }))
    .sort((a, b) => Number(b.player.you ?? false) - Number(a.player.you ?? false) || b.points - a.points);
}

function pointsOf(view: View, closed: readonly SystemClosed[]): number[] {
  return view.seats.map((_, seat) => closed.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0));
}

function cellsOf(closed: readonly SystemClosed[]): number {
  return closed.reduce((sum, { cells }) => sum + cells.red + cells.yellow + cells.blue, 0);
}

function scoresAfter(view: View, points: readonly number[]): Record<number, number> {
  return Object.fromEntries(view.seats.map(({ score }, seat) => [seat, score + (points[seat] ?? 0)]));
}

/** What a move that closes these systems brings, with a networker on `choice` or none. */
export function outcomeOf(
  view: View,
  players: readonly Player[],
  closed: readonly SystemClosed[],
  choice: CellChoice | null,
): Outcome {
  const points = pointsOf(view, closed);
  const claims = claimsOf(view, closed);
  const me = view.you?.seat;
  const mine = choice?.points ?? 0;
  if (me !== undefined) points[me] = (points[me] ?? 0) + mine;
  const gains = gainsOf(players, points, claims).map((gain) =>
    gain.player.seat === me && choice && mine > 0
      ? { ...gain, parts: [...gain.parts, { colour: choice.colour, count: choice.count }] }
      : gain,
  );
  return {
    closes: closed.flatMap(({ members }) => membersOf(members)),
    cells: cellsOf(closed),
    gains,
    after: scoresAfter(view, points),
  };
}

/** The way to lay the tile that is aimed at. */
export function wayAt<T extends { x: number; y: number; turn: number }>(
  ways: readonly T[],
  { x, y, rotation }: Aim,
): T | null {
  return ways.find((way) => way.x === x && way.y === y && way.turn === rotation) ?? null;
}

/** The cells of the tile in hand as places for a networker. */
export function choicesOf(
  placement: PlacementView,
  networks: Parameters<typeof cellAt>[0],
  playerAt: (seat: number) => Player | null,
): CellChoice[] {
  return placement.cells.map(({ colour, worth, closes, blocked_by }, number) => ({
    ...cellAt(networks, number),
    colour,
    points: closes ? worth : null,
    count: worth,
    heldBy: blocked_by === undefined ? null : playerAt(blocked_by),
  }));
}

/** The board at the moment of a closing: the new tile lies, and nobody has gone home yet. */
export function boardAtClosing(
  before: View,
  after: View,
  placed: Placed,
  closed: readonly SystemClosed[],
  look: LookAt,
): BoardTile[] {
  const standing = new Map(boardOf(before, look).map((tile) => [keyOf(tile), tile.networkers ?? []]));
  const members = new Set(closed.flatMap((system) => system.members.map(([x, y, network]) => `${x},${y}:${network}`)));
  return boardOf(after, look).map((tile) => {
    const fresh = tile.x === placed.x && tile.y === placed.y;
    const own = fresh && placed.cell !== null ? [networkerOf(tile, placed, look)] : [];
    const networkers = [...(standing.get(keyOf(tile)) ?? []), ...own].map((networker) =>
      members.has(`${tile.x},${tile.y}:${networker.network}`) ? { ...networker, lift: 30 } : networker,
    );
    return { ...tile, networkers };
  });
}

function networkerOf(tile: BoardTile, placed: Placed, look: LookAt) {
  return { look: look(placed.seat), ...cellAt(tile.networks, placed.cell ?? 0) };
}

/** What is ringed and counted on the board when systems close. */
export function closingOf(
  before: View,
  after: View,
  placed: Placed,
  closed: readonly SystemClosed[],
  players: readonly Player[],
): ClosingView {
  const laid = withNetworker(before, after, placed);
  const claims = claimsOf(laid, closed);
  const points = pointsOf(before, closed);
  const look = looksAmong(players);
  const board = new Map(boardOf(after, look).map((tile) => [keyOf(tile), tile]));
  const point = (x: number, y: number, number: number) => {
    const tile = board.get(keyOf({ x, y }));
    if (!tile) return [0, 0] as const;
    const { network, cell } = cellAt(tile.networks, number);
    return cellPoint(tile, network, cell);
  };
  return {
    outcome: {
      closes: closed.flatMap(({ members }) => membersOf(members)),
      cells: cellsOf(closed),
      gains: gainsOf(players, points, claims),
      after: scoresAfter(before, points),
    },
    before: Object.fromEntries(before.seats.map(({ score }, seat) => [seat, score])),
    from: { x: placed.x, y: placed.y },
    rings: claims.flatMap((claim) =>
      counted(after, claim).map(([x, y, number], index) => {
        const [px, py] = point(x, y, number);
        return { x: px, y: py, shade: shadeOf(claim.colour), count: index + 1 };
      }),
    ),
    points: claims.map((claim) => {
      const [x, y] = point(claim.x, claim.y, claim.cell);
      return { x, y, look: look(claim.seat), points: claim.system.cells[claim.colour] };
    }),
  };
}

/** The cells of a claim's colour in its system. */
function counted(view: View, { colour, system }: Claim): [number, number, number][] {
  return system.members.flatMap(([x, y, network]) => {
    const tile = tileAt(view, x, y);
    const cells = tile?.networks[network]?.cells ?? [];
    const first = tile?.networks.slice(0, network).reduce((sum, other) => sum + other.cells.length, 0) ?? 0;
    return cells.flatMap((each, index): [number, number, number][] => (each === colour ? [[x, y, first + index]] : []));
  });
}

/** The view before the closing, with the new tile and its networker on the board. */
function withNetworker(before: View, after: View, placed: Placed): View {
  const tile = tileAt(after, placed.x, placed.y);
  if (!tile) return before;
  const networkers = placed.cell === null ? [] : [{ seat: placed.seat, cell: placed.cell }];
  return { ...before, board: { ...before.board, [keyOf(placed)]: { ...tile, networkers } } };
}

/** Squares where the tile may go, each once. */
export function spotsOf(placements: readonly PlacementView[]): { x: number; y: number }[] {
  return placements.filter(({ turn }) => turn === 0).map(({ x, y }) => ({ x, y }));
}
