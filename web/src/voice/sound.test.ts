import { afterEach, describe, expect, it, vi } from 'vitest';
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

describe('a page that is held silent', () => {
  // Written for F-95: everything from before the first touch sounded at once with it, and after a call nothing did.
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
    vi.restoreAllMocks();
  });

  /** A loudspeaker that the test lets speak. */
  async function speaker(state: string) {
    const started: number[] = [];
    let lets: () => void = () => undefined;
    const param = { value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
    const node = () => ({
      gain: param,
      frequency: param,
      Q: param,
      connect: vi.fn((to: unknown) => to),
      disconnect: vi.fn(),
      start: (at: number) => started.push(at),
      stop: vi.fn(),
      getChannelData: () => [],
    });
    const context = {
      state,
      currentTime: 0,
      sampleRate: 1,
      destination: {},
      createGain: node,
      createOscillator: node,
      createBufferSource: node,
      createBiquadFilter: node,
      createBuffer: node,
      resume: vi.fn(() => new Promise<void>((resolve) => (lets = resolve))),
    };
    vi.stubGlobal('AudioContext', function () {
      return context;
    });
    vi.resetModules();
    const { play } = await import('./sound');
    const speaks = async () => {
      context.state = 'running';
      lets();
      await Promise.resolve();
      await Promise.resolve();
    };
    return { play, started, context, speaks };
  }

  it.each(['suspended', 'interrupted'])(
    'is asked to speak when it is %s, and says only what is not too late',
    async (state) => {
      const now = vi.spyOn(performance, 'now').mockReturnValue(1_000);
      const { play, started, context, speaks } = await speaker(state);
      play('pick', 1, {});
      expect([context.resume.mock.calls.length, started]).toEqual([1, []]);
      now.mockReturnValue(5_000);
      await speaks();
      expect(started).toEqual([]);
      play('pick', 1, {});
      expect(started).toHaveLength(1);
    },
  );

  it('says what was wanted just now', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(1_000);
    const { play, started, speaks } = await speaker('suspended');
    play('pick', 1, {});
    await speaks();
    expect(started).toHaveLength(1);
  });

  it('is asked again with the next touch', async () => {
    const { play, context } = await speaker('interrupted');
    play('pick', 1, {});
    window.dispatchEvent(new Event('pointerup'));
    expect(context.resume).toHaveBeenCalledTimes(2);
  });
});
