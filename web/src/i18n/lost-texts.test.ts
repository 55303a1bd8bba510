// Written for F-82: a text one could do without, on a line that fails, took a needed one with it.
import { beforeEach, expect, it, vi } from 'vitest';

const lost = vi.hoisted(() => new Set<string>());
vi.mock('virtual:texts', () => ({
  texts: new Proxy(
    {},
    {
      get: (_, name: string) => async () => {
        await Promise.resolve();
        if (lost.has(name)) throw new TypeError('Failed to fetch');
        const [language, area] = name.split('/');
        return { default: `${area}-text = ${area} in ${language}` };
      },
    },
  ),
}));

beforeEach(() => {
  lost.clear();
  localStorage.clear();
  vi.resetModules();
});

async function fresh() {
  const { i18n } = await import('./i18n.svelte');
  return { i18n, text: (area: string) => i18n.t(`${area}-text` as 'ui-close') };
}

it('what can be done without fails alone', async () => {
  const { i18n, text } = await fresh();
  await i18n.use('home');
  lost.add('en/tips');
  const [tips, table] = await Promise.allSettled([i18n.use('tips'), i18n.use('table')]);
  expect([tips.status, table.status]).toEqual(['rejected', 'fulfilled']);
  expect(text('table')).toBe('table in en');
  // Later ones need not suffer for it, and it may be asked for again.
  await i18n.use('rules');
  lost.clear();
  await i18n.use('tips');
  expect(text('tips')).toBe('tips in en');
});

it('what failed does not keep the language from being changed', async () => {
  const { i18n, text } = await fresh();
  await i18n.use('home');
  lost.add('en/tips').add('de/tips');
  await i18n.use('tips').catch(() => undefined);
  await i18n.switchTo('de');
  expect(text('home')).toBe('home in de');
});

it('a language that cannot be had leaves the present one, and what is asked for meanwhile comes in it', async () => {
  const { i18n, text } = await fresh();
  await i18n.use('home');
  lost.add('fr/home');
  const [change, use] = await Promise.allSettled([i18n.switchTo('fr'), i18n.use('table')]);
  expect([change.status, use.status]).toEqual(['rejected', 'fulfilled']);
  expect(i18n.language).toBe('en');
  expect(text('table')).toBe('table in en');
});

it('the last of several choices counts', async () => {
  const { i18n, text } = await fresh();
  await i18n.use('home');
  await Promise.all([
    i18n.switchTo('fr'),
    i18n.use('tips'),
    i18n.switchTo('en'),
    i18n.switchTo('cs'),
    i18n.use('rules'),
  ]);
  expect(['home', 'tips', 'rules'].map(text)).toEqual(['home in cs', 'tips in cs', 'rules in cs']);
});
