// Somebody whose turn it is and who does nothing for a while: then the targets breathe, once. And somebody
// who is quicker than the screen.
import { onMount } from 'svelte';

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

/** Where a screen has its main button, another screen had one a moment ago: who pressed that one did not mean
    this. Call it during initialisation. */
export function calm(): { readonly now: boolean } {
  let now = $state(false);
  onMount(() => {
    const timer = setTimeout(() => (now = true), 450);
    return () => clearTimeout(timer);
  });
  return {
    get now() {
      return now;
    },
  };
}
