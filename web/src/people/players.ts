// The people and bots at a table, as the screens show them.
import type { Look } from '../art/shapes';
import { t } from '../i18n/i18n.svelte';
import type { Level } from '../protocol/game/Level';
import type { SeatColour } from '../protocol/SeatColour';
import type { SeatState } from '../protocol/SeatState';
import type { TableState } from '../protocol/TableState';
import type { Player } from './player';

/** Bots, weakest first. */
export const levels: readonly Level[] = ['spark', 'relay', 'turbine', 'core'];

/** Colours with their patterns, in the order of the seats that have them while nobody chooses. */
export const looks: readonly Look[] = ['iris', 'moss', 'rust', 'chalk'];

export function lookOf(seat: number): Look {
  return looks[seat % looks.length]!;
}

/** The colour of a seat. */
export type LookAt = (seat: number) => Look;

/** The colours of a game, as they were chosen before it; that of the seat where nobody knows. */
export function looksOf(colours: readonly SeatColour[]): LookAt {
  return (at) => colours[at] ?? lookOf(at);
}

/** The colours that people have chosen; that of the seat where nobody is known. */
export function looksAmong(players: readonly (Player | null)[]): LookAt {
  return (at) => players.find((player) => player?.seat === at)?.look ?? lookOf(at);
}

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
