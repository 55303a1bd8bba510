import { relative } from 'node:path';
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';
import { styleAttributes } from './scripts/style-attributes.mjs';

export default {
  preprocess: [styleAttributes, vitePreprocess()],
  compilerOptions: {
    runes: true,
    // Every rule and every element of a component carries it: a short one makes all files a little smaller.
    cssHash: ({ hash, filename, css }) =>
      `s${hash(filename ? relative(import.meta.dirname, filename) : css).slice(0, 5)}`,
  },
};
