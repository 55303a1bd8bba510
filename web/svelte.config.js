import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';
import { styleAttributes } from './scripts/style-attributes.mjs';

export default {
  preprocess: [styleAttributes, vitePreprocess()],
  compilerOptions: { runes: true },
};
