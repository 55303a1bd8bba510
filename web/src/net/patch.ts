// Carries out the changes of a view. The old view stays as it is; parts that did not change are
// shared with it, so whoever looks at them sees no change.
import type { Patch } from '../protocol/Patch';

/** The change was made for another view than the one at hand: a fresh one is needed. */
export class PatchMismatch extends Error {
  constructor(place: string) {
    super(`the view has no ${place}`);
  }
}

export function applyPatch(view: unknown, patch: Patch): unknown {
  return Object.entries(patch).reduce((changed, [place, value]) => applyOne(changed, place, value), view);
}

/** What stands at a place becomes this; null takes it away. */
type Change = (value: unknown) => { value: unknown } | null;

function applyOne(view: unknown, place: string, value: unknown): unknown {
  if (place.endsWith('+')) {
    return change(view, place.slice(0, -1), (list) => {
      if (!Array.isArray(list) || !Array.isArray(value)) throw new PatchMismatch(place);
      return { value: [...(list as unknown[]), ...(value as unknown[])] };
    });
  }
  if (place.endsWith('-')) return change(view, place.slice(0, -1), () => null);
  return change(view, place, () => ({ value }), true);
}

function change(view: unknown, place: string, make: Change, mayAppear = false): unknown {
  const parts = place === '' ? [] : place.split('.');
  const within = (here: unknown, depth: number): { value: unknown } | null => {
    const part = parts[depth];
    if (part === undefined) return make(here);
    const next = (value: unknown) => within(value, depth + 1);
    if (Array.isArray(here)) return changeList(here as unknown[], Number(part), place, next);
    if (typeof here !== 'object' || here === null) throw new PatchMismatch(place);
    const record = here as Record<string, unknown>;
    if (!(part in record) && !(mayAppear && depth === parts.length - 1)) throw new PatchMismatch(place);
    const made = next(record[part]);
    if (made) return { value: { ...record, [part]: made.value } };
    return { value: Object.fromEntries(Object.entries(record).filter(([key]) => key !== part)) };
  };
  const made = within(view, 0);
  if (!made) throw new PatchMismatch(place);
  return made.value;
}

function changeList(list: unknown[], index: number, place: string, next: Change): { value: unknown } {
  if (!(index in list)) throw new PatchMismatch(place);
  const made = next(list[index]);
  if (!made) throw new PatchMismatch(place);
  return { value: list.with(index, made.value) };
}
