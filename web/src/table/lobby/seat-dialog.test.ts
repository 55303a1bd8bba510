import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { i18n, t } from '../../i18n/i18n.svelte';
import SeatDialog from './SeatDialog.svelte';

beforeAll(() => i18n.use('home', 'table'));
afterEach(cleanup);

it('says at the field why somebody cannot sit down, and keeps the name', async () => {
  const onname = vi.fn(() => Promise.resolve<string | null>('Somebody sits there.'));
  render(SeatDialog, { open: true, onname, onclose: () => undefined });
  const field = screen.getByLabelText<HTMLInputElement>(t('lobby-seat-name'));
  const sits = async (name: string) => {
    await fireEvent.input(field, { target: { value: name } });
    await fireEvent.submit(field.form!);
  };
  await sits('Mara');
  expect(onname).toHaveBeenCalledWith('Mara');
  expect((await screen.findByRole('alert')).textContent).toBe('Somebody sits there.');
  expect(field.value).toBe('Mara');
  // Whoever types on has not been refused yet.
  await fireEvent.input(field, { target: { value: 'Mar' } });
  expect(screen.queryByRole('alert')).toBeNull();
  onname.mockResolvedValue(null);
  await sits('Mara');
  await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(field.value).toBe('');
});
