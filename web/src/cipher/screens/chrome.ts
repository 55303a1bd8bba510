// What all Cipher screens share: the bar's texts and the person's switches.
import { i18n, t } from '../../i18n/i18n.svelte';
import type { SandReading } from '../../ui/clock.svelte';
import { segmentTypes, type SegmentType } from '../segments';

export interface Chrome {
  /** Which word of how many. */
  word: number;
  words: number;
  sound?: boolean;
  /** Lines of chat nobody has read yet. */
  unread?: number;
  /** What is left of the clock that runs; nothing without one. */
  clock?: () => SandReading | null;
  onmenu?: () => void;
  onsound?: () => void;
  onchat?: () => void;
}

export function phases(): string[] {
  return [t('phase-compose'), t('phase-decode'), t('phase-bonus'), t('phase-score')];
}

/** What the screen is about, for those who go from heading to heading. */
export function heading({ word, words }: Chrome, phase: number): string {
  return `Cipher, ${t('cipher-word-of', { word, words })}: ${phases()[phase]}`;
}

/** A segment's name, as in "Long stick". */
export function segmentName(type: SegmentType): string {
  return t(`segment-${type}`);
}

/** How many of each kind, as in "2 long sticks, one wide curve". */
export function segmentsSpoken(counts: Readonly<Record<SegmentType, number>>): string {
  const some = segmentTypes.filter((type) => counts[type] > 0);
  return some.map((type) => t(`segments-${type}`, { count: counts[type] })).join(', ') || t('decode-none');
}

/** As in "1, 2 and 4". */
export function listed(items: readonly (string | number)[]): string {
  return new Intl.ListFormat(i18n.language).format(items.map(String));
}
