// Written for F-42: whoever had pressed "Just watch" could never sit down.
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { i18n, t } from '../i18n/i18n.svelte';
import { Wire } from '../net/wire';
import type { TableState } from '../protocol/TableState';
import { defaultSettings } from './open/settings';
import Table from './Table.svelte';

/** Parts are fetched; a busy machine takes its time. */
const patient = { timeout: 20_000 };
const person = { person: { id: 'tomas', name: 'Tomáš', ready: true, presence: 'here' } };
const table = {
  code: 'KORA-417',
  stage: 'lobby',
  host: 'tomas',
  muted: [],
  seats: [{ holder: person }, { holder: null }],
  settings: defaultSettings('circuit'),
} as unknown as TableState;

beforeEach(async () => {
  Wire.all = [];
  vi.stubGlobal('WebSocket', Wire);
  // Nobody is known yet, and nobody lets be seen how strong they play.
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(new Response(path.endsWith('/ratings') ? '[]' : 'null')));
  await i18n.use('home', 'table');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('lets whoever just watches sit down after all', async () => {
  render(Table, { code: 'KORA-417' });
  Wire.last.accept();
  Wire.last.says({ t: 'welcome', now: 1, v: 2, table, chat: [] });
  const asked = async () =>
    within((await screen.findByRole('heading', { name: t('name-title') }, patient)).closest('dialog')!);
  await fireEvent.click((await asked()).getByRole('button', { name: t('name-watch') }));
  await vi.waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());
  await fireEvent.click(await screen.findByRole('button', { name: t('lobby-sit') }, patient));
  expect((await asked()).getByLabelText(t('ui-name'))).toBeTruthy();
});
