import js from '@eslint/js';
import globals from 'globals';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['test-results/', 'playwright-report/', 'screens/'] },
  js.configs.recommended,
  ...ts.configs.strictTypeChecked,
  {
    languageOptions: {
      globals: { ...globals.node, ...globals.browser },
      parserOptions: { projectService: { allowDefaultProject: ['*.js'] }, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      // Sizes and counts go into titles all the time.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `() => seat.press(x)` reads better than a block.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      // A test says what it expects; where that is wrong, it fails.
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  { ...ts.configs.disableTypeChecked, files: ['*.js'] },
);
