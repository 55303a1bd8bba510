import { describe, expect, it } from 'vitest';
import addresses from './addresses.json';
import { pathOf, routeOf, router } from './router.svelte';

describe('router', () => {
  it('knows home and tables', () => {
    expect(routeOf('/')).toEqual({ page: 'home' });
    expect(routeOf('/t/kora-417')).toEqual({ page: 'table', code: 'KORA-417' });
    expect(routeOf('/t/<script>')).toEqual({ page: 'unknown', path: '/t/<script>' });
  });

  it('writes the addresses it reads', () => {
    for (const path of ['/', '/t/KORA-417', '/learn', '/nowhere/else']) expect(pathOf(routeOf(path))).toBe(path);
  });

  it('knows practice and the puzzles of the days', () => {
    expect(routeOf('/practice')).toEqual({ page: 'practice', category: null });
    expect(routeOf('/practice/conduit')).toEqual({ page: 'practice', category: 'conduit' });
    expect(routeOf('/practice/gravity').page).toBe('unknown');
    expect(routeOf('/daily')).toEqual({ page: 'daily', day: null, category: null });
    expect(routeOf('/daily/20772/weight')).toEqual({ page: 'daily', day: 20772, category: 'weight' });
    expect(routeOf('/daily/20772/word')).toEqual({ page: 'daily', day: 20772, category: 'word' });
    for (const path of ['/daily/x', '/daily/20772/gravity', '/daily/20772/weight/1'])
      expect(routeOf(path).page).toBe('unknown');
    for (const path of [
      '/practice',
      '/practice/weight',
      '/practice/word',
      '/daily',
      '/daily/0',
      '/daily/20772/angular',
    ])
      expect(pathOf(routeOf(path))).toBe(path);
  });

  it('knows the addresses that the server answers with a page', () => {
    for (const path of addresses.pages) expect(routeOf(path).page, path).not.toBe('unknown');
    for (const path of addresses.nothing) expect(routeOf(path).page, path).toBe('unknown');
  });

  it('follows links without leaving the page', () => {
    document.body.innerHTML = '<a href="/t/KORA-417"><span>join</span></a>';
    document.querySelector('span')!.click();
    expect(router.route).toEqual({ page: 'table', code: 'KORA-417' });
  });
});
