import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { messagesOf, render } from '../../scripts/messages.mjs';
import { i18n, languages, preferred } from './i18n.svelte';

describe('texts', () => {
  const english = messagesOf('en');

  it.each(languages)('%s has the same keys and variables as English', (language) => {
    expect([...messagesOf(language)].sort()).toEqual([...english].sort());
  });

  it('has a fresh list of typed keys', () => {
    const committed = readFileSync(resolve(import.meta.dirname, 'messages.ts'), 'utf8');
    expect(committed, 'run `npm run -w web messages`').toBe(render(english));
  });
});

describe('language', () => {
  it('prefers a remembered choice over the browser', () => {
    expect(preferred('cs', ['de-AT', 'en'])).toBe('cs');
  });

  it('takes the first language of the browser that we speak', () => {
    expect(preferred(null, ['pl', 'fr-CA', 'en'])).toBe('fr');
    expect(preferred('xx', ['pl'])).toBe('en');
  });

  it('loads, formats and switches', async () => {
    await i18n.use('home', 'table');
    expect(i18n.t('ui-laid', { laid: 4, total: 7 })).toBe('4 of 7 laid');
    await i18n.switchTo('de');
    expect(i18n.t('ui-laid', { laid: 4, total: 7 })).toBe('4 von 7 gelegt');
    expect(document.documentElement.lang).toBe('de');
  });

  it.each(languages)('writes every count as the browser would in %s', async (language) => {
    await i18n.use('home', 'table');
    await i18n.switchTo(language);
    const format = new Intl.NumberFormat(language);
    for (const count of [0, 1, 7, 10, 108, 999, 1000, 12_345, 1.5]) {
      expect(i18n.t('ui-laid', { laid: count, total: 2000 })).toContain(format.format(count));
    }
  });

  it('keeps what is asked for at the same time', async () => {
    await i18n.switchTo('en');
    await Promise.all([i18n.use('table'), i18n.use('home', 'table'), i18n.switchTo('fr'), i18n.use('tips')]);
    expect(i18n.language).toBe('fr');
    expect(i18n.t('tip-got-it')).toBe('Compris');
    expect(i18n.t('lobby-free')).not.toBe('lobby-free');
    expect(i18n.t('home-join')).not.toBe('home-join');
  });
});
