// What a moment feels like: its sound and its tap in the hand, by one name.
//
// The synthesiser is loaded when the first sound is wanted; whoever keeps sound off never loads it.
import { settings, type SoundGroup } from '../browser/settings.svelte';
import { lazy } from '../load/lazy.svelte';

interface Moment {
  group: SoundGroup;
  /** Milliseconds, as `navigator.vibrate` takes them. */
  haptic?: number[];
}
const moments = {
  pick: { group: 'pieces', haptic: [8] },
  place: { group: 'pieces', haptic: [8] },
  turn: { group: 'pieces', haptic: [8] },
  refused: { group: 'refused', haptic: [12, 40, 12] },
  scale: { group: 'scale' },
  flip: { group: 'flip' },
  solved: { group: 'solved', haptic: [20] },
  sand: { group: 'timer' },
  tick: { group: 'timer', haptic: [5] },
  closing: { group: 'closing' },
  scored: { group: 'closing', haptic: [30] },
  no: { group: 'answers', haptic: [12] },
  yes: { group: 'answers', haptic: [20] },
} as const satisfies Record<string, Moment>;
export type MomentName = keyof typeof moments;

export interface Detail {
  /** How strong, from 0 to 1: the tilt of the scale. */
  strength?: number;
  /** When each note sounds, in milliseconds from now: one per counted cell. */
  notes?: readonly number[];
}

/** Lets a moment be heard and felt, as far as the person wants it. */
export function feel(name: MomentName, detail: Detail = {}): void {
  const moment: Moment = moments[name];
  const { sound, silent, haptics, volume } = settings.values;
  if (haptics && moment.haptic && mayVibrate()) navigator.vibrate(moment.haptic);
  if (!sound || volume === 0 || silent.includes(moment.group)) return;
  void withSound(({ play }) => play(name, volume, detail));
}

/** A browser refuses, and complains, before the page has been touched once. */
function mayVibrate(): boolean {
  return 'vibrate' in navigator && 'userActivation' in navigator && navigator.userActivation.hasBeenActive;
}

/** Ends what still sounds: the person has skipped to the result. */
export function hush(): void {
  if (settings.values.sound) void withSound(({ stop }) => stop());
}

/** Offline it stays quiet, and is asked for again with the next sound. */
async function withSound(use: (sound: typeof import('./sound')) => void): Promise<void> {
  const sound = await lazy(() => import('./sound')).catch(() => null);
  if (sound) use(sound);
}
