import { describe, expect, it } from 'vitest';
import { defaultSettings, inPeace } from './settings';

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
