// Generated from crates/cipher/data/segments.json: do not edit.

/** Centre lines around (0, 0); strokes are 0.12 wide with round ends. */
export const segmentPaths = {"long":"M0 -0.44L0 0.44","short":"M0 -0.21L0 0.21","tight":"M-0.22 -0.17L-0.22 -0.05A0.22 0.22 0 0 0 0.22 -0.05L0.22 -0.17","wide":"M0.22 -0.44A0.44 0.44 0 0 0 0.22 0.44"} as const;

/** Every letter: its width, strokes included, and its segments, each turned clockwise by so many degrees and moved to (x, y) in a box of height 1. */
export const letters = {
  A: {
    segments: [
      {"rotation":20.63,"type":"long","x":0.29,"y":0.5282},
      {"rotation":159.37,"type":"long","x":0.71,"y":0.5282},
      {"rotation":90,"type":"short","x":0.5,"y":0.645},
    ],
    width: 0.8501,
  },
  B: {
    segments: [
      {"rotation":0,"type":"long","x":0.27,"y":0.5},
      {"rotation":270,"type":"tight","x":0.56,"y":0.28},
      {"rotation":270,"type":"tight","x":0.56,"y":0.72},
    ],
    width: 0.58,
  },
  C: {
    segments: [
      {"rotation":0,"type":"wide","x":0.5,"y":0.5},
    ],
    width: 0.56,
  },
  D: {
    segments: [
      {"rotation":0,"type":"long","x":0.22,"y":0.5},
      {"rotation":180,"type":"wide","x":0.56,"y":0.5},
    ],
    width: 0.68,
  },
  E: {
    segments: [
      {"rotation":0,"type":"long","x":0.23,"y":0.5},
      {"rotation":90,"type":"short","x":0.56,"y":0.06},
      {"rotation":90,"type":"short","x":0.56,"y":0.5},
      {"rotation":90,"type":"short","x":0.56,"y":0.94},
    ],
    width: 0.66,
  },
  F: {
    segments: [
      {"rotation":0,"type":"long","x":0.23,"y":0.5},
      {"rotation":90,"type":"short","x":0.56,"y":0.06},
      {"rotation":90,"type":"short","x":0.56,"y":0.5},
    ],
    width: 0.66,
  },
  G: {
    segments: [
      {"rotation":0,"type":"wide","x":0.47,"y":0.5},
      {"rotation":0,"type":"short","x":0.75,"y":0.73},
    ],
    width: 0.62,
  },
  H: {
    segments: [
      {"rotation":0,"type":"long","x":0.17,"y":0.5},
      {"rotation":0,"type":"long","x":0.83,"y":0.5},
      {"rotation":90,"type":"short","x":0.5,"y":0.5},
    ],
    width: 0.78,
  },
  I: {
    segments: [
      {"rotation":0,"type":"long","x":0.5,"y":0.5},
    ],
    width: 0.12,
  },
  J: {
    segments: [
      {"rotation":0,"type":"short","x":0.72,"y":0.27},
      {"rotation":0,"type":"tight","x":0.5,"y":0.77},
    ],
    width: 0.56,
  },
  K: {
    segments: [
      {"rotation":0,"type":"long","x":0.32,"y":0.5},
      {"rotation":40.01,"type":"short","x":0.545,"y":0.2941},
      {"rotation":139.99,"type":"short","x":0.545,"y":0.7059},
    ],
    width: 0.48,
  },
  L: {
    segments: [
      {"rotation":0,"type":"long","x":0.23,"y":0.5},
      {"rotation":90,"type":"short","x":0.56,"y":0.94},
    ],
    width: 0.66,
  },
  M: {
    segments: [
      {"rotation":0,"type":"long","x":0.17,"y":0.5},
      {"rotation":0,"type":"long","x":0.83,"y":0.5},
      {"rotation":141.75,"type":"short","x":0.37,"y":0.2849},
      {"rotation":38.25,"type":"short","x":0.63,"y":0.2849},
    ],
    width: 0.78,
  },
  N: {
    segments: [
      {"rotation":0,"type":"long","x":0.23,"y":0.5},
      {"rotation":0,"type":"long","x":0.77,"y":0.5},
      {"rotation":152.96,"type":"long","x":0.5,"y":0.5},
    ],
    width: 0.66,
  },
  O: {
    segments: [
      {"rotation":0,"type":"wide","x":0.28,"y":0.5},
      {"rotation":180,"type":"wide","x":0.72,"y":0.5},
    ],
    width: 1.0,
  },
  P: {
    segments: [
      {"rotation":0,"type":"long","x":0.27,"y":0.5},
      {"rotation":270,"type":"tight","x":0.56,"y":0.28},
    ],
    width: 0.58,
  },
  Q: {
    segments: [
      {"rotation":0,"type":"wide","x":0.28,"y":0.5},
      {"rotation":180,"type":"wide","x":0.72,"y":0.5},
      {"rotation":134.42,"type":"short","x":0.77,"y":0.777},
    ],
    width: 1.0,
  },
  R: {
    segments: [
      {"rotation":0,"type":"long","x":0.27,"y":0.5},
      {"rotation":270,"type":"tight","x":0.56,"y":0.28},
      {"rotation":145.15,"type":"short","x":0.56,"y":0.7677},
    ],
    width: 0.58,
  },
  S: {
    segments: [
      {"rotation":90,"type":"tight","x":0.43,"y":0.28},
      {"rotation":270,"type":"tight","x":0.57,"y":0.72},
    ],
    width: 0.6,
  },
  T: {
    segments: [
      {"rotation":0,"type":"long","x":0.5,"y":0.5},
      {"rotation":90,"type":"short","x":0.5,"y":0.06},
    ],
    width: 0.54,
  },
  U: {
    segments: [
      {"rotation":0,"type":"short","x":0.28,"y":0.27},
      {"rotation":0,"type":"short","x":0.72,"y":0.27},
      {"rotation":0,"type":"tight","x":0.5,"y":0.77},
    ],
    width: 0.56,
  },
  V: {
    segments: [
      {"rotation":159.37,"type":"long","x":0.29,"y":0.5},
      {"rotation":20.63,"type":"long","x":0.71,"y":0.5},
    ],
    width: 0.8501,
  },
  W: {
    segments: [
      {"rotation":170.85,"type":"long","x":0.19,"y":0.5},
      {"rotation":9.15,"type":"long","x":0.81,"y":0.5},
      {"rotation":18.03,"type":"short","x":0.42,"y":0.7347},
      {"rotation":161.97,"type":"short","x":0.58,"y":0.7347},
    ],
    width: 0.8799,
  },
  X: {
    segments: [
      {"rotation":150,"type":"long","x":0.5,"y":0.5},
      {"rotation":30,"type":"long","x":0.5,"y":0.5},
    ],
    width: 0.56,
  },
  Y: {
    segments: [
      {"rotation":147.61,"type":"short","x":0.3425,"y":0.2823},
      {"rotation":32.39,"type":"short","x":0.6575,"y":0.2823},
      {"rotation":0,"type":"short","x":0.5,"y":0.73},
    ],
    width: 0.66,
  },
  Z: {
    segments: [
      {"rotation":90,"type":"short","x":0.5,"y":0.06},
      {"rotation":24.15,"type":"long","x":0.5,"y":0.5},
      {"rotation":90,"type":"short","x":0.5,"y":0.94},
    ],
    width: 0.54,
  },
} as const;
