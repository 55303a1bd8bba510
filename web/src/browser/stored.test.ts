// Written for F-80 and F-91: a browser that forbids storing left the page blank.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keep, keepCookie, keepValue, kept, keptParts, keptValue } from './stored';

/** As browsers do in private windows: to ask for the shelf throws already. */
function forbid() {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const shelf of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(window, shelf, 'get').mockImplementation(refuse);
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.resetModules();
  localStorage.clear();
  sessionStorage.clear();
});

describe('what a browser keeps', () => {
  it('comes back, each shelf its own', () => {
    keepValue('thing', { length: 5 });
    keep('thing', 'of the tab', 'tab');
    expect(keptValue('thing')).toEqual({ length: 5 });
    expect(kept('thing', 'tab')).toBe('of the tab');
    keep('thing', null);
    expect(kept('thing')).toBeNull();
  });

  it('is nothing where it cannot be read', () => {
    localStorage.setItem('thing', '{"length":');
    expect(keptValue('thing')).toBeNull();
    expect(keptParts('thing')).toEqual({});
    localStorage.setItem('thing', '7');
    expect(keptParts('thing')).toEqual({});
  });

  it('is nothing where storing is forbidden, and keeping is not refused', () => {
    forbid();
    for (const where of ['browser', 'tab'] as const) {
      keep('thing', 'kept', where);
      keep('thing', null, where);
      keepValue('thing', 7, where);
      expect(kept('thing', where)).toBeNull();
      expect(keptParts('thing', where)).toEqual({});
    }
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {
      throw new DOMException('Forbidden', 'SecurityError');
    });
    keepCookie('thing', 'kept');
  });
});

describe('a page in a browser that forbids storing', () => {
  it('starts, changes its settings and its language, and puts tips away', async () => {
    forbid();
    const { settings } = await import('./settings.svelte');
    settings.apply();
    settings.change({ theme: 'dark' });
    expect(settings.values.theme).toBe('dark');
    const { i18n } = await import('../i18n/i18n.svelte');
    await i18n.start('home');
    await i18n.switchTo('cs');
    expect(i18n.language).toBe('cs');
    const { tips } = await import('../help/tips.svelte');
    tips.dismiss('choose');
    expect(tips.isSeen('choose')).toBe(true);
    tips.restart();
    expect(tips.isSeen('choose')).toBe(false);
  });

  it('practises', async () => {
    forbid();
    const { choice } = await import('../practice/puzzle/choice.svelte');
    choice.change({ category: 'angular' });
    expect(choice.values.category).toBe('angular');
    const { wordChoice } = await import('../practice/alone/word-choice.svelte');
    wordChoice.renew({ length: 4 });
    expect(wordChoice.values.length).toBe(4);
    const shelf = await import('../practice/alone/shelf');
    shelf.remember('weight:1', { draft: [], elapsed: 5, helped: false } as never);
    expect(shelf.recall('weight:1')).toBeNull();
  });
});
