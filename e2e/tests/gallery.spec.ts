// Every screen of both games, with sample data: it fits windows of all sizes, with the long words of German and names
// as long as may be, and axe finds nothing serious in either theme.
import type { Scene } from '../../web/src/gallery/scenes';
import { scenes } from '../../web/src/gallery/scenes';
import { looksFine } from '../src/axe';
import { opens } from '../src/gallery';
import { expect, test } from '../src/test';
import { cutOff, windows } from '../src/windows';

/** Samples of single parts, and pages that are looked at as they are served. */
const elsewhere: readonly Scene[] = ['system', 'tiles', 'home', 'rules-circuit', 'rules-cipher', 'tip', 'closing-runs'];
/** A dialog lies over the rest, and a lobby scrolls under its last line. */
const unfit: readonly Scene[] = ['me-device', 'rule-card', 'lobby'];

for (const scene of scenes.filter((name) => !elsewhere.includes(name))) {
  test(`${scene} fits windows of all sizes and is open to everybody`, async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await opens(page, scene, 'de');
    await looksFine(page, scene);
    for (const [width, height] of unfit.includes(scene) ? [] : windows) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => page.evaluate(cutOff), `${scene} at ${width} x ${height}`).toEqual([]);
    }
    expect(errors).toEqual([]);
  });
}
