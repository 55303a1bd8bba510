// What people and bots look like, and how strong bots are.
import type { Look } from '../art/shapes';
import type { Level } from '../protocol/game/Level';
import type { SeatColour } from '../protocol/SeatColour';
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
