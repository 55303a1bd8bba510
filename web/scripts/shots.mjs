// Takes pictures of the gallery's scenes: node scripts/shots.mjs [scene …]
// Pictures go to web/shots/, which is not committed.
import { mkdirSync } from 'node:fs';
import { openGallery } from './gallery.mjs';

const sizes = { desktop: [1440, 900], tablet: [768, 1024], phone: [360, 740] };
const wanted = process.argv.slice(2);
const variants = [
  { size: 'desktop', theme: 'dark', lang: 'en' },
  { size: 'phone', theme: 'dark', lang: 'en' },
  { size: 'desktop', theme: 'light', lang: 'en' },
  { size: 'tablet', theme: 'light', lang: 'de' },
  { size: 'phone', theme: 'light', lang: 'de' },
];

const gallery = await openGallery();
mkdirSync(new URL('../shots/', import.meta.url), { recursive: true });
for (const scene of gallery.scenes.filter((name) => wanted.length === 0 || wanted.includes(name))) {
  for (const { size, theme, lang } of variants) {
    const page = await gallery.scene(scene, { size: sizes[size], theme, lang });
    const suffix = `${size}${theme === 'light' ? '-light' : ''}${lang === 'en' ? '' : `-${lang}`}`;
    await page.screenshot({ path: new URL(`../shots/${scene}-${suffix}.png`, import.meta.url).pathname });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wide > 0) console.error(`${scene} ${suffix}: ${wide} px wider than the screen`);
    await page.close();
  }
}
await gallery.close();
process.exit(gallery.failures() > 0 ? 1 : 0);
