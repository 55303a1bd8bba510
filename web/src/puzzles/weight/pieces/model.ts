// The weight puzzle: weights in the cups of a scale.
import type { Weight } from '../../../protocol/puzzles/Weight';
import type { WeightSolution } from '../../../protocol/puzzles/WeightSolution';
import type { LookedAt } from '../../pieces/looked-at';

export type WeightPuzzle = { category: 'weight' } & LookedAt<Weight>;
export type WeightDraft = { category: 'weight' } & LookedAt<WeightSolution>;
/** Weights per cup: all cups of the left side, then those of the right. */
export type WeightState = readonly number[];

export const allWeights = 6;

export function start(puzzle: WeightPuzzle, draft?: WeightDraft | null): WeightState {
  const cups = numbersOf(puzzle).length;
  const counts = draft ? [...draft.left, ...draft.right] : [];
  return counts.length === cups ? counts : Array.from({ length: cups }, () => 0);
}

/** The numbers on the cups, left side first. */
export function numbersOf(puzzle: WeightPuzzle): number[] {
  return [...puzzle.left, ...puzzle.right];
}

export function laid(state: WeightState): number {
  return state.reduce((sum, count) => sum + count, 0);
}

/** One more weight in a cup, if one is left. */
export function add(puzzle: WeightPuzzle, state: WeightState, cup: number): WeightState {
  if (cup >= state.length || laid(state) >= puzzle.weights) return state;
  return state.map((count, i) => (i === cup ? count + 1 : count));
}

/** One weight back to the tray. */
export function take(state: WeightState, cup: number): WeightState {
  if (!state[cup]) return state;
  return state.map((count, i) => (i === cup ? count - 1 : count));
}

/** One weight from cup to cup. */
export function shift(state: WeightState, from: number, to: number): WeightState {
  if (from === to || !state[from] || to >= state.length) return state;
  return state.map((count, i) => count + (i === to ? 1 : 0) - (i === from ? 1 : 0));
}

export function clear(state: WeightState): WeightState {
  return laid(state) === 0 ? state : state.map(() => 0);
}

/** What each side counts. */
export function totals(puzzle: WeightPuzzle, state: WeightState): { left: number; right: number } {
  const weighed = numbersOf(puzzle).map((number, i) => number * state[i]!);
  const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);
  const cut = puzzle.left.length;
  return { left: sum(weighed.slice(0, cut)), right: sum(weighed.slice(cut)) };
}

/** The largest difference that can lie on this scale: all weights in the cup with the highest number. */
export function mostOf(puzzle: WeightPuzzle): number {
  return puzzle.weights * Math.max(...numbersOf(puzzle));
}

const leastTilt = 1.3;
const mostTilt = 9;
/** How far the beam tilts, in degrees; positive when the left side is down. Steep at first, so that a difference of one
    is seen, then ever flatter, so that up to the largest one no two look alike. */
export function tilt(difference: number, most: number): number {
  const share = Math.min(1, Math.abs(difference) / most);
  const bend = Math.min(0.5, Math.log(mostTilt / leastTilt) / Math.log(most));
  return Math.sign(difference) * mostTilt * share ** bend;
}

export function toDraft(puzzle: WeightPuzzle, state: WeightState): WeightDraft {
  const cut = puzzle.left.length;
  return { category: 'weight', left: state.slice(0, cut), right: state.slice(cut) };
}
