import { describe, expect, it } from 'vitest';
import { recipe } from './sound';

describe('sounds', () => {
  it('counts a closing with one rising note per cell, when the cell is counted', () => {
    const tones = recipe('closing', { notes: [500, 620, 740, 860, 980, 1100] });
    expect(tones.map(({ at }) => at)).toEqual([0.5, 0.62, 0.74, 0.86, 0.98, 1.1]);
    for (let i = 1; i < tones.length; i += 1) expect(tones[i]!.pitch).toBeGreaterThan(tones[i - 1]!.pitch);
  });

  it('rises by two tones when a puzzle is solved', () => {
    const [first, second] = recipe('solved');
    expect(second!.pitch).toBeGreaterThan(first!.pitch);
    expect(second!.at).toBeGreaterThan(first!.at);
  });

  it('creaks longer the more the scale leans', () => {
    expect(recipe('scale', { strength: 1 })[0]!.length).toBeGreaterThan(recipe('scale', { strength: 0.1 })[0]!.length);
  });

  it('knocks lower for a refusal than for a piece that lies', () => {
    expect(recipe('refused')[0]!.pitch).toBeLessThan(recipe('place')[0]!.pitch);
  });
});
