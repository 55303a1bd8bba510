// Parts of the page that are fetched when somebody asks for them. Where one cannot be had, offline or after an
// update, App says so; the wish is taken back, so that the next press asks once more.
import { offline } from '../net/rest';
import { fetched } from './fetched';

class Extras {
  /** Why what was asked for last could not be had, where nobody else can say it any more. */
  refusal = $state<string | null>(null);
}
export const extras = new Extras();

/** The part, or nothing when it cannot be had. Takes a function: what is chained to an import directly does not hear
    that its styles have not come. */
export async function extra<Part>(fetch: () => Promise<Part>, takeBack: () => void): Promise<Part | null> {
  try {
    const part = await fetched(fetch);
    extras.refusal = null;
    return part;
  } catch {
    extras.refusal = offline;
    takeBack();
    return null;
  }
}
