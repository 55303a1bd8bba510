// Solved puzzles of the drawings.
import type { AngularDraft, AngularPuzzle } from '../../puzzles/angular/pieces/model';
import type { ConduitDraft, ConduitPuzzle } from '../../puzzles/conduit/pieces/model';
import type { FragmentDraft, FragmentPuzzle } from '../../puzzles/fragment/pieces/model';
import type { WeightDraft, WeightPuzzle } from '../../puzzles/weight/pieces/model';

export const weight: { puzzle: WeightPuzzle; draft: WeightDraft } = {
  puzzle: { category: 'weight', left: [7, 2], right: [3, 5], weights: 5 },
  draft: { category: 'weight', left: [1, 1], right: [3, 0] },
};

export const fragment: { puzzle: FragmentPuzzle; draft: FragmentDraft } = {
  puzzle: {
    category: 'fragment',
    outline: [
      [0, 2],
      [2, 0],
      [4, 2],
      [2, 4],
    ],
  },
  draft: {
    category: 'fragment',
    pieces: [
      { piece: 'large', o: 0, at: [2, 2] },
      { piece: 'large', o: 1, at: [0, 2] },
      { piece: 'medium', o: 2, at: [1, 0] },
      { piece: 'small', o: 2, at: [0, 1] },
      { piece: 'small', o: 3, at: [2, 1] },
      { piece: 'square', o: 0, at: [1, 1] },
      { piece: 'parallelogram', o: 0, at: [2, 1] },
    ],
  },
};

export const conduit: { puzzle: ConduitPuzzle; draft: ConduitDraft } = {
  puzzle: { category: 'conduit', grid: ['#..', '###', '###', '.#.'], stubs: [[0, 2, 'W']], forbidden: ['end'] },
  draft: {
    category: 'conduit',
    ports: [
      ['S', '', ''],
      ['NE', 'EW', 'SW'],
      ['EW', 'ESW', 'NW'],
      ['', 'N', ''],
    ],
  },
};

/** The picture and a building that fits it. */
export const angular: { puzzle: AngularPuzzle; draft: AngularDraft } = {
  puzzle: { category: 'angular', view: ['..B.', 'RRRY', 'GG.Y', 'G..Y'] },
  draft: {
    category: 'angular',
    cubes: {
      R: [
        [0, 1, 0],
        [0, 1, 1],
        [1, 1, 1],
        [2, 1, 1],
      ],
      B: [
        [1, 1, 0],
        [2, 0, 0],
        [2, 1, 0],
        [3, 1, 0],
      ],
      Y: [
        [3, 1, 1],
        [3, 2, 1],
        [3, 2, 0],
        [3, 3, 0],
      ],
      G: [
        [0, 2, 0],
        [0, 3, 0],
        [1, 2, 0],
      ],
    },
  },
};
