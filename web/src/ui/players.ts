// What the players' strip needs to know of a seat. Screens fill it from their views.
import type { Category, Look } from '../art/shapes';

export interface Player {
  seat: number;
  look: Look;
  name: string;
  bot?: boolean;
  you?: boolean;
}

/** A seat as a card: the player, and whatever of the rest the phase shows. */
export interface PlayerCardView extends Player {
  /** To act now: framed in mint. */
  active?: boolean;
  /** Holds the start marker. */
  start?: boolean;
  /** Connection lost: dashed frame. */
  away?: boolean;
  points?: number;
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
