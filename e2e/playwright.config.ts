// Whole games in Debian's Chromium against the real binary, on a fresh data folder.
import { defineConfig, devices } from '@playwright/test';
import { binary, port } from './src/binary';

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  workers: 2,
  // No wait depends on speed but by its limit; a starved machine may miss a limit once. What needed
  // a second try is named as flaky in the report.
  retries: process.env['CI'] ? 1 : 0,
  fullyParallel: true,
  timeout: 300_000,
  expect: { timeout: 15_000 },
  reporter: process.env['CI'] ? 'line' : 'list',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-GB',
    // Tips of a first game would lie over what the tests press.
    storageState: { cookies: [], origins: [{ origin: `http://127.0.0.1:${port}`, localStorage: [{ name: 'enigma-tips', value: 'off' }] }] },
    actionTimeout: 15_000,
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] || '/usr/bin/chromium',
      args: ['--disable-dev-shm-usage'],
    },
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } }, testIgnore: /touch/ },
    { name: 'phone', use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } }, testMatch: /touch/ },
  ],
  webServer: {
    command: `${binary} serve --listen 127.0.0.1:${port} --data test-results/data-${process.pid}`,
    url: `http://127.0.0.1:${port}/api/health`,
    reuseExistingServer: false,
  },
});
