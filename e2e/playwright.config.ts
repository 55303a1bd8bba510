// Whole games in Debian's Chromium against the real binary.
import { defineConfig, devices } from '@playwright/test';

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  // Each has a server of its own, and waits for half of its time: for clocks, and for what others at its table do.
  workers: '150%',
  retries: 0,
  fullyParallel: true,
  // No wait depends on speed but by its limit, and a busy machine takes its time.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: process.env['CI'] ? 'line' : 'list',
  use: {
    locale: 'en-GB',
    actionTimeout: 60_000,
    // What a failed test saw, step by step: E2E_TRACE=1. Keeping it costs every test a third of its time.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // Tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env['CHROMIUM'] || '/usr/bin/chromium',
      args: ['--disable-dev-shm-usage'],
    },
  },
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
      testIgnore: /touch/,
    },
    { name: 'phone', use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } }, testMatch: /touch/ },
  ],
});
