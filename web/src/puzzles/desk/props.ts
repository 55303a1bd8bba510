// What every puzzle component is given. The server judges: `solved` comes from it, and a component
// hands on a draft of the pieces as they lie after every change.

export interface PuzzleProps<P, D> {
  puzzle: P;
  /** Pieces as they lay before a reload. */
  draft?: D | null;
  /** Pieces laid for the person, as by a hint: taken over as one step, which can be undone. */
  given?: D | null;
  /** Time is up, given up, or looking at somebody's solution: nothing moves. */
  locked?: boolean;
  solved?: boolean;
  ondraft?: ((draft: D) => void) | undefined;
}
