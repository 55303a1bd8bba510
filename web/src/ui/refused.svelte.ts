// Why a piece just went back: told in place of the coach line, near what one does and over nothing one works with.

class Refused {
  why = $state.raw<{ title: string; text?: string } | null>(null);
}
export const refused = new Refused();
