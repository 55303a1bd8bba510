import { beforeAll, describe, expect, it } from 'vitest';
import { i18n } from '../../i18n/i18n.svelte';
import { marginOf, type Ranked } from './end';

const ranked = (name: string, place: number, points: number, you = false): Ranked => ({
  player: { seat: 0, look: 'moss', name, you },
  place,
  points,
});

describe('the end of a game', () => {
  beforeAll(async () => {
    await i18n.switchTo('en');
    await i18n.use('table', 'cipher');
  });

  it('says by how much it was won', () => {
    const ranking = [ranked('Jan', 1, 33), ranked('Mara', 2, 24), ranked('Ines', 3, 16)];
    expect(marginOf(ranking)).toBe('33 points, 9 ahead of Mara.');
  });

  it('speaks to whoever comes next', () => {
    expect(marginOf([ranked('Jan', 1, 33), ranked('Mara', 2, 24, true), ranked('Ines', 2, 24)])).toBe(
      '33 points, 9 ahead of you and Ines.',
    );
  });

  it('says what those have who share it', () => {
    const shared = [ranked('Jan', 1, 20), ranked('Mara', 1, 20), ranked('Ines', 3, 1)];
    expect(marginOf(shared)).toBe('20 points each.');
  });

  it('speaks of no lead where there is none', () => {
    expect(marginOf([ranked('Jan', 1, 1)])).toBe('1 point.');
  });
});
