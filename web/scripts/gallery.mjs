// The gallery, served and opened in Chromium (CHROMIUM or /usr/bin/chromium), for whoever takes pictures of it.
import { chromium } from 'playwright-core';
import { createServer } from 'vite';

/** What to do in a scene before the picture is taken. */
const prepare = {
  choose: (page) => page.locator('.chamber').nth(1).click(),
  place: (page) => aim(page),
  'place-wait': (page) => aim(page),
  'place-wide': (page) => aim(page, 'translate(212 212)'),
  plan: (page) => aim(page),
  networker: async (page) => {
    await aim(page);
    await page.locator('button.main:visible').click();
  },
  angular: async (page) => {
    for (const key of ['Digit4', 'KeyR', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(key);
  },
  weight: (page) => carry(page, page.locator('.slot').nth(3), page.locator('.cup').nth(4), [0.9, 0.1]),
  conduit: (page) => carry(page, page.locator('.slot').nth(7), page.locator('.cell').nth(5), [0.7, 0.3]),
  'cipher-decode': async (page) => {
    await page.locator('.zone').nth(2).click();
    await guess(page, 'RAD');
  },
  'cipher-bonus': async (page) => {
    await guess(page, 'RADIO');
    await page.evaluate(() => document.activeElement?.blur());
  },
  fragment: (page) => carry(page, page.locator('.slot').nth(5), page.locator('.stage svg').first(), [0.4, 0.55]),
};

/** Picks a piece up with the mouse and holds it over a place, given in parts of its width and height. */
async function carry(page, piece, place, [across, down]) {
  // The stage has found its size by then.
  await page.waitForTimeout(500);
  const from = await piece.boundingBox();
  const over = await place.boundingBox();
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(over.x + over.width * across, over.y + over.height * down, { steps: 8 });
  // Until the piece has come after.
  await page.waitForTimeout(200);
  await page.mouse.move(over.x + over.width * across + 1, over.y + over.height * down);
}

async function aim(page, at = 'translate(106 212)') {
  const spots = page.locator('.spot');
  for (let i = 0; i < (await spots.count()); i += 1) {
    if ((await spots.nth(i).getAttribute('transform')) === at) {
      await spots.nth(i).dispatchEvent('click');
      return;
    }
  }
}

/** Types into the boxes, where they are on screen. */
async function guess(page, word) {
  const field = page.locator('.guess input').filter({ visible: true });
  if ((await field.count()) > 0) await field.fill(word);
}

/** The names of all scenes, pages that stand in one of them, and how many errors those pages had. */
export async function openGallery() {
  const server = await createServer({
    server: { port: 5199, strictPort: true, allowedHosts: ['enigma.example'] },
    logLevel: 'error',
  });
  await server.listen();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
    // A table's link is to show an address as somebody's server would have it.
    args: [
      '--host-resolver-rules=MAP enigma.example 127.0.0.1:5199',
      '--disable-dev-shm-usage',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });
  const { scenes } = await server.ssrLoadModule('/src/gallery/scenes.ts');
  let failures = 0;
  return {
    scenes,
    failures: () => failures,
    /** A scene in a window, ready to be pictured. */
    async scene(scene, { size: [width, height], scale = 1, theme, lang }) {
      const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
      page.on('pageerror', (error) => {
        failures += 1;
        console.error(`${scene} ${width} x ${height}: ${error.message}`);
      });
      page.on('console', (message) => {
        if (message.type() === 'error') console.error(`${scene} ${width} x ${height}: ${message.text()}`);
      });
      await page.goto(`http://enigma.example/gallery.html?scene=${scene}&theme=${theme}&lang=${lang}`);
      await page.waitForFunction(() => document.querySelector('#app')?.childElementCount > 0);
      await page.evaluate(() => document.fonts.ready);
      await prepare[scene]?.(page);
      await page.waitForTimeout(1000);
      return page;
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}
