// What all Cipher screens share: the bar's texts and the person's switches.
import { i18n, t } from '../../i18n/i18n.svelte';
import type { SandReading } from '../../browser/clock.svelte';
import { alphabet, segmentTypes, type SegmentType } from './segments';
import type { ZoneView } from './decode-types';

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
  return t('said-of', { name: `Cipher, ${t('cipher-word-of', { word, words })}`, text: phases()[phase]! });
}

/** A word as it is written on sheet and log: with its accents, in capitals. */
export function inCapitals(spelling: string): string {
  return spelling.toUpperCase();
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

/** A zone in words: what lies there, what was refused, and which letters fit, where that is shown and tells
    something. */
export function zoneSpoken(
  { segments, refused }: ZoneView,
  number: number,
  letters: ReadonlySet<string> | null,
): string {
  const lying = Object.fromEntries(
    segmentTypes.map((type) => [type, segments.filter((each) => each === type).length]),
  ) as Record<SegmentType, number>;
  const zone = t('decode-zone-spoken', {
    zone: number,
    segments: segmentsSpoken(lying),
    refused: refused.map(segmentName).join(', ') || t('decode-none'),
  });
  return letters && letters.size < Object.keys(alphabet).length
    ? `${zone} ${t('decode-letters', { letters: [...letters].join(' ') })}`
    : zone;
}

/** As in "1, 2 and 4". */
export function listed(items: readonly (string | number)[]): string {
  return new Intl.ListFormat(i18n.language).format(items.map(String));
}
