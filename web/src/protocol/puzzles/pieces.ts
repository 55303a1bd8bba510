// Generated from crates/puzzles/src/*/piece*.rs: do not edit.

/** Corners of each piece of the tangram in each of its orientations. */
export const fragmentShapes = {
  large: [
    [[0,0],[2,0],[0,2]],
    [[0,0],[2,0],[2,2]],
    [[0,2],[2,0],[2,2]],
    [[0,0],[2,2],[0,2]],
  ],
  medium: [
    [[0,0],[2,0],[1,1]],
    [[0,1],[1,0],[1,2]],
    [[0,1],[1,0],[2,1]],
    [[0,0],[1,1],[0,2]],
  ],
  parallelogram: [
    [[0,0],[1,0],[2,1],[1,1]],
    [[0,1],[1,0],[1,1],[0,2]],
    [[0,1],[1,0],[2,0],[1,1]],
    [[0,0],[1,1],[1,2],[0,1]],
  ],
  small: [
    [[0,0],[1,0],[0,1]],
    [[0,0],[1,0],[1,1]],
    [[0,1],[1,0],[1,1]],
    [[0,0],[1,1],[0,1]],
  ],
  square: [
    [[0,0],[1,0],[1,1],[0,1]],
  ],
} as const;

/** How many there are of each piece of pipe, and its ports in each rotation. */
export const pipes = {
  elbow: {
    count: 3,
    rotations: ["NE","ES","NW","SW"],
  },
  end: {
    count: 3,
    rotations: ["N","E","S","W"],
  },
  straight: {
    count: 2,
    rotations: ["NS","EW"],
  },
  tee: {
    count: 1,
    rotations: ["NES","NEW","NSW","ESW"],
  },
} as const;

/** Cubes of each piece, lying flat. */
export const angularShapes = {
  B: [[0,0,0],[1,0,0],[2,0,0],[1,1,0]],
  G: [[0,0,0],[1,0,0],[0,1,0]],
  R: [[0,0,0],[1,0,0],[2,0,0],[0,1,0]],
  Y: [[0,0,0],[1,0,0],[1,1,0],[2,1,0]],
} as const;
