// Parts of the page that are fetched when they are wanted, or before, while there is time; with their styles and texts.
import type { Area } from '../../build/texts';
import { i18n } from '../i18n/i18n.svelte';
import { offline } from '../net/rest';
import { fetched } from './fetched';

class Extras {
  /** Why what was asked for last could not be had, where nobody else can say it any more. */
  refusal = $state<string | null>(null);
}
/** What was wished for and could not be had; App says so. */
export const extras = new Extras();

interface With {
  /** The texts it cannot do without. */
  texts?: readonly Area[];
}
interface Wish extends With {
  /** Where it cannot be had, offline or after an update, App says so, and the wish is taken back, so that the next
      press asks once more. */
  takeBack: () => void;
}
interface Early extends With {
  /** In how many milliseconds it may be fetched; `null` is not yet. */
  soon: () => number | null;
  /** It is to be shown: then it is fetched at once. */
  needed: () => boolean;
  /** The line to the server is there. After a lost one it is fetched again. */
  live: () => boolean;
  /** It cannot be had although it is needed: the page is older than the server. */
  onoutdated: () => void;
}

/** The part; with a wish that can be taken back, nothing where it cannot be had. Takes a function: what is chained to
    an import directly does not hear that its styles have not come. */
export function lazy<Part>(fetch: () => Promise<Part>, having?: With): Promise<Part>;
export function lazy<Part>(fetch: () => Promise<Part>, wish: Wish): Promise<Part | null>;
export async function lazy<Part>(
  fetch: () => Promise<Part>,
  { texts, takeBack }: Partial<Wish> = {},
): Promise<Part | null> {
  try {
    const [part] = await Promise.all([fetched(fetch), texts && i18n.use(...texts)]);
    // To read the texts and to draw the part in one go would hold a slow phone up.
    if (texts) await new Promise((done) => setTimeout(done));
    if (takeBack) extras.refusal = null;
    return part;
  } catch (error) {
    if (!takeBack) throw error;
    extras.refusal = offline;
    takeBack();
    return null;
  }
}

/** A screen that a page does not begin with, fetched while there is time, so that it is there when it is needed. Call
    it during initialisation. */
export function later<Part>(
  fetch: () => Promise<Part>,
  { texts, soon, needed, live, onoutdated }: Early,
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
        void lazy(fetch, texts && { texts }).then(
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
