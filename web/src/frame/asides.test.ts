// Whoever goes from landmark to landmark by ear is told where each column is.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const sources = resolve(import.meta.dirname, '..');

it('names every column', () => {
  const screens = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.svelte'),
  );
  const nameless = screens.filter((name) =>
    (readFileSync(join(sources, name), 'utf8').match(/<aside[^>]*>/g) ?? []).some((tag) => !tag.includes('aria-label')),
  );
  expect(screens.length).toBeGreaterThan(100);
  expect(nameless).toEqual([]);
});
