// What every test has: a server of its worker's own, and pages that know where it is.
import { test as base } from '@playwright/test';
import { isHere, Server } from './server';
import { hangUp } from './wire';

export { expect } from '@playwright/test';

export const test = base.extend<{ tidy: undefined }, { server: Server; hurry: number }>({
  /** How much quicker than people the bots of the server are. */
  hurry: [1, { scope: 'worker', option: true }],
  server: [
    async ({ hurry }, use) => {
      const server = await Server.start(hurry);
      isHere(server);
      await use(server);
      await server.stop();
    },
    { scope: 'worker', auto: true },
  ],
  // Pages and lines that a test opened itself would go on under those after it.
  tidy: [
    async ({ browser }, use) => {
      await use(undefined);
      hangUp();
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
  baseURL: async ({ server }, use) => {
    await use(server.origin);
  },
  // Tips of a first game would lie over what the tests press.
  storageState: async ({ server }, use) => {
    await use({
      cookies: [],
      origins: [{ origin: server.origin, localStorage: [{ name: 'enigma-tips', value: 'off' }] }],
    });
  },
});
