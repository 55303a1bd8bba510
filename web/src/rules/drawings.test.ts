// What the drawings show must be true: solved puzzles are solved, closed systems are closed.
import { describe, expect, it } from 'vitest';
import { portsOf } from '../tiles/board';
import * as angularModel from '../puzzles/angular/pieces/model';
import { cellsOf, endsOf, laid, start as startConduit, stubJoined } from '../puzzles/conduit/pieces/model';
import { cornersAt, pieces, start as startFragment, type Vertex } from '../puzzles/fragment/pieces/model';
import { start as startWeight, totals } from '../puzzles/weight/pieces/model';
import { earned, players, sheet } from './cipher/scores';
import { closedSystem } from './circuit/boards';
import { angular, conduit, fragment, weight } from './circuit/solved';

/** Twice the area of a polygon, by the shoelace formula. */
function doubleArea(corners: readonly Vertex[]): number {
  return Math.abs(
    corners.reduce((sum, [x, y], i) => {
      const [nx, ny] = corners[(i + 1) % corners.length]!;
      return sum + x * ny - nx * y;
    }, 0),
  );
}

function inside([x, y]: Vertex, corners: readonly Vertex[]): boolean {
  const crossings = corners.filter(([ax, ay], i) => {
    const [bx, by] = corners[(i + 1) % corners.length]!;
    return ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay);
  });
  return crossings.length % 2 === 1;
}

describe('the puzzles in the rules', () => {
  it('p1_weighs_the_same_on_both_sides_with_all_weights', () => {
    const state = startWeight(weight.puzzle, weight.draft);
    const { left, right } = totals(weight.puzzle, state);
    expect(left).toBe(right);
    expect(state.reduce((sum, count) => sum + count, 0)).toBe(weight.puzzle.weights);
  });

  it('p3_covers_the_outline_once_everywhere', () => {
    const state = startFragment(fragment.draft);
    const shapes = pieces.map((piece) => cornersAt(piece, state[piece].o, state[piece].at!));
    expect(shapes.reduce((sum, shape) => sum + doubleArea(shape), 0)).toBe(doubleArea(fragment.puzzle.outline));
    // Points off every edge: each lies in the outline and in exactly one piece, or in neither.
    for (let x = -0.37; x < 4.5; x += 0.25) {
      for (let y = -0.32; y < 4.5; y += 0.25) {
        const covering = shapes.filter((shape) => inside([x, y], shape)).length;
        expect(covering, `${x}, ${y}`).toBe(inside([x, y], fragment.puzzle.outline) ? 1 : 0);
      }
    }
  });

  it('p4_joins_every_end_and_every_connection', () => {
    const state = startConduit(conduit.puzzle, conduit.draft);
    expect(laid(state)).toBe(cellsOf(conduit.puzzle).length);
    expect(endsOf(conduit.puzzle, state).filter((end) => !end.joined)).toEqual([]);
    expect(conduit.puzzle.stubs.every((stub) => stubJoined(conduit.puzzle, state, stub))).toBe(true);
  });

  it('p6_looks_like_the_picture_and_p7_has_no_hollow', () => {
    const { puzzle, draft } = angular;
    expect(angularModel.viewOf(puzzle, angularModel.start(draft))).toEqual(puzzle.view);
    const cubes = Object.values(draft.cubes).flat();
    const taken = new Set(cubes.map(String));
    expect(taken.size).toBe(15);
    for (const [x, y, z] of cubes) if (z > 0) expect(taken).toContain(String([x, y, z - 1]));
  });
});

describe('the scores in the rules', () => {
  it('c42_shows_a_system_without_open_channels', () => {
    const states = portsOf(closedSystem()).map((port) => port.state);
    expect(states).not.toContain('open');
    expect(states).toContain('ended');
  });

  it('c61_counts_three_amber_and_two_rose_cells', () => {
    const cells = closedSystem().flatMap((tile) => tile.networks.flatMap((network) => network.cells));
    expect(cells.filter((colour) => colour === 'yellow')).toHaveLength(3);
    expect(cells.filter((colour) => colour === 'red')).toHaveLength(2);
  });

  it('k62_adds_up_to_10_8_and_2', () => {
    const sums = earned.map(
      ({ enigma, bonus, refusals, deductions }) => (enigma ? 5 : 0) + 2 * bonus + refusals + deductions,
    );
    expect(sums).toEqual([10, 8, 2]);
    expect(earned.map(({ points }) => points)).toEqual(sums);
    // Three bonus tokens in all, and every deduction token is kept or was given to the coder.
    expect(earned.reduce((sum, { bonus }) => sum + bonus, 0)).toBe(3);
    expect(earned.reduce((sum, { deductions }) => sum + deductions, 0)).toBe(6);
    expect(sheet[0]!.points).toEqual(players.map((player) => sums[earned.findIndex((line) => line.player === player)]));
  });

  it('k64_lets_everybody_hide_one_word_of_the_same_length', () => {
    expect(new Set(sheet.map(({ coder }) => coder))).toEqual(new Set(players));
    expect(new Set(sheet.map(({ word }) => word.length)).size).toBe(1);
  });
});
