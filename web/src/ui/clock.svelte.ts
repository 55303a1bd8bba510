// A reading of a clock that redraws what depends on it.
//
// Where the milliseconds come from is the caller's business: the server's clock at a table, a
// fixed number in a gallery. Several timers on a screen share one beat.

/** What is left of a sand timer; `null` for both while it has not been turned. */
export interface SandReading {
  remaining: number;
  total: number;
}

/** Follows `read` ten times a second while the component lives. Call it during initialisation. */
export function follow<T>(read: () => T): { readonly now: T } {
  let now = $state.raw(read());
  $effect(() => {
    now = read();
    const beat = setInterval(() => (now = read()), 100);
    return () => clearInterval(beat);
  });
  return {
    get now() {
      return now;
    },
  };
}

/** Minutes and seconds, rounded up so that 0:00 means over. */
export function minutes(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
