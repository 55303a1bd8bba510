// One's games as lines of a list, and which of them one wants to see.
import type { Look } from '../art/shapes';
import { t } from '../i18n/i18n.svelte';
import { levels, looksOf } from '../people/players';
import type { GameKind } from '../protocol/GameKind';
import type { GameSummary } from '../protocol/GameSummary';
import type { Level } from '../protocol/game/Level';

export interface Filter {
  game: GameKind | 'all';
  won: 'all' | 'yes' | 'no';
  people: 'all' | 'yes' | 'no';
  since: 'all' | 'month' | 'year';
}
export const everything: Filter = { game: 'all', won: 'all', people: 'all', since: 'all' };

/** As the server is asked; `after` is where the page before ended. */
export function queryOf(filter: Filter, after: string | null, now: Date, limit = 12): string {
  const query = new URLSearchParams({ limit: String(limit) });
  if (filter.game !== 'all') query.set('game', filter.game);
  if (filter.won !== 'all') query.set('won', String(filter.won === 'yes'));
  if (filter.people !== 'all') query.set('people', String(filter.people === 'yes'));
  if (filter.since !== 'all') {
    const month = filter.since === 'month' ? now.getMonth() : 0;
    query.set('from', String(new Date(now.getFullYear(), month, 1).getTime()));
  }
  if (after !== null) query.set('after', after);
  return query.toString();
}

export interface Other {
  seat: number;
  name: string;
  look: Look;
  bot: boolean;
  points: number | null;
}

export interface Line {
  id: string;
  game: GameKind;
  started: number;
  /** From 1; none while it is under way. */
  place: number | null;
  points: number | null;
  others: readonly Other[];
  /** The table at which it is played on. */
  table: string | null;
}

const isLevel = (name: string): name is Level => (levels as readonly string[]).includes(name);

export function lineOf(summary: GameSummary): Line {
  const { id, game, table, started, ended, names, my_seats, outcome } = summary;
  const look = looksOf(summary.colours);
  const mine = my_seats[0] ?? 0;
  const before = outcome?.ranking.slice(
    0,
    outcome.ranking.findIndex((seats) => seats.some((seat) => my_seats.includes(seat))),
  );
  const others = names.flatMap((name, seat) => {
    if (my_seats.includes(seat)) return [];
    const bot = isLevel(name);
    const called = bot ? t(`bot-${name}`) : name || t('ui-player');
    return [{ seat, name: called, look: look(seat), bot, points: outcome?.points[seat] ?? null }];
  });
  return {
    id,
    game,
    started,
    place: before ? 1 + before.flat().length : null,
    points: outcome ? Math.max(...my_seats.map((seat) => outcome.points[seat] ?? 0), outcome.points[mine] ?? 0) : null,
    others,
    table: ended === null ? table : null,
  };
}
