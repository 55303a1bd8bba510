// Somebody whose turn it is and who does nothing for a while: then the targets breathe, once.

export const idleAfter = 20_000;

/** Counts once after twenty quiet seconds while `waiting` holds. Call it during initialisation. */
export function breathing(waiting: () => boolean): { readonly now: boolean } {
  let now = $state(false);
  $effect(() => {
    now = false;
    if (!waiting()) return;
    let timer = setTimeout(breathe, idleAfter);
    function breathe() {
      now = true;
    }
    function stir() {
      if (now) return;
      clearTimeout(timer);
      timer = setTimeout(breathe, idleAfter);
    }
    const stirs = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;
    for (const type of stirs) window.addEventListener(type, stir, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const type of stirs) window.removeEventListener(type, stir);
    };
  });
  return {
    get now() {
      return now;
    },
  };
}
