// The page about the games, their licences and the server.
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { i18n, t } from '../i18n/i18n.svelte';
import { rest } from '../net/rest';
import About from './About.svelte';

beforeAll(() => i18n.use('home', 'about'));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('names designers, licences, version, the sources of the words and what the host says', async () => {
  const note = 'Run by Mara.\n<img src=x onerror=alert(1)>';
  vi.spyOn(rest, 'about').mockResolvedValue({
    version: '9.8.7',
    note,
    words: 'CC BY-SA 4.0\n\nSCOWL by Kevin Atkinson\n',
  });
  const { container } = render(About);
  await screen.findByText(t('about-version', { version: '9.8.7' }));
  for (const name of [
    'Touko Tahkokallio',
    'Bill Eberle',
    'Zoch',
    'HeidelBÄR',
    'SCOWL by Kevin Atkinson',
    'SIL Open Font License',
    'MIT',
  ])
    expect(container.textContent).toContain(name);
  expect(container.querySelector('.note')!.textContent).toBe(note);
  expect(container.querySelector('img')).toBeNull();
});

it('says so where the server cannot be asked', async () => {
  vi.spyOn(rest, 'about').mockRejectedValue(new Error('offline'));
  const { container } = render(About);
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(container.textContent).toContain('Touko Tahkokallio');
});
