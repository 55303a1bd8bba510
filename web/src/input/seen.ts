/** Whether an element is on screen at this width; what hides it may be any of those around it. Older browsers cannot
    say. */
export function isSeen(element: HTMLElement): boolean {
  if ('checkVisibility' in element) return element.checkVisibility({ visibilityProperty: true });
  const old: HTMLElement = element;
  return old.getClientRects().length > 0 && getComputedStyle(old).visibility === 'visible';
}
