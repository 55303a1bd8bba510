// The photo finish of a round: who laid how much when, as shares of the time that is shown.
import { t } from '../../i18n/i18n.svelte';
import type { CircuitRound } from '../../protocol/replay/CircuitRound';
import type { Lane } from '../../protocol/replay/Lane';
import type { Solving } from '../../protocol/replay/Solving';
import type { Player } from '../../people/player';
import { decimal } from '../shared/words';
import { doneAfter, solvingTook } from './timeline';

/** How many pieces lie for good from some moment to the next. */
export interface Stair {
  from: number;
  to: number;
  share: number;
}

export interface Photo {
  /** What the whole width stands for, in milliseconds. */
  long: number;
  /** Where lines with times stand. */
  ticks: readonly number[];
  /** When the sand ran, in milliseconds after the puzzles were turned. */
  sand: { from: number; to: number; by: number } | null;
  /** Whoever was done first stands above. */
  lanes: readonly Lane[];
}

const paces = [5, 10, 15, 30, 60, 120, 300, 600, 1800].map((seconds) => seconds * 1000);

export function photoOf(round: CircuitRound): Photo | null {
  const { solving } = round;
  if (!solving) return null;
  const { sand, began } = solving;
  const ran = sand && { from: sand.turned - began, to: sand.ends - began, by: sand.by };
  const last = Math.max(1_000, solvingTook(round), ran?.to ?? 0);
  const pace = paces.find((each) => last / each <= 6) ?? 3_600_000;
  const long = last * 1.06;
  const ticks = Array.from({ length: Math.floor(long / pace) + 1 }, (_, i) => i * pace);
  return { long, ticks, sand: ran, lanes: inOrder(solving) };
}

function inOrder({ lanes }: Solving): Lane[] {
  const rank = ({ end }: Lane) => (end.type === 'solved' ? end.after : Infinity);
  return [...lanes].sort((a, b) => rank(a) - rank(b) || a.seat - b.seat);
}

/** The steps of a lane; those that only last for a moment are left out, and nothing is drawn where nothing lies. */
export function stairsOf({ drafts, end, pieces }: Lane, long: number): Stair[] {
  const stop = doneAfter(end) ?? drafts.at(-1)?.after ?? 0;
  const rises = drafts.filter(({ stays }, i) => stays > (drafts[i - 1]?.stays ?? 0));
  return rises.map(({ after, stays }, i) => ({
    from: after / long,
    to: (rises[i + 1]?.after ?? Math.max(after, stop)) / long,
    share: Math.min(1, stays / Math.max(1, pieces)),
  }));
}

/** "Round 2: Mara first, Relay with 5.8 s left". */
export function headlineOf(round: CircuitRound, players: readonly Player[]): string {
  const photo = photoOf(round);
  const solvers = photo?.lanes.filter(({ end }) => end.type === 'solved') ?? [];
  const name = (seat: number | undefined) => players.find((player) => player.seat === seat)?.name ?? '';
  const [first, last] = [solvers[0], solvers.at(-1)];
  if (!first || !last) return t('replay-photo-nobody', { round: round.round });
  const left = photo?.sand && last.end.type === 'solved' ? photo.sand.to - last.end.after : null;
  if (last === first || left === null || left < 0 || left > 20_000)
    return t('replay-photo-first', { round: round.round, name: name(first.seat) });
  return t('replay-photo-close', {
    round: round.round,
    name: name(first.seat),
    last: name(last.seat),
    seconds: decimal(Math.floor(left / 100) / 10),
  });
}
