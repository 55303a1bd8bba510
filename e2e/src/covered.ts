// What a tip lies over and should not: the coach line, the players, and what is to be pressed.
import type { Page } from '@playwright/test';

export const covered = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(() => {
    const tip = document.querySelector('.tip');
    // While it moves from its place into the coach line, or back.
    if (!tip) return ['no tip'];
    const box = tip.getBoundingClientRect();
    const under = (each: Element) => {
      const { left, right, top, bottom, width } = each.getBoundingClientRect();
      return width > 0 && left < box.right && box.left < right && top < box.bottom && box.top < bottom;
    };
    return [
      ...document.querySelectorAll(
        '.game button, .game .spot, .game .card, .game [role="timer"], .puzzle [role="application"], .coach p',
      ),
    ]
      .filter((each) => !tip.contains(each) && !each.contains(tip) && under(each))
      .map((each) => each.getAttribute('aria-label') ?? each.textContent);
  });
