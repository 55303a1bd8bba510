// A reading of a clock that redraws what depends on it.
//
// Where the milliseconds come from is the caller's business: the server's clock at a table, a
// fixed number in a gallery. Several timers on a screen share one beat.

/** What is left of a sand timer; `null` for both while it has not been turned. */
export interface SandReading {
  remaining: number;
  total: number;
}

let followers: readonly (() => void)[] = [];
let beat: ReturnType<typeof setInterval> | undefined;

/** Calls at each beat; answers how to end that. There is a beat only while somebody follows. */
function onBeat(call: () => void): () => void {
  followers = [...followers, call];
  beat ??= setInterval(() => followers.forEach((follower) => follower()), 100);
  return () => {
    followers = followers.filter((each) => each !== call);
    if (followers.length > 0) return;
    clearInterval(beat);
    beat = undefined;
  };
}

/** Follows `read` ten times a second while the component lives. Call it during initialisation. */
export function follow<T>(read: () => T): { readonly now: T } {
  let now = $state.raw(read());
  $effect(() => {
    now = read();
    return onBeat(() => (now = read()));
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
