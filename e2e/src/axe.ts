// What axe says of a screen, in both themes.
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { Shown } from './shown';

/** No serious or critical issue; where asked for, none at all. */
export async function looksFine(page: Page, screen: string, any = false): Promise<void> {
  const before = await page.evaluate(() => document.documentElement.dataset['theme']!);
  // Through the debugger, as the page's policy admits no foreign script.
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: axe.source });
  await session.detach();
  for (const theme of ['dark', 'light']) {
    const found = await page.evaluate(
      async ([name, all]) => {
        document.documentElement.dataset['theme'] = name;
        // Colours that are on their way, and dialogs that come in, would be measured half-way.
        const ends = (motion: Animation) =>
          motion.playState === 'running' && motion.effect?.getComputedTiming().endTime !== Infinity;
        for (const motion of document.getAnimations().filter(ends)) motion.finish();
        const { axe: scanner } = window as unknown as { axe: typeof import('axe-core') };
        const { violations } = await scanner.run(document, { resultTypes: ['violations'] });
        // What is seen is to stand in the name, so that it can be called by voice (WCAG 2.5.3). A zone of Cipher shows
        // its number and the letters that fit, and is named in sentences: “Zone 3: …”, in which its texts cannot stand
        // side by side. One calls it by what stands first in it, the number: a name that holds this will do, any other
        // will not.
        const firstWords = (node: Element) =>
          document
            .createTreeWalker(node, NodeFilter.SHOW_TEXT, (text) => (text.textContent?.trim() ? 1 : 2))
            .nextNode()
            ?.textContent?.trim()
            .toLowerCase() ?? '';
        const isNamed = (target: unknown) => {
          const node = document.querySelector(String(target));
          return node !== null && (node.getAttribute('aria-label') ?? '').toLowerCase().includes(firstWords(node));
        };
        for (const violation of violations) {
          if (violation.id === 'label-content-name-mismatch')
            violation.nodes = violation.nodes.filter(({ target }) => !isNamed(target[0]));
        }
        return violations
          .filter(({ nodes }) => nodes.length > 0)
          .filter(({ impact }) => all || impact === 'serious' || impact === 'critical')
          .map(
            ({ id, nodes }) =>
              `${id}: ${nodes
                .slice(0, 3)
                .map(({ html }) => html.slice(0, 160))
                .join(' | ')}`,
          );
      },
      [theme, any] as const,
    );
    expect.soft(found, `${screen}, ${theme}`).toEqual([]);
  }
  await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), before);
}

/** Somebody each of whose screens is examined. */
export class Examined extends Shown {
  protected override async look(name: string): Promise<undefined> {
    await looksFine(this.page, name);
  }
}
