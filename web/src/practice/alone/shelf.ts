// Puzzles that were begun on this device, so that a reload or a detour loses nothing.
import type { Draft } from '../../puzzles/puzzles';
import { keepValue, keptValue } from '../../browser/stored';

export interface Begun {
  draft: Draft;
  /** Milliseconds at work so far. */
  elapsed: number;
  helped: boolean;
}

const key = 'enigma-begun';
/** So many puzzles are kept: two days of puzzles of the day and some practice. */
const most = 12;

export function remember(name: string, begun: Begun): void {
  const others = load().filter(([other]) => other !== name);
  keepValue(key, [...others, [name, begun] as const].slice(-most));
}

export function recall(name: string): Begun | null {
  return load().find(([other]) => other === name)?.[1] ?? null;
}

export function forget(name: string): void {
  keepValue(
    key,
    load().filter(([other]) => other !== name),
  );
}

function load(): (readonly [string, Begun])[] {
  const entries = keptValue(key);
  return Array.isArray(entries) ? (entries as [string, Begun][]).filter(isEntry) : [];
}

function isEntry(entry: unknown): boolean {
  if (!Array.isArray(entry) || typeof entry[0] !== 'string') return false;
  const begun = entry[1] as { elapsed?: unknown; draft?: unknown } | null;
  return typeof begun?.elapsed === 'number' && typeof begun.draft === 'object' && begun.draft !== null;
}
