// Puzzles and drafts of all four categories, as they travel.
import type { AngularDraft, AngularPuzzle } from './angular/model';
import type { ConduitDraft, ConduitPuzzle } from './conduit/model';
import type { FragmentDraft, FragmentPuzzle } from './fragment/model';
import type { WeightDraft, WeightPuzzle } from './weight/model';

export type Puzzle = WeightPuzzle | FragmentPuzzle | ConduitPuzzle | AngularPuzzle;
export type Draft = WeightDraft | FragmentDraft | ConduitDraft | AngularDraft;
