// The board of Angular is larger than those of the other three together with their pieces. A page where one puzzles
// alone comes with it (angular/now.ts); a table fetches it once a round may need it.
import type { Component } from 'svelte';
import type { AngularDraft, AngularPuzzle } from '../angular/pieces/model';

interface Props {
  puzzle: AngularPuzzle;
  draft: AngularDraft | null;
  given: AngularDraft | null;
  solved: boolean;
  locked: boolean;
  ondraft?: ((draft: AngularDraft) => void) | undefined;
}

let come = $state.raw<Component<Props> | null>(null);

export const angular = {
  get Board() {
    return come;
  },
};

export function angularIsHere(board: Component<Props>): void {
  come = board;
}
