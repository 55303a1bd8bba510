// What a screen reader would be told: words that come into a live region which is there already.
import type { Page } from '@playwright/test';

/** Listens from now on, and after every load. */
export async function listenTo(page: Page): Promise<() => Promise<string[]>> {
  const listen = () => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const at = target instanceof Element ? target : target.parentElement;
        const region = at?.closest('[aria-live], [role=status], [role=log]');
        if (!region) continue;
        // Other words in the place of those before.
        if (at !== target && region.textContent) heard.push(region.textContent);
        for (const { textContent } of addedNodes) if (textContent) heard.push(textContent);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  };
  await page.addInitScript(listen);
  await page.evaluate(listen);
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

/** Where F6 leads, by the class of each region, until it is back at the first. */
export async function regionsOf(page: Page): Promise<string[]> {
  const seen: string[] = [];
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('F6');
    const region = await page.evaluate(() => {
      const [main] = document.querySelectorAll('main');
      return (
        [...main!.parentElement!.children].find((each) => each.contains(document.activeElement))?.classList[0] ??
        'nowhere'
      );
    });
    if (region === seen[0]) return seen;
    seen.push(region);
  }
  throw new Error(`F6 does not come round: ${seen.join(', ')}`);
}
