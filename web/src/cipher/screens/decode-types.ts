// What the decoding screen is told. Nothing here could hold the secret word.
import type { Player } from '../../ui/players';
import type { SegmentType } from '../segments';

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
/** The bonus phase as the active decoder sees it. */
export interface BonusView {
  /** A segment and a bonus token are left. */
  canRequest: boolean;
  /** What the right word brings now. */
  worth: number;
  /** Passing now would end the round (KD-6). */
  passEnds: boolean;
}
