// The lists of the home page: tables to join, and one's own games that still run.
import { i18n, t } from '../i18n/i18n.svelte';
import { rest } from '../net/rest';
import type { OpenTable, RunningGame } from '../pages/types';
import type { GameSummary } from '../protocol/GameSummary';
import type { Level } from '../protocol/Level';
import type { TableSummary } from '../protocol/TableSummary';
import { person } from './person.svelte';
import { lookOf } from './players';

const refreshEvery = 15_000;
const levels: readonly Level[] = ['spark', 'relay', 'turbine', 'core'];

class HomeLists {
  tables = $state.raw<readonly OpenTable[]>([]);
  #running = $state.raw<readonly GameSummary[]>([]);
  readonly games = $derived(this.#running.map(runningGame));

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
    if (games.status !== 'fulfilled') return;
    const running = games.value.filter(({ ended }) => ended === null);
    // Levels of bots are named by texts that home does not need otherwise.
    if (running.some(({ names }) => names.some(isLevel))) await i18n.use('table');
    this.#running = running;
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

/** Bots are called by their level, without a name of their own. */
function isLevel(name: string): name is Level {
  return (levels as readonly string[]).includes(name);
}

function runningGame({ table, game, names, my_seats }: GameSummary): RunningGame {
  const players = names.map((name, seat) => {
    const you = my_seats.includes(seat);
    const bot = !you && isLevel(name);
    return { seat, look: lookOf(seat), name: bot ? t(`bot-${name}`) : name, you, bot };
  });
  return { code: table, game, players, yourTurn: false };
}

export const home = new HomeLists();
