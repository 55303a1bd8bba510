// Parts of a screen that are drawn one after the other, each in a task of its own: all in one go would hold a slow
// phone up, which answers no finger meanwhile.

export interface InTurn {
  /** How many are drawn. */
  drawn: number;
}

/** Draws so many parts, one by one. Call it during initialisation. */
export function inTurn(parts: () => number): InTurn {
  let drawn = $state(0);
  $effect(() => {
    if (drawn >= parts()) return;
    const next = setTimeout(() => (drawn += 1));
    return () => clearTimeout(next);
  });
  return {
    get drawn() {
      return drawn;
    },
    set drawn(count) {
      drawn = count;
    },
  };
}
