// Written for F-49: who comes to play bots for the first time is asked for a name, kindly; the way to the tutorial
// stays.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { i18n, t } from '../i18n/i18n.svelte';
import { settings } from '../browser/settings.svelte';
import HomePage from './HomePage.svelte';

/** Dialogs are fetched; a busy machine takes its time. */
const patient = { timeout: 20_000 };
/** What was asked of the server. */
let asked: string[];
beforeEach(async () => {
  asked = [];
  settings.change({ played: [] });
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    asked.push(`${init?.method ?? 'GET'} ${path}`);
    const answer =
      path === '/api/tables' && init?.method === 'POST'
        ? { code: 'KORA-417' }
        : path === '/api/me' && init?.method === 'POST'
          ? { id: 'ines', name: 'Ines' }
          : path === '/api/me'
            ? null
            : path === '/api/me/daily'
              ? { today: '', streak: 0, results: [], words: [] }
              : [];
    return Promise.resolve(new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } }));
  });
  await i18n.use('home', 'table');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('asks for a name before a first table with bots, and does without one', async () => {
  render(HomePage);
  await fireEvent.click(screen.getByRole('button', { name: t('home-bots') }));
  expect(await screen.findByRole('heading', { name: t('name-title') }, patient)).toBeTruthy();
  expect(asked).not.toContain('POST /api/tables');
  await fireEvent.click(screen.getByRole('button', { name: t('name-nameless') }));
  await vi.waitFor(() => expect(asked).toContain('POST /api/tables'), patient);
});

it('leads to the tutorial also after a first game', () => {
  settings.change({ played: ['circuit', 'cipher'] });
  render(HomePage);
  expect(screen.getByRole('link', { name: t('home-learn-again') }).getAttribute('href')).toBe('/learn');
});

it('leads to the tutorial of the chosen game', async () => {
  render(HomePage);
  await fireEvent.click(screen.getByRole('button', { name: /^Cipher/ }));
  expect(screen.getByRole('link', { name: t('home-learn', { minutes: 3 }) }).getAttribute('href')).toBe(
    '/learn/cipher',
  );
});

it('asks for the name alone where the badge is pressed, on every screen', async () => {
  render(HomePage);
  const badge = screen.getByRole('button', { name: /^You are/ });
  expect(badge.className).not.toContain('no-phone');
  await fireEvent.click(badge);
  expect(await screen.findByRole('heading', { name: t('ui-name') }, patient)).toBeTruthy();
  expect(screen.queryByRole('radiogroup', { name: t('ui-theme') })).toBeNull();
});
