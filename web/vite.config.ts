import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { target } from './build/browsers.ts';
import { groups } from './build/chunks.ts';
import { firstLoad } from './build/first-load.ts';
import { measures } from './build/measures.ts';
import { precompress } from './build/precompress.ts';
import { texts } from './build/texts.ts';

export default defineConfig({
  plugins: [measures(), svelte(), svelteTesting(), texts(), firstLoad(), precompress()],
  build: {
    target,
    chunkSizeWarningLimit: 800,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: {
    // The texts live beside the workspace, in /locales.
    fs: { allow: ['..'] },
    proxy: {
      // The server compares the page's origin with the host it was asked for: leave the host as it is.
      '/api': { target: 'http://127.0.0.1:8080', changeOrigin: false },
      '/ws': { target: 'ws://127.0.0.1:8080', ws: true, changeOrigin: false },
    },
  },
  // How long a test may take is no test: a busy machine takes its time.
  test: { environment: 'happy-dom', testTimeout: 30_000, include: ['src/**/*.test.ts', 'build/**/*.test.ts'] },
});
