// Screens that a game does not begin with: fetched while there is time, so that they are there when they are needed.
import { fetched } from './fetched';

interface Wish {
  /** In how many milliseconds it may be fetched; `null` is not yet. */
  soon: () => number | null;
  /** It is to be shown: then it is fetched at once. */
  needed: () => boolean;
  /** The line to the server is there. After a lost one it is fetched again. */
  live: () => boolean;
  /** It cannot be had although it is needed: the page is older than the server. */
  onoutdated: () => void;
}

/** Takes a function: what is chained to an import directly does not hear that its styles have not come. */
export function later<Part>(
  fetch: () => Promise<Part>,
  { soon, needed, live, onoutdated }: Wish,
): { readonly part: Part | null } {
  let part = $state.raw<Part | null>(null);
  const wanted = $derived(needed());
  const early = $derived(soon());
  $effect(() => {
    // Once it is wanted it is asked for again, even if an early try had not to wait either.
    const delay = wanted ? 0 : early;
    if (part || delay === null || !live()) return;
    const fetching = setTimeout(
      () =>
        void fetched(fetch).then(
          (come) => (part = come),
          () => wanted && live() && onoutdated(),
        ),
      delay,
    );
    return () => clearTimeout(fetching);
  });
  return {
    get part() {
      return part;
    },
  };
}
