// Puzzles and drafts of all four categories, as they travel.
import type { AngularDraft, AngularPuzzle } from './angular/pieces/model';
import type { ConduitDraft, ConduitPuzzle } from './conduit/pieces/model';
import type { FragmentDraft, FragmentPuzzle } from './fragment/pieces/model';
import type { WeightDraft, WeightPuzzle } from './weight/pieces/model';

export type Puzzle = WeightPuzzle | FragmentPuzzle | ConduitPuzzle | AngularPuzzle;
export type Draft = WeightDraft | FragmentDraft | ConduitDraft | AngularDraft;
