import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['dist/', 'dist-gallery/', 'shots/', 'src/protocol/'] },
  js.configs.recommended,
  ...ts.configs.strictTypeChecked,
  ...svelte.configs.recommended,
  {
    languageOptions: {
      globals: { ...globals.browser },
      parserOptions: {
        projectService: { allowDefaultProject: ['*.js'] },
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: ['.svelte'],
      },
    },
    rules: {
      // Coordinates and counts go into paths and labels all the time.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `() => set(x)` as an event handler reads better than a block.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      // Grids and lists of ports are plain ASCII.
      '@typescript-eslint/no-misused-spread': 'off',
      // Index arithmetic on fixed tables; `noUncheckedIndexedAccess` makes it visible.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Private windows and strict settings forbid storing: to ask for a shelf throws.
      'no-restricted-globals': ['error', ...['localStorage', 'sessionStorage'].map((name) => ({ name, message: 'Use src/stored.ts.' }))],
    },
  },
  { files: ['src/stored.ts', '**/*.test.ts'], rules: { 'no-restricted-globals': 'off' } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // The type-aware rules see component props as `any` through the template.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/restrict-plus-operands': 'off',
      // A list keyed by index is right where the order never changes.
      'svelte/require-each-key': 'off',
      // Addresses go through our own router.
      'svelte/no-navigation-without-resolve': 'off',
    },
  },
  {
    ...ts.configs.disableTypeChecked,
    files: ['scripts/**', '*.js'],
    languageOptions: { globals: { ...globals.node }, ...ts.configs.disableTypeChecked.languageOptions },
  },
);
