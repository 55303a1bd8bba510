// The people and bots at a table, as the screens show them.
import { t } from '../i18n/i18n.svelte';
import type { Level } from '../protocol/game/Level';
import type { SeatState } from '../protocol/SeatState';
import type { TableState } from '../protocol/TableState';
import type { Player } from './player';

/** Everybody at the seats, in their order; a free seat is nobody. */
export function playersOf(table: TableState, you: number | null): (Player | null)[] {
  return table.seats.map((state, seat) => {
    const name = nameAt(table, seat);
    if (name === null) return null;
    const bot = isBot(state) || state.bot_plays;
    return {
      seat,
      look: state.colour,
      name,
      ...(bot && { bot }),
      ...(playsByEar(state) && { byEar: true }),
      ...(seat === you && { you: true }),
    };
  });
}

function playsByEar({ holder }: SeatState): boolean {
  return holder !== null && 'person' in holder && (holder.person.by_ear ?? false);
}

export function isBot({ holder }: SeatState): boolean {
  return holder !== null && 'bot' in holder;
}

/** Bots of one level at the same table are numbered. */
function nameAt(table: TableState, seat: number): string | null {
  const holder = table.seats[seat]?.holder;
  if (!holder) return null;
  // Whoever is gone has no name any more.
  if ('person' in holder) return holder.person.name || t('ui-player');
  const level = holder.bot.level;
  const alike = seatsOfLevel(table, level);
  const name = t(`bot-${level}`);
  return alike.length === 1 ? name : `${name} ${alike.indexOf(seat) + 1}`;
}

function seatsOfLevel(table: TableState, level: Level): number[] {
  return table.seats.flatMap(({ holder }, seat) =>
    holder && 'bot' in holder && holder.bot.level === level ? [seat] : [],
  );
}

/** Whether the person at a seat is not there. */
export function isAway(seat: SeatState): boolean {
  return seat.holder !== null && 'person' in seat.holder && !isHere(seat);
}

/** Whether a person sits there, and is there. */
export function isHere({ holder }: SeatState): boolean {
  return holder !== null && 'person' in holder && holder.person.presence === 'here';
}

/** The people with a seat who are there: those whom another game waits for. */
export function whoStay(table: TableState) {
  return table.seats.flatMap(({ holder }) =>
    holder && 'person' in holder && holder.person.presence !== 'gone' ? [holder.person] : [],
  );
}
