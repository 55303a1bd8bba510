// The gallery as files, for the browser tests that look at every screen: `npm run -w web gallery`. It is no part of the
// page.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { measures } from './build/measures.ts';
import { texts } from './build/texts.ts';

export default defineConfig({
  base: '/gallery/',
  plugins: [measures(), svelte(), texts()],
  build: {
    outDir: 'dist-gallery',
    target: 'es2022',
    minify: false,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 4000,
    rolldownOptions: { input: 'gallery.html' },
  },
});
