// Keeps the screen on while somebody plays: whoever thinks touches nothing.

/** As long as it says so. Call it during initialisation. */
export function stayAwake(playing: () => boolean): void {
  $effect(() => {
    if (!playing() || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let over = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return;
      // A battery that runs low may say no; then the screen goes off as it always did.
      const got = await navigator.wakeLock.request('screen').catch(() => null);
      if (over) void got?.release();
      else lock = got;
    };
    // The lock goes with every look elsewhere.
    const back = () => void ask();
    document.addEventListener('visibilitychange', back);
    void ask();
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', back);
      void lock?.release();
    };
  });
}
