import { describe, expect, it } from 'vitest';
import { cipherSeconds, circuitSeconds } from '../../protocol/limits';
import { circuitDefaults, defaultSettings, inPeace, paceTimes } from './settings';

describe('what the page proposes', () => {
  const within = (seconds: number | null, [least, most]: readonly [number, number]) =>
    seconds === null || (least <= seconds && seconds <= most);

  it.each(['timer', 'cap', 'choose', 'place'] as const)('%s is within the limits of the rules', (clock) => {
    expect(within(circuitDefaults[clock], circuitSeconds[clock])).toBe(true);
  });

  it('every pace of Cipher is within the limits of the rules', () => {
    const times = Object.values(paceTimes).flatMap((pace) => Object.values(pace));
    expect(times.filter((seconds) => !within(seconds, cipherSeconds))).toEqual([]);
  });
});

describe('against bots alone', () => {
  it('no turn of Cipher has a clock', () => {
    const { game } = inPeace(defaultSettings('cipher'));
    expect(game).toMatchObject({
      cipher: { word_time: null, segment_time: null, question_time: null, decision_time: null },
    });
  });
  it('only the sand timer of Circuit runs', () => {
    const { game } = inPeace(defaultSettings('circuit'));
    expect(game).toMatchObject({ circuit: { timer: 90, choose: null, place: null } });
  });
});
