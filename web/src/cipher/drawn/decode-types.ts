// What the decoding screen is told. Nothing here could hold the secret word.
import type { ClockKind } from '../../protocol/cipher/ClockKind';
import type { Player } from '../../people/player';
import type { SegmentType } from './segments';

export interface ZoneView {
  /** Segments that were placed here. */
  segments: readonly SegmentType[];
  /** Kinds that were refused here. */
  refused: readonly SegmentType[];
}
export interface Question {
  player: Player;
  type: SegmentType;
  /** From 1. */
  zone: number;
  yes: boolean;
}
/** Somebody's time that ran out. */
export interface Lapse {
  player: Player;
  clock: ClockKind;
  /** How many questions had been asked by then. */
  after: number;
}
/** A word that was named in vain, as it is written. */
export interface Said {
  player: Player;
  word: string;
}
/** A decoder with tokens left, as the one who guesses. */
export interface Guesser {
  player: Player;
  left: number;
}
/** What speaks against a word before a token is spent on it. */
export interface Doubt {
  /** Somebody has said it already. */
  said: boolean;
  /** It does not fit what lies on the board. */
  contradicts: boolean;
}
/** The bonus phase as the active decoder sees it. */
export interface BonusView {
  /** A segment and a bonus token are left. */
  canRequest: boolean;
  /** What the right word brings now. */
  worth: number;
  /** Passing now would end the round (KD-6). */
  passEnds: boolean;
}
/** Stopping by agreement as this screen's decoders see it (KD-21). */
export interface StopView {
  /** Who wants to stop; nobody while no offer stands. */
  by: readonly Player[];
  /** One may offer it, or agree to it. */
  mayStop: boolean;
  /** One may decline it, or take one's own offer back. */
  mayGoOn: boolean;
}
/** A segment on its way from the hand into its zone. */
export interface FlightPlan {
  type: SegmentType;
  from: DOMRect;
  to: DOMRect;
}
/** What somebody has just done, in a line that all see and hear. */
export interface News {
  /** Counts up, so that the same words twice are two pieces of news. */
  n: number;
  player: Player;
  /** Whole, for those who listen and for large screens. */
  text: string;
  /** A question: its segment and zone say it on small screens. */
  asked?: { type: SegmentType; zone: number; yes: boolean };
  /** A word named in vain. */
  word?: string;
}
