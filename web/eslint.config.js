import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import { direction } from './build/direction.mjs';
import { styles } from './build/styles.mjs';
import svelteConfig from './svelte.config.js';

// Newer than the oldest browsers of build/browsers.ts, and nothing the build could rewrite. What is worth having all
// the same stands in the files below, where it is asked for before it is used.
const newer = [
  ...[
    'checkVisibility',
    'userActivation',
    'wakeLock',
    'startViewTransition',
    'requestIdleCallback',
    'showPopover',
    'togglePopover',
    'hidePopover',
  ],
  ...[
    'groupBy',
    'withResolvers',
    'fromAsync',
    'canParse',
    'isSubsetOf',
    'isSupersetOf',
    'symmetricDifference',
    'isWellFormed',
  ],
  ...[
    'requestVideoFrameCallback',
    'highlights',
    'setHTMLUnsafe',
    'moveBefore',
    'onscrollend',
    'toBase64',
    'fromBase64',
  ],
];

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
        // With the switch that package.json sets, TypeScript reads components as what they are at once: without it, all
        // types are worked out anew for each of them, and the components among them have none.
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
      'no-restricted-globals': [
        'error',
        ...['localStorage', 'sessionStorage'].map((name) => ({ name, message: 'Use src/browser/stored.ts.' })),
      ],
    },
  },
  { files: ['src/browser/stored.ts', '**/*.test.ts'], rules: { 'no-restricted-globals': 'off' } },
  {
    files: ['src/**'],
    ignores: ['src/voice/feel.ts', 'src/input/seen.ts', 'src/browser/awake.svelte.ts', '**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: `MemberExpression[property.name=/^(${newer.join('|')})$/]`,
          message: 'Newer than the oldest browsers of build/browsers.ts: ask for it first, in a file of its own.',
        },
        {
          selector: 'MemberExpression[object.name="AbortSignal"][property.name="any"]',
          message: 'Newer than the oldest browsers of build/browsers.ts.',
        },
      ],
    },
  },
  {
    files: ['src/**'],
    ignores: ['**/*.test.ts'],
    plugins: { tree: { rules: { direction } } },
    rules: { 'tree/direction': 'error' },
  },
  { files: ['**/*.svelte'], plugins: { page: { rules: { styles } } }, rules: { 'page/styles': 'error' } },
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
    files: ['scripts/**', 'build/*.mjs', '*.js'],
    languageOptions: { globals: { ...globals.node }, ...ts.configs.disableTypeChecked.languageOptions },
  },
);
