// Written for F-49: who comes to play bots for the first time is asked for a name, kindly; the way to the tutorial
// stays.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { i18n, t } from '../i18n/i18n.svelte';
import { settings } from '../browser/settings.svelte';
import { person } from '../people/person.svelte';
import HomePage from './HomePage.svelte';

/** Dialogs are fetched; a busy machine takes its time. */
const patient = { timeout: 20_000 };
/** What the server answers besides. */
let answers: Record<string, unknown>;
/** What was asked of the server. */
let asked: string[];
beforeEach(async () => {
  asked = [];
  answers = {};
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
              : (answers[path] ?? (path.startsWith('/api/me/games') ? { under_way: [], over: [], next: null } : []));
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

it('leads to oneself by the badge, on every screen', () => {
  render(HomePage);
  const badge = screen.getByRole('link', { name: /^You are/ });
  expect(badge.className).not.toContain('no-phone');
  expect(badge.getAttribute('href')).toBe('/me');
});

it('leads to the last game, and back to one under way', async () => {
  const game = (id: string, ended: number | null) => ({
    ...{
      id,
      game: 'circuit',
      table: id.toUpperCase(),
      started: 1,
      ended,
      names: ['Ines', 'Tom'],
      colours: [],
      my_seats: [0],
    },
    outcome: null,
  });
  answers['/api/me/games?limit=1'] = { under_way: [game('now', null)], over: [game('before', 2)], next: null };
  person.become({ id: 'ines', name: 'Ines' });
  render(HomePage);
  const last = await screen.findByRole('link', { name: t('home-last') }, patient);
  expect(last.getAttribute('href')).toBe('/g/before');
  await vi.waitFor(() => expect(document.querySelector('a[href="/t/NOW"]')).toBeTruthy());
});
