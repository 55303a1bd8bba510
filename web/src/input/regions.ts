// F6 goes from region to region of a screen: in a game bar, players, coach, stage, tray, actions.

import { isSeen } from './seen';

const focusable = 'button:not(:disabled), a[href], input:not(:disabled), [tabindex="0"]';

/** Moves the focus to the next region that can take it; answers whether there was one. */
export function cycleRegions(back: boolean): boolean {
  const regions = [...(stage()?.parentElement?.children ?? [])].filter((region) => firstIn(region));
  if (regions.length < 2) return false;
  const now = regions.findIndex((region) => region.contains(document.activeElement));
  const step = back ? -1 : 1;
  const next = now < 0 ? 0 : (now + step + regions.length) % regions.length;
  firstIn(regions[next]!)!.focus();
  return true;
}

/** What the screen is about; the other regions stand beside it. Whatever a dialog shows is no screen. */
function stage(): Element | null {
  return document.querySelector('dialog[open]') ? null : document.querySelector('main:not(dialog main)');
}

/** Many controls are there twice, for large screens and for small ones; what is hidden takes no focus. */
function firstIn(region: Element): HTMLElement | undefined {
  return [...region.querySelectorAll<HTMLElement>(focusable)].find(isSeen);
}
