// What the players' strip needs to know of a seat. Screens fill it from their views.
import type { Category, Look } from '../art/shapes';
import { t } from '../i18n/i18n.svelte';

export interface Player {
  seat: number;
  look: Look;
  name: string;
  bot?: boolean;
  /** Has more time (D-20, KD-20). */
  byEar?: boolean;
  you?: boolean;
}

/** What a player is called on screen: oneself is "You", everywhere in a game. */
export function shownName({ name, you }: Player): string {
  return you ? t('ui-you') : name;
}

/** Somebody is away, and the table does not wait for ever. */
export interface Absence {
  /** For how many milliseconds more the seat is kept, by the server's clock. */
  left: () => number;
  /** Lets a bot play at once; for the host. */
  onbot?: (() => void) | undefined;
}

/** A seat as a card: the player, and whatever of the rest the phase shows. */
export interface PlayerCardView extends Player {
  /** To act now: framed in mint. */
  active?: boolean;
  /** Holds the start marker. */
  start?: boolean;
  /** Connection lost: dashed frame. */
  away?: boolean;
  absence?: Absence;
  points?: number;
  /** Points that end the game, where there are such. */
  target?: number;
  /** Points just earned, beside the sum. */
  gain?: number;
  status?: string;
  category?: Category;
  /** Networkers left in the supply. */
  supply?: number;
  progress?: { laid: number; total: number; done: boolean; failed?: boolean };
  /** Cipher: deduction tokens left of three. */
  deductions?: number;
  /** Cipher, coder: NO tokens so far. */
  refusals?: number;
}
