import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { i18n, t } from '../../i18n/i18n.svelte';
import OpenTable from './OpenTable.svelte';

beforeAll(() => i18n.use('home', 'table'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('says why no table can be opened, and can be pressed again', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError()));
  render(OpenTable);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: t('table-new') });
  await fireEvent.click(button);
  expect((await screen.findByRole('alert')).textContent).toContain(t('refusal-offline'));
  expect(button.disabled).toBe(false);
});
