// Dates and times of a game that is over, as they are written in the person's language.
import { i18n, t } from '../../i18n/i18n.svelte';
import { levels, looksOf } from '../../people/players';
import type { ReplayHeader } from '../../protocol/replay/ReplayHeader';
import type { Player } from '../../people/player';

/** English is that of Britain here, as in all its texts. */
const locale = () => (i18n.language === 'en' ? 'en-GB' : i18n.language);

/** "15 Nov", with the year if it is another one. */
export function dayOf(time: number, now = Date.now()): string {
  const year = new Date(time).getFullYear() === new Date(now).getFullYear() ? undefined : 'numeric';
  return new Intl.DateTimeFormat(locale(), { day: 'numeric', month: 'short', year }).format(time);
}

/** "20:31". */
export function hourOf(time: number): string {
  return new Intl.DateTimeFormat(locale(), { hour: 'numeric', minute: '2-digit' }).format(time);
}

/** "5.8", with the comma or point of the language. */
export function decimal(value: number): string {
  return new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
}

/** Whole minutes and seconds that have passed: "1:06". */
export function clock(milliseconds: number): string {
  const seconds = Math.floor(Math.max(0, milliseconds) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The same to a tenth of a second: "1:06.9". */
export function tenths(milliseconds: number): string {
  const tenth = Math.floor(Math.max(0, milliseconds) / 100);
  const part = decimal((tenth % 10) / 10).slice(1);
  return `${clock(tenth * 100)}${part}`;
}

/** Everybody at the seats. Whoever looks has a name like all others: what is told here is told of somebody. */
export function peopleOf({ names, colours, bots }: ReplayHeader): Player[] {
  const look = looksOf(colours);
  return names.map((name, seat) => {
    const bot = bots.includes(seat);
    return { seat, look: look(seat), name: nameOf(name, seat, bot), ...(bot && { bot }) };
  });
}

/** Bots are called as in the page's language; their records have it in English. */
function nameOf(name: string, seat: number, bot: boolean): string {
  if (name === '') return t('replay-player', { seat: seat + 1 });
  const level = bot ? levels.find((each) => name.toLowerCase().startsWith(each)) : undefined;
  return level ? t(`bot-${level}`) + name.slice(level.length) : name;
}

/** What a game was and how it ended, for its bar. */
export function headOf(header: ReplayHeader, players: readonly Player[]): { title: string; sub: string } {
  const game = header.game === 'circuit' ? 'Circuit' : 'Cipher';
  const { outcome, started } = header;
  const title = started > 0 ? t('replay-title', { game, date: dayOf(started) }) : t('replay-title-file', { game });
  const order = outcome ? outcome.ranking.flat() : players.map(({ seat }) => seat);
  const named = order.flatMap((seat) => {
    const player = players.find((each) => each.seat === seat);
    return player ? [outcome ? `${player.name} ${outcome.points[seat] ?? 0}` : player.name] : [];
  });
  return { title, sub: named.join(', ') };
}
