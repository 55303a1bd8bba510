// A rating over time as a line with its band, in the coordinates of a drawing.
import type { RatingStep } from '../protocol/RatingStep';

export interface Curve {
  line: string;
  band: string;
  grid: readonly { y: number; value: number }[];
  end: { x: number; y: number };
}

/** Steps of the grid that leave two to five lines. */
const gridSteps = [50, 100, 200, 400, 800];

export function curveOf(steps: readonly RatingStep[], width: number, height: number): Curve | null {
  const last = steps.at(-1);
  if (!last) return null;
  const low = Math.min(...steps.map(({ rating, within }) => rating - within));
  const high = Math.max(...steps.map(({ rating, within }) => rating + within));
  const x = (index: number) => (steps.length === 1 ? width : (width * index) / (steps.length - 1));
  const y = (value: number) => height - (height * (value - low)) / Math.max(1, high - low);
  const point = (index: number, value: number) => `${x(index).toFixed(1)} ${y(value).toFixed(1)}`;
  const above = steps.map(({ rating, within }, index) => point(index, rating + within));
  const below = steps.map(({ rating, within }, index) => point(index, rating - within)).reverse();
  const step = gridSteps.find((each) => (high - low) / each <= 4) ?? 1600;
  const grid: { y: number; value: number }[] = [];
  for (let value = Math.ceil(low / step) * step; value <= high; value += step) grid.push({ y: y(value), value });
  return {
    line: `M${steps.map(({ rating }, index) => point(index, rating)).join('L')}`,
    band: `M${above.join('L')}L${below.join('L')}Z`,
    grid,
    end: { x: x(steps.length - 1), y: y(last.rating) },
  };
}
