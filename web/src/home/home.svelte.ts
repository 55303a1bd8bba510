// What the home page lists: tables to join, one's own games that still run, and how far one is today.
import { i18n, t } from '../i18n/i18n.svelte';
import { rest } from '../net/rest';
import type { MyDay, OpenTable, RunningGame } from './types';
import type { GameSummary } from '../protocol/GameSummary';
import type { Level } from '../protocol/game/Level';
import type { MyDays } from '../protocol/MyDays';
import type { TableSummary } from '../protocol/TableSummary';
import { person } from '../people/person.svelte';
import { levels, looksOf } from '../people/players';

const refreshEvery = 15_000;

class HomeLists {
  tables = $state.raw<readonly OpenTable[]>([]);
  day = $state.raw<MyDay | null>(null);
  #running = $state.raw<readonly GameSummary[]>([]);
  readonly games = $derived(this.#running.map(runningGame));
  /** The id of my last game that is over. */
  last = $state<string | null>(null);

  /** Keeps the lists fresh while the page is looked at. Answers how to stop. */
  follow(): () => void {
    const refresh = () => {
      if (document.visibilityState === 'visible') void this.refresh();
    };
    /** Another day may have begun, or something been solved in another tab. */
    const comeBack = () => {
      refresh();
      if (document.visibilityState === 'visible') void this.#refreshDay();
    };
    comeBack();
    const timer = setInterval(refresh, refreshEvery);
    document.addEventListener('visibilitychange', comeBack);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', comeBack);
    };
  }

  /** Whoever is nobody yet has solved nothing; without an answer nothing is ticked, which is no failure. */
  async #refreshDay(): Promise<void> {
    await person.load();
    if (!person.me) return;
    const days = await rest.myDays().catch(() => null);
    if (days) this.day = dayOf(days);
  }

  async refresh(): Promise<void> {
    await person.load();
    // Offline the lists stay as they were.
    const [tables, games] = await Promise.allSettled([rest.tables(), person.me ? rest.games() : null]);
    if (tables.status === 'fulfilled') this.tables = tables.value.map(openTable);
    if (games.status !== 'fulfilled') return;
    const running = games.value?.under_way ?? [];
    this.last = games.value?.over[0]?.id ?? null;
    // Levels of bots are named by texts that home does not need otherwise.
    if (running.some(({ names }) => names.some(isLevel))) await i18n.use('table');
    this.#running = running;
  }
}

function dayOf({ today, streak, results, words }: MyDays): MyDay {
  const solved = results
    .filter(({ day, seconds }) => day === today && seconds !== null)
    .map(({ category }) => category);
  const found = words.some(({ day, found }) => day === today && found === true);
  return { streak, solved: new Set([...solved, ...(found ? (['word'] as const) : [])]) };
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

function runningGame({ table, game, names, colours, my_seats }: GameSummary): RunningGame {
  const look = looksOf(colours);
  const players = names.map((name, seat) => {
    const you = my_seats.includes(seat);
    const bot = !you && isLevel(name);
    return { seat, look: look(seat), name: bot ? t(`bot-${name}`) : name, you, bot };
  });
  return { code: table, game, players };
}

export const home = new HomeLists();
