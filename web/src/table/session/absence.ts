// People who are away, and for how long the table keeps their seats.
import { t } from '../../i18n/i18n.svelte';
import type { TableState } from '../../protocol/TableState';
import { minutes } from '../../browser/clock.svelte';
import type { Absence } from '../../people/player';

/** What there is to know of the table. */
export interface Keeper {
  table: TableState | null;
  host: boolean;
  /** The server's time in milliseconds since 1970. */
  now: () => number;
  /** Has a bot play at a seat. */
  letBot: (seat: number) => void;
}

/** The absence of whoever sits there; `null` if they are there, or the table waits. */
export function absenceOf({ table, host, now, letBot }: Keeper, seat: number): Absence | null {
  const until = table?.seats[seat]?.kept_until;
  if (!table || until === undefined) return null;
  const left = () => Math.max(0, until - now());
  return host && table.settings.bot_takes_over ? { left, onbot: () => letBot(seat) } : { left };
}

/** What is said once when somebody has gone. */
export function awayNews(keeper: Keeper, seat: number, name: string): string {
  const absence = absenceOf(keeper, seat);
  return absence ? t('table-away-news', { name, time: minutes(absence.left()) }) : '';
}
