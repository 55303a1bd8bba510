import { afterEach, describe, expect, it, vi } from 'vitest';
import { squares, weeks } from './calendar';
import { curveOf } from './curve';
import { everything, lineOf, queryOf } from './games';
import { askPasskey, bytesOf, hasPasskeys, makePasskey, textOf } from './passkey';
import { keyIn, recoveryFile } from './recovery';
import { clock } from './words';

describe('games', () => {
  const summary = {
    id: 'g',
    game: 'circuit' as const,
    table: 'T',
    started: 7,
    ended: 9,
    names: ['Mara', 'core', ''],
    colours: ['iris' as const, 'rust' as const, 'moss' as const],
    my_seats: [0],
    outcome: { ranking: [[1], [0, 2]], points: [11, 17, 11] },
  };

  it('are lines with a place, and the others with their points', () => {
    const line = lineOf(summary);
    expect(line).toMatchObject({ place: 2, points: 11, table: null });
    expect(line.others.map(({ bot, points, look }) => [bot, points, look])).toEqual([
      [true, 17, 'rust'],
      [false, 11, 'moss'],
    ]);
  });

  it('lead to their table while they are under way', () => {
    const line = lineOf({ ...summary, ended: null, outcome: null });
    expect(line).toMatchObject({ place: null, points: null, table: 'T' });
  });

  it('are asked for as they are wanted', () => {
    const now = new Date(2026, 10, 19);
    expect(queryOf(everything, null, now)).toBe('limit=12');
    const month = queryOf({ game: 'cipher', won: 'no', people: 'yes', since: 'month' }, '7-g', now);
    const from = new Date(2026, 10, 1).getTime();
    expect(month).toBe(`limit=12&game=cipher&won=false&people=true&from=${from}&after=7-g`);
  });
});

describe('the calendar', () => {
  const result = (day: number, seconds: number | null) => ({
    day,
    category: 'weight' as const,
    opened: 0,
    seconds,
    counts: true,
  });

  it('ends today, with the streak that lasts', () => {
    const today = 20_772;
    const days = {
      today,
      streak: 2,
      longest: 5,
      results: [result(today - 1, 9), result(today - 2, 9), result(today, null)],
      words: [],
    };
    const all = squares(days);
    expect(all.at(-1)).toMatchObject({ day: today, solved: 0, streak: false, week: weeks - 1 });
    expect(all.filter(({ streak }) => streak).map(({ day }) => day)).toEqual([today - 2, today - 1]);
    expect(all[0]!.weekday).toBe(0);
  });
});

describe('the curve of a rating', () => {
  it('has a band and a few lines', () => {
    const step = (rating: number, within: number) => ({ id: 'g', at: 0, rating, within });
    const curve = curveOf([step(1500, 400), step(1600, 200)], 100, 50)!;
    expect(curve.line).toBe('M0.0 25.0L100.0 18.8');
    expect(curve.grid.length).toBeGreaterThan(1);
    expect(curveOf([], 100, 50)).toBeNull();
  });
});

describe('a recovery key', () => {
  it('is read from the file it was written to, and from no other', async () => {
    const key = 'ab'.repeat(32);
    expect(await keyIn(recoveryFile('https://x', 'Mára', key))).toBe(key);
    for (const text of ['', 'null', '{}', '{"enigma_recovery":1,"key":"x"}', `{"enigma_recovery":2,"key":"${key}"}`])
      expect(await keyIn(new Blob([text]))).toBeNull();
    expect(await keyIn(new Blob(['x'.repeat(5000)]))).toBeNull();
  });
});

it('times are rounded to seconds', () => {
  expect([clock(65_600), clock(400)]).toEqual(['1:06', '0:00']);
});

describe('passkeys', () => {
  const question = { challenge: 'AAEC', site: 'enigma.example' };
  const refusing = (name: string) => () => Promise.reject(Object.assign(new Error('no'), { name }));
  afterEach(() => vi.unstubAllGlobals());

  it('are bytes in base64url, both ways', () => {
    const bytes = Uint8Array.from([0, 62, 63, 250, 251, 255, 1]);
    expect(textOf(bytes.buffer)).toBe('AD4_-vv_AQ');
    expect(bytesOf('AD4_-vv_AQ')).toEqual(bytes);
  });

  it('are not offered at a number, nor where the browser has none', () => {
    vi.stubGlobal('PublicKeyCredential', undefined);
    expect(hasPasskeys()).toBe(false);
    vi.stubGlobal('PublicKeyCredential', () => null);
    for (const [hostname, has] of [
      ['enigma.example', true],
      ['localhost', true],
      ['127.0.0.1', false],
      ['[::1]', false],
    ] as const) {
      vi.stubGlobal('location', { hostname });
      expect(hasPasskeys()).toBe(has);
    }
  });

  it('are nothing if somebody would rather not, and a reason if it cannot be', async () => {
    const stub = (name: string) => vi.stubGlobal('navigator', { credentials: { get: refusing(name) } });
    stub('NotAllowedError');
    expect(await askPasskey(question)).toBeNull();
    stub('SecurityError');
    await expect(askPasskey(question)).rejects.toMatchObject({ refusal: 'no_passkeys_here' });
    stub('NotSupportedError');
    await expect(askPasskey(question)).rejects.toMatchObject({ refusal: 'passkey_failed' });
    vi.stubGlobal('navigator', { credentials: { create: refusing('InvalidStateError') } });
    const wish = { ...question, user: 'AA', name: 'Mara', algorithms: [-7], known: ['AA'] };
    await expect(makePasskey(wish)).rejects.toMatchObject({ refusal: 'passkey_taken' });
  });
});
