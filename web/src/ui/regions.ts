// F6 goes from region to region of a game screen: bar, players, coach, stage, tray, actions.

const focusable = 'button:not(:disabled), a[href], input, [tabindex="0"]';

/** Moves the focus to the next region that can take it; answers whether there was one. */
export function cycleRegions(root: HTMLElement, back: boolean): boolean {
  const regions = [...root.children].filter((region) => region.querySelector(focusable) !== null);
  if (regions.length === 0) return false;
  const now = regions.findIndex((region) => region.contains(document.activeElement));
  const step = back ? -1 : 1;
  const next = now < 0 ? 0 : (now + step + regions.length) % regions.length;
  regions[next]!.querySelector<HTMLElement>(focusable)!.focus();
  return true;
}
