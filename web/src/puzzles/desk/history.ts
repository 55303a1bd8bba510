// Undo and redo without limit: past states, the present one, and those undone.

export interface History<S> {
  readonly past: readonly S[];
  readonly present: S;
  readonly future: readonly S[];
}

export function begin<S>(present: S): History<S> {
  return { past: [], present, future: [] };
}

/** A new state. The same state again is no step. */
export function advance<S>(history: History<S>, next: S): History<S> {
  if (next === history.present) return history;
  return { past: [...history.past, history.present], present: next, future: [] };
}

export function undo<S>({ past, present, future }: History<S>): History<S> {
  if (past.length === 0) return { past, present, future };
  return { past: past.slice(0, -1), present: past.at(-1)!, future: [present, ...future] };
}

export function redo<S>({ past, present, future }: History<S>): History<S> {
  const [next, ...rest] = future;
  if (next === undefined) return { past, present, future };
  return { past: [...past, present], present: next, future: rest };
}
