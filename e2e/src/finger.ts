// A finger that drags: there is no such thing in Playwright, so the browser is told of each touch.
import type { Page } from '@playwright/test';

export interface Spot {
  x: number;
  y: number;
}

/** With `before`, something is looked at before the finger lets go. */
export async function fingerDrags(page: Page, from: Spot, to: Spot, before?: () => Promise<void>): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Spot) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  await touch('touchStart', from);
  for (const share of [0.2, 0.5, 0.8, 1])
    await touch('touchMove', { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
  await before?.();
  await touch('touchEnd');
  await finger.detach();
}

/** Two fingers around a middle, 60 pixels from it, go round by so many degrees. */
export async function fingersTwist(page: Page, middle: Spot, degrees: number): Promise<void> {
  const fingers = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: (Spot & { id: number })[]) =>
    fingers.send('Input.dispatchTouchEvent', { type, touchPoints });
  const at = (turned: number) =>
    [0, 180].map((side, id) => {
      const angle = ((side + turned) * Math.PI) / 180;
      return { id, x: middle.x + 60 * Math.cos(angle), y: middle.y + 60 * Math.sin(angle) };
    });
  await touch('touchStart', at(0).slice(0, 1));
  await touch('touchStart', at(0));
  for (let step = 1; step <= 10; step += 1) await touch('touchMove', at((degrees * step) / 10));
  await touch('touchEnd', at(degrees).slice(0, 1));
  await touch('touchEnd', []);
  await fingers.detach();
}
