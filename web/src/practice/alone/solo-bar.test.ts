// Whoever puzzles alone may have the board in words and the settings, too, and reads in the tab what it is.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { i18n, t } from '../../i18n/i18n.svelte';
import { here } from '../../voice/here.svelte';
import SoloBar from './SoloBar.svelte';

beforeAll(() => i18n.use('home', 'table'));
afterEach(cleanup);
const bar = { title: 'Practice', sub: 'Weight, easy', back: '/', backLabel: 'Home' };

it('describes the board of the screen', async () => {
  const leave = here.enterBoard(() => ['Cup 1 on the left, empty.']);
  render(SoloBar, bar);
  await fireEvent.click(screen.getByRole('button', { name: 'Describe board' }));
  expect(await screen.findByText('Cup 1 on the left, empty.')).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Cup 1 on the left, empty.')).toBeNull();
  leave();
});

it('offers nothing where there is no board', () => {
  render(SoloBar, bar);
  expect(screen.queryByRole('button', { name: 'Describe board' })).toBeNull();
});

it('leads to the settings', async () => {
  render(SoloBar, bar);
  await fireEvent.click(screen.getByRole('button', { name: t('ui-settings') }));
  expect(await screen.findByRole('radiogroup', { name: t('ui-language') })).toBeTruthy();
});

it('names the page', async () => {
  render(SoloBar, bar);
  await vi.waitFor(() => expect(document.title).toBe('Practice, Weight, easy'));
});
