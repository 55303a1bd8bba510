import { beforeAll, expect, test } from 'vitest';
import { i18n } from '../i18n/i18n.svelte';
import { taskOf } from './task';

beforeAll(() => i18n.use('table'));

const conduit = { category: 'conduit', grid: ['##'], stubs: [] } as const;

test('crossed-out pieces are spoken of only where there are some', () => {
  expect(taskOf({ ...conduit, forbidden: ['end'] })).toContain('X');
  expect(taskOf({ ...conduit, forbidden: [] })).not.toContain('X');
});
