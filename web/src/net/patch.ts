// Carries out the changes of a view. The old view stays as it is; parts that did not change are
// shared with it, so whoever looks at them sees no change.
import type { PatchOp } from '../protocol/PatchOp';
import type { PathPart } from '../protocol/PathPart';

/** The change was made for another view than the one at hand: a fresh one is needed. */
export class PatchMismatch extends Error {
  constructor(path: readonly PathPart[]) {
    super(`the view has no ${path.join('.')}`);
  }
}

export function applyPatch(view: unknown, patch: readonly PatchOp[]): unknown {
  return patch.reduce(applyOne, view);
}

function applyOne(view: unknown, op: PatchOp): unknown {
  if ('set' in op) {
    const [path, value] = op.set;
    return change(view, path, 0, () => ({ value }), true);
  }
  if ('add' in op) {
    const [path, items] = op.add;
    return change(view, path, 0, (list) => {
      if (!Array.isArray(list)) throw new PatchMismatch(path);
      return { value: [...(list as unknown[]), ...items] };
    });
  }
  return change(view, op.drop, 0, () => null);
}

type Change = (value: unknown) => { value: unknown } | null;

function change(here: unknown, path: readonly PathPart[], depth: number, make: Change, mayAppear = false): unknown {
  const part = path[depth];
  if (part === undefined) {
    const made = make(here);
    if (!made) throw new PatchMismatch(path);
    return made.value;
  }
  const last = depth === path.length - 1;
  const next = (value: unknown): { value: unknown } | null =>
    last ? make(value) : { value: change(value, path, depth + 1, make, mayAppear) };
  if (Array.isArray(here)) return changeList(here as unknown[], part, path, next);
  if (typeof here !== 'object' || here === null || typeof part !== 'string') throw new PatchMismatch(path);
  const record = here as Record<string, unknown>;
  if (!(part in record) && !(last && mayAppear)) throw new PatchMismatch(path);
  const made = next(record[part]);
  if (made) return { ...record, [part]: made.value };
  return Object.fromEntries(Object.entries(record).filter(([key]) => key !== part));
}

function changeList(list: unknown[], part: PathPart, path: readonly PathPart[], next: Change): unknown[] {
  if (typeof part !== 'number' || part >= list.length) throw new PatchMismatch(path);
  const made = next(list[part]);
  if (!made) throw new PatchMismatch(path);
  return list.with(part, made.value);
}
