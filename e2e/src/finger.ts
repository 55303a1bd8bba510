// A finger that drags: there is no such thing in Playwright, so the browser is told of each touch.
import type { Page } from '@playwright/test';

export interface Spot {
  x: number;
  y: number;
}

/** With `before`, something is looked at before the finger lets go. */
export async function fingerDrags(page: Page, from: Spot, to: Spot, before?: () => Promise<void>): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Spot) => finger.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  await touch('touchStart', from);
  for (const share of [0.2, 0.5, 0.8, 1]) await touch('touchMove', { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
  await before?.();
  await touch('touchEnd');
  await finger.detach();
}
