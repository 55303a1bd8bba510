import { describe, expect, it } from 'vitest';
import { pathOf, routeOf, router } from './router.svelte';

describe('router', () => {
  it('knows home and tables', () => {
    expect(routeOf('/')).toEqual({ page: 'home' });
    expect(routeOf('/t/kora-417')).toEqual({ page: 'table', code: 'KORA-417' });
    expect(routeOf('/t/<script>')).toEqual({ page: 'unknown', path: '/t/<script>' });
  });

  it('writes the addresses it reads', () => {
    for (const path of ['/', '/t/KORA-417', '/nowhere/else']) expect(pathOf(routeOf(path))).toBe(path);
  });

  it('follows links without leaving the page', () => {
    document.body.innerHTML = '<a href="/t/KORA-417"><span>join</span></a>';
    document.querySelector('span')!.click();
    expect(router.route).toEqual({ page: 'table', code: 'KORA-417' });
  });
});
