// The end of a game from its view: the standing, and what was remarkable.
import { t } from '../../i18n/i18n.svelte';
import type { PhaseView } from '../../protocol/circuit/PhaseView';
import type { Summary } from '../../protocol/circuit/Summary';
import type { View } from '../../protocol/circuit/View';
import { minutes } from '../../browser/clock.svelte';
import { shownName, type Player } from '../../people/player';
import type { EndRow, Moment } from '../../circuit/end/end-types';

type Over = Extract<PhaseView, { type: 'over' }>;

export function endOf(view: View, { reason, outcome }: Over, summary: Summary, players: readonly Player[]) {
  const placeOf = (seat: number) => {
    const index = outcome.ranking.findIndex((seats) => seats.includes(seat));
    return outcome.ranking.slice(0, index).reduce((sum, seats) => sum + seats.length, 1);
  };
  const rows: EndRow[] = players.map((player) => {
    const { seat } = player;
    const stats = summary.stats[seat];
    const solved = stats?.solved ?? 0;
    return {
      player,
      place: placeOf(seat),
      points: view.seats[seat]?.score ?? 0,
      byColour: stats?.points_by_colour ?? { red: 0, yellow: 0, blue: 0 },
      solved,
      rounds: solved + (stats?.missed ?? 0),
      meanTime: stats && solved > 0 ? stats.solving_time / solved : null,
      standing: summary.standing[seat] ?? 0,
      race: [0, ...summary.race.map((points) => points[seat] ?? 0)],
    };
  });
  rows.sort((a, b) => a.place - b.place || b.points - a.points);
  const text = t(`end-text-${reason}`, { round: view.round });
  const crowned = summary.moments.largest?.round === view.round;
  return { rows, text: crowned ? `${text} ${t('end-largest')}` : text, moments: momentsOf(summary, players) };
}

/** With more sand left than this nobody trembled. */
const close = 20_000;

function momentsOf({ moments }: Summary, players: readonly Player[]): Moment[] {
  const { fastest, largest, closest, richest } = moments;
  const nameOf = (seat: number) => {
    const player = players.find((each) => each.seat === seat);
    return { name: player ? shownName(player) : '' };
  };
  return [
    fastest && {
      category: fastest.category,
      text: t('moment-fastest', nameOf(fastest.seat)),
      value: minutes(fastest.time),
    },
    largest && {
      category: 'conduit' as const,
      text: t('moment-largest'),
      value: t('moment-cells', { count: largest.cells }),
    },
    closest &&
      closest.time <= close && {
        category: closest.category,
        text: t('moment-closest', nameOf(closest.seat)),
        value: t('moment-left', { time: minutes(closest.time) }),
      },
    richest && {
      category: null,
      text: t('moment-richest', nameOf(richest.seat)),
      value: t('moment-points', { points: richest.points }),
    },
  ].filter((moment) => moment !== null && moment !== false);
}
