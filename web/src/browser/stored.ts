// What this browser keeps for us. Private windows and strict settings forbid it, and a full one takes no more: then
// nothing is remembered, and the page goes on all the same.

/** `browser` lasts; `tab` goes with the tab. */
export type Shelf = 'browser' | 'tab';

// Where storing is forbidden, already to ask for the shelf throws.
const shelf = (where: Shelf) => (where === 'browser' ? localStorage : sessionStorage);

/** What was kept under a name; nothing where nothing can be kept. */
export function kept(name: string, where: Shelf = 'browser'): string | null {
  try {
    return shelf(where).getItem(name);
  } catch {
    return null;
  }
}

/** Keeps something, if it can be kept; `null` forgets it. */
export function keep(name: string, value: string | null, where: Shelf = 'browser'): void {
  try {
    if (value === null) shelf(where).removeItem(name);
    else shelf(where).setItem(name, value);
  } catch {
    // It just does not survive a reload.
  }
}

/** A kept value, to be looked at before it is trusted; nothing where somebody's half-written entry lies. */
export function keptValue(name: string, where: Shelf = 'browser'): unknown {
  try {
    return JSON.parse(kept(name, where) ?? 'null');
  } catch {
    return null;
  }
}

export function keepValue(name: string, value: unknown, where: Shelf = 'browser'): void {
  keep(name, JSON.stringify(value), where);
}

/** A kept object of which any part may be missing or wrong. */
export function keptParts(name: string, where: Shelf = 'browser'): { readonly [part: string]: unknown } {
  const value = keptValue(name, where);
  return typeof value === 'object' && value !== null ? (value as { [part: string]: unknown }) : {};
}

/** Tells the server something with every page that is asked for; `null` takes it back. */
export function keepCookie(name: string, value: string | null): void {
  try {
    document.cookie = `${name}=${value ?? ''};path=/;max-age=${value === null ? 0 : 31_536_000};samesite=lax`;
  } catch {
    // The server guesses by what the browser tells.
  }
}
