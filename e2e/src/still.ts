// Moments that pass by themselves, such as the end of a round, can be held still while they are looked
// at, however long that takes on a busy machine.
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Puts off what is due until it is let go again. */
    holdStill?: (still: boolean) => void;
  }
}

/** Runs in the page, before anything else. Short delays, and whoever waits with them, are left alone. */
function holdable(): void {
  const shortest = 100;
  const [begin, end, repeat] = [
    window.setTimeout.bind(window),
    window.clearTimeout.bind(window),
    window.setInterval.bind(window),
  ];
  const due = new Map<number, () => void>();
  let still = false;
  window.setTimeout = ((run: (...values: unknown[]) => void, delay = 0, ...values: unknown[]) => {
    const timer = begin(() => {
      if (still && delay >= shortest) due.set(timer, () => run(...values));
      else run(...values);
    }, delay);
    return timer;
  }) as typeof window.setTimeout;
  window.clearTimeout = (timer) => {
    end(timer);
    due.delete(timer as number);
  };
  window.setInterval = ((run: (...values: unknown[]) => void, delay = 0, ...values: unknown[]) =>
    repeat(() => {
      if (!still) run(...values);
    }, delay)) as typeof window.setInterval;
  window.holdStill = (wish) => {
    still = wish;
    if (still) return;
    const late = [...due.values()];
    due.clear();
    for (const run of late) run();
  };
}

/** Prepares a page on which nothing was opened yet. */
export function canHoldStill(page: Page): Promise<void> {
  return page.addInitScript(holdable).then(() => undefined);
}

export async function holdStill(page: Page, still: boolean): Promise<void> {
  await page.evaluate((wish) => window.holdStill?.(wish), still);
}
