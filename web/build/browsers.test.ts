import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { browsers } from './browsers';

it('the README names the browsers that the page is built for', () => {
  const readme = readFileSync(resolve(import.meta.dirname, '../../README.md'), 'utf8');
  expect(readme).toContain(
    `Chrome and Edge ${browsers.chrome}, Firefox ${browsers.firefox}, Safari ${browsers.safari}`,
  );
});
