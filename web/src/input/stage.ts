// From the screen to a stage's own units. Measured once when a drag begins, not while it runs.
import type { Point } from './pointer';

export interface StageScale {
  /** Screen pixels for one unit. */
  scale: number;
  toStage: (at: Point) => Point;
}

export function measure(svg: SVGSVGElement): StageScale {
  const matrix = svg.getScreenCTM();
  if (!matrix) return { scale: 1, toStage: (at) => at };
  const inverse = matrix.inverse();
  return {
    scale: matrix.a,
    toStage: ({ x, y }) => {
      const point = new DOMPoint(x, y).matrixTransform(inverse);
      return { x: point.x, y: point.y };
    },
  };
}
