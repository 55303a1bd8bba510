// The lists of the home page: tables to join, and one's own games that still run.
import { rest } from '../net/rest';
import type { OpenTable, RunningGame } from '../pages/types';
import type { GameSummary } from '../protocol/GameSummary';
import type { TableSummary } from '../protocol/TableSummary';
import { person } from './person.svelte';
import { lookOf } from './players';

const refreshEvery = 15_000;

class HomeLists {
  tables = $state.raw<readonly OpenTable[]>([]);
  games = $state.raw<readonly RunningGame[]>([]);

  /** Keeps the lists fresh while the page is looked at. Answers how to stop. */
  follow(): () => void {
    const refresh = () => {
      if (document.visibilityState === 'visible') void this.refresh();
    };
    refresh();
    const timer = setInterval(refresh, refreshEvery);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }

  async refresh(): Promise<void> {
    await person.load();
    // Offline the lists stay as they were.
    const [tables, games] = await Promise.allSettled([rest.tables(), person.me ? rest.games() : Promise.resolve([])]);
    if (tables.status === 'fulfilled') this.tables = tables.value.map(openTable);
    if (games.status === 'fulfilled') this.games = games.value.filter(({ ended }) => ended === null).map(runningGame);
  }
}

function openTable({ code, host, seats, settings }: TableSummary): OpenTable {
  return {
    code,
    host,
    game: 'cipher' in settings.game ? 'cipher' : 'circuit',
    taken: seats.filter((seat) => seat !== null).length,
    seats: seats.length,
  };
}

function runningGame({ table, game, names, my_seats }: GameSummary): RunningGame {
  const players = names.map((name, seat) => ({ seat, look: lookOf(seat), name, you: my_seats.includes(seat) }));
  return { code: table, game, players, yourTurn: false };
}

export const home = new HomeLists();
