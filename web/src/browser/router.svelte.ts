// Addresses of the page, over the History API. Links stay plain links: they work in a new tab, too.
import { categories, type Category } from '../art/shapes';
import type { GameName } from './settings.svelte';

/** What is played alone: a kind of puzzle, or a word. */
export type Alone = Category | 'word';
export type Route =
  | { page: 'home' }
  | { page: 'table'; code: string }
  | { page: 'rules'; game: GameName }
  | { page: 'learn'; game: GameName }
  | { page: 'about' }
  | { page: 'me' }
  | { page: 'practice'; category: Alone | null }
  | { page: 'daily'; day: number | null; category: Alone | null }
  /** A game that is over; without an id one from a file. */
  | { page: 'game'; id: string | null }
  | { page: 'unknown'; path: string };

export function routeOf(path: string): Route {
  const parts = path.split('/').filter((part) => part !== '');
  if (parts.length === 0) return { page: 'home' };
  if (parts.length === 2 && parts[0] === 't' && /^[a-z0-9-]{4,16}$/i.test(parts[1]!)) {
    return { page: 'table', code: parts[1]!.toUpperCase() };
  }
  if (parts[0] === 'g' && parts.length <= 2 && /^[a-z0-9-]{0,40}$/i.test(parts[1] ?? ''))
    return { page: 'game', id: parts[1] ?? null };
  if (parts.length === 2 && parts[0] === 'rules' && (parts[1] === 'circuit' || parts[1] === 'cipher')) {
    return { page: 'rules', game: parts[1] };
  }
  if (parts[0] === 'learn' && parts.length <= 2 && (parts[1] ?? 'cipher') === 'cipher')
    return { page: 'learn', game: parts[1] ? 'cipher' : 'circuit' };
  if (parts.length === 1 && (parts[0] === 'about' || parts[0] === 'me')) return { page: parts[0] };
  return puzzlesOf(path) ?? { page: 'unknown', path };
}

/** `/practice/weight` or `/practice/word`; `/daily`, `/daily/weight` (today's), `/daily/20772` and
    `/daily/20772/weight`. */
function puzzlesOf(path: string): Route | null {
  const match = /^\/(?:practice|daily(?:\/(\d{1,6}))?)(?:\/([a-z]+))?\/?$/.exec(path);
  if (!match) return null;
  const category = [...categories, 'word' as const].find((name) => name === match[2]) ?? null;
  const day = match[1] ? Number(match[1]) : null;
  if (match[2] && !category) return null;
  if (path.startsWith('/practice')) return { page: 'practice', category };
  return { page: 'daily', day, category };
}

export function pathOf(route: Route): string {
  if (route.page === 'table') return `/t/${route.code}`;
  if (route.page === 'game') return route.id === null ? '/g' : `/g/${route.id}`;
  if (route.page === 'rules') return `/rules/${route.game}`;
  if (route.page === 'learn') return route.game === 'cipher' ? '/learn/cipher' : '/learn';
  if (route.page === 'about' || route.page === 'me') return `/${route.page}`;
  if (route.page === 'practice') return route.category ? `/practice/${route.category}` : '/practice';
  if (route.page === 'daily') return ['/daily', route.day, route.category].filter((part) => part !== null).join('/');
  return route.page === 'home' ? '/' : route.path;
}

class Router {
  route = $state.raw<Route>(routeOf(location.pathname));

  constructor() {
    window.addEventListener('popstate', () => (this.route = routeOf(location.pathname)));
    document.addEventListener('click', (event) => this.#follow(event));
  }

  /** `anchor` is a chapter within the page, as in `#placing`; the page itself scrolls there. */
  go(route: Route, anchor = ''): void {
    history.pushState(null, '', pathOf(route) + anchor);
    this.route = route;
    window.scrollTo(0, 0);
  }

  /** Takes over plain clicks on links within the page. */
  #follow(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = (event.target as Element).closest('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (!link.hasAttribute('href') || link.pathname.startsWith('/api/')) return;
    // An anchor of this very page is the browser's business.
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    this.go(routeOf(link.pathname), link.hash);
  }
}

export const router = new Router();
