// Takes the pictures of the README from the gallery: make pictures
import { mkdirSync } from 'node:fs';
import { openGallery } from './gallery.mjs';

/** File and scene. */
const pictures = { home: 'home', circuit: 'closing', cipher: 'cipher-decode' };
/** As wide as a README is shown, of a window in which all columns stand. */
const view = { size: [1200, 750], scale: 0.7, theme: 'dark', lang: 'en' };

const folder = new URL('../../docs/pictures/', import.meta.url);
mkdirSync(folder, { recursive: true });
const gallery = await openGallery();
for (const [name, scene] of Object.entries(pictures)) {
  const page = await gallery.scene(scene, view);
  await page.screenshot({ path: new URL(`${name}.png`, folder).pathname });
  await page.close();
}
await gallery.close();
process.exit(gallery.failures() > 0 ? 1 : 0);
