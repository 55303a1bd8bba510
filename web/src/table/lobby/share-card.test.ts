import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { i18n, t } from '../../i18n/i18n.svelte';
import ShareCard from './ShareCard.svelte';

const others = vi.hoisted((): { origin: string | null } => ({ origin: null }));
vi.mock('./others', () => ({ originForOthers: () => Promise.resolve(others.origin) }));

beforeAll(() => i18n.use('home', 'table'));
beforeEach(() => (others.origin = 'https://enigma.example'));
afterEach(cleanup);

it('shows the QR code large when the code is pressed', async () => {
  render(ShareCard, { code: 'KORA-417', open: true });
  await fireEvent.click(screen.getByRole('button', { name: /KORA-417/ }));
  const dialog = await screen.findByRole('dialog', { name: 'KORA-417' });
  expect(dialog.querySelector('svg[role=img]')?.getAttribute('aria-label')).toBe(t('lobby-qr'));
});

it('has nothing to show where others cannot open the table', async () => {
  others.origin = null;
  render(ShareCard, { code: 'KORA-417', open: true });
  expect(await screen.findByText(t('lobby-only-here'), { exact: false })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /KORA-417/ })).toBeNull();
});
