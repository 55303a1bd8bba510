// Why a piece just went back: told in place of the coach line, near what one does and over nothing one works with.

class Refused {
  /** Another object each time, so that the same reason is told again. */
  why = $state.raw<{ title: string; text?: string } | null>(null);
}
export const refused = new Refused();
