// Whoever comes by a link is asked for a name, perhaps in a language they do not read.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { i18n, t } from '../i18n/i18n.svelte';
import NameDialog from './NameDialog.svelte';

beforeAll(() => i18n.use('home', 'table'));
afterEach(async () => {
  cleanup();
  await i18n.switchTo('en');
});

it('can be read in another language, and keeps what was typed', async () => {
  render(NameDialog, { open: true, ondone: () => undefined, onclose: () => undefined });
  await fireEvent.input(screen.getByLabelText(t('ui-name')), { target: { value: 'Ines' } });
  await fireEvent.click(screen.getByRole('button', { name: t('ui-language') }));
  await fireEvent.click(await screen.findByRole('radio', { name: 'Deutsch' }));
  expect(await screen.findByText('Wie dürfen wir dich nennen?')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(t('ui-name')).value).toBe('Ines');
});
