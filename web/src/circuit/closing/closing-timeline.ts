// When what happens in a closing: plasma runs outwards, cells are counted, points rise, networkers
// go home, pawns walk on the wheel. All of it within four seconds.
import { joining, keyOf, portsOf, type BoardTile, type NetworkAt } from '../../tiles/board';
import type { ClosingView } from '../game/closing-types';

/** Milliseconds from the start. */
export interface Timeline {
  /** When each network lights up, by `flowKey`. */
  flow: ReadonlyMap<string, number>;
  /** When each cell is counted. */
  rings: readonly number[];
  /** When points rise and networkers are lifted. */
  points: number;
  /** When networkers fly home, and pawns begin to walk. */
  flight: number;
  flightTime: number;
  /** How long pawns walk on the wheel. */
  walkTime: number;
  total: number;
}

export const longest = 4_000;
const flowPerCell = 900 / 6;
const ringStep = 120;
const riseTime = 420;
const flightTime = 420;
const walkPerPoint = 700;
const longestWalk = 1_400;

export function flowKey({ x, y, network }: NetworkAt): string {
  return `${keyOf({ x, y })}:${network}`;
}

/** `still` leaves out all movement; cells are still counted one by one. */
export function timelineOf(closing: ClosingView, tiles: readonly BoardTile[], still: boolean): Timeline {
  const { closes, cells, gains } = closing.outcome;
  const depths = depthsOf(closes, tiles, closing.from);
  const levels = Math.max(0, ...depths.values()) + 1;
  const flowTime = still ? 0 : cells * flowPerCell;
  const most = Math.max(0, ...gains.map(({ points }) => points));
  const walkTime = still ? 0 : Math.min(longestWalk, most * walkPerPoint);
  const points = flowTime + closing.rings.length * ringStep;
  const flight = points + (still ? 0 : riseTime);
  const total = flight + Math.max(still ? 0 : flightTime, walkTime);
  const factor = Math.min(1, longest / Math.max(1, total));
  const fit = (time: number) => Math.round(time * factor);
  return {
    flow: new Map([...depths].map(([key, depth]) => [key, fit((depth / levels) * flowTime)])),
    rings: closing.rings.map((_, index) => fit(flowTime + index * ringStep)),
    points: fit(points),
    flight: fit(flight),
    flightTime: fit(still ? 0 : flightTime),
    walkTime: fit(walkTime),
    total: fit(total),
  };
}

/** How many seams lie between each network and the new tile. */
function depthsOf(
  members: readonly NetworkAt[],
  tiles: readonly BoardTile[],
  from: ClosingView['from'],
): Map<string, number> {
  const ports = portsOf(tiles);
  const joined = joining(ports);
  /** The networks that a network is joined to over the board's seams. */
  const beside = (lit: NetworkAt) =>
    ports
      .filter((port) => flowKey(port) === flowKey(lit))
      .flatMap((port) => joined(port) ?? [])
      .map(flowKey);
  const depths = new Map<string, number>();
  const start = from ? members.filter((member) => keyOf(member) === keyOf(from)) : [];
  let wave = start.length > 0 ? start : members.slice(0, 1);
  for (let depth = 0; wave.length > 0; depth += 1) {
    for (const member of wave) depths.set(flowKey(member), depth);
    const next = new Set(wave.flatMap(beside));
    wave = members.filter((member) => !depths.has(flowKey(member)) && next.has(flowKey(member)));
  }
  // Whatever cannot be reached over the board's seams lights up at once.
  for (const member of members) if (!depths.has(flowKey(member))) depths.set(flowKey(member), 0);
  return depths;
}
