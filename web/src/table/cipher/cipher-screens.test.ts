// Which screen of Cipher is on, what it shows, and what a device does by itself.
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { CipherGame } from '../../cipher/game/cipher.svelte';
import { i18n, t } from '../../i18n/i18n.svelte';
import type { Player } from '../../people/player';
import type { Action } from '../../protocol/cipher/Action';
import type { Event } from '../../protocol/cipher/Event';
import type { View } from '../../protocol/cipher/View';
import type { TableState } from '../../protocol/TableState';
import { CipherScreens, type AtTable } from './cipher-screens.svelte';

beforeAll(() => i18n.use('home', 'table', 'cipher', 'feel'));

const players: Player[] = [
  { seat: 0, look: 'iris', name: 'Ines', you: true },
  { seat: 1, look: 'moss', name: 'Tomáš' },
  { seat: 2, look: 'rust', name: 'Mara' },
];
const here = { holder: { person: { name: 'Ines', presence: 'here', ready: false } } };
const table = { seats: [here, here, here], settings: { game: { cipher: {} } }, game: null } as unknown as TableState;

const decode = (more: object = {}) => ({
  ...{ type: 'decode', phase: 'ask', active: 1, held: 'long', bonus_phase: false, bonus_taken: 0, bonus_left: 3 },
  ...{ playing: [false, true, true], tokens: [0, 3, 3], questions: [], stopping: [], worth: 11, no_tokens: 3 },
  ...{ pass_ends_round: false },
  ...more,
});
const asks = (by: number, zone: number) => ({ by, kind: 'long', zone, yes: true });
const decoder = (seat: number, more: object = {}) => ({
  ...{ role: 'decoder', seat, may_ask: [], may_request: false, may_pass: false, may_deduce: true },
  ...{ may_stop: false, may_go_on: false },
  ...more,
});
const coder = { role: 'coder', seat: 0, word: 'ICH', may_hand_out: ['long'] };
const composer = { role: 'composer', seat: 0 };
const compose = { type: 'compose' };
/** As much of a view as the screens need; the seat of Ines hides the word. */
function view(stage: object, you: object, more: object = {}): View {
  return {
    ...{ round: 1, rounds: 3, coder: 0, stage, you, sheet: [], totals: [5, 7, 9], clock: null },
    ...{ presence: ['here', 'here', 'here'], options: { language: 'en', length: 3, clocks: {} } },
    ...more,
  } as unknown as View;
}
const draws = view(decode({ phase: 'draw' }), coder);

let games = 0;
function shown(first: View, session: Partial<AtTable> = {}) {
  const act = vi.fn<(action: Action, key?: string, as?: number) => Promise<{ ok: true; seq: null }>>(() =>
    Promise.resolve({ ok: true, seq: null }),
  );
  const game = new CipherGame(`game-${(games += 1)}`, first, {
    players: () => players,
    gameTime: () => 0,
    act,
    refused: () => undefined,
  });
  const look = vi.fn();
  const atTable = {
    ...{ table, players, absenceOf: () => null, mySeat: 0, mySeats: [0], shared: false, ready: false, unread: 0, look },
    ...session,
  };
  const nothing = () => undefined;
  return { game, screens: new CipherScreens(atTable, game, { onmenu: nothing, onchat: nothing }), act, look };
}
const device = { shared: true, mySeats: [0, 1, 2] };
const byChance: Action = { type: 'hand_out_any' };

describe('the screen', () => {
  it.each([
    ['compose', view(compose, composer)],
    ['decode', view(decode(), coder)],
    ['end', view({ type: 'over', outcome: { ranking: [], points: [] } }, coder)],
  ])('is %s', (screen, now) => {
    expect(shown(now).screens.screen).toBe(screen);
  });

  it('is the sheet once a round is over, until somebody goes on', () => {
    const { game, screens } = shown(view(decode(), coder));
    const over = { round: 1, word: 'ICH', coder: 0, solver: null };
    game.step(view(compose, decoder(0), { round: 2, coder: 1, sheet: [over] }), []);
    expect([screens.screen, screens.chrome.word]).toEqual(['sheet', 1]);
    game.continue();
    expect([screens.screen, screens.chrome.word]).toEqual(['compose', 2]);
  });

  it('hands a shared device over before a secret is shown, and shows it to whoever took it', () => {
    const { screens, look } = shown(view(compose, composer), device);
    expect([screens.screen, screens.passTo]).toEqual(['pass', players[0]]);
    screens.taken(0);
    expect(screens.screen).toBe('compose');
    expect(look).not.toHaveBeenCalled();
  });
});

describe('a device', () => {
  it('that is shared looks from whoever is in turn', () => {
    const { game, look } = shown(view(decode({ active: 1 }), decoder(1)), device);
    expect(look).not.toHaveBeenCalled();
    game.step(view(decode({ active: 2 }), decoder(1)), []);
    expect(look).toHaveBeenLastCalledWith(2);
  });

  it('of one’s own hands out by chance only where one likes, and each segment once', async () => {
    const { game, screens, act } = shown(draws);
    expect(act).not.toHaveBeenCalled();
    screens.byChance = true;
    expect(act.mock.calls).toEqual([[byChance, undefined, 0]]);
    await vi.waitFor(() => expect(game.busy).toBe(false));
    game.replace(draws);
    expect(act).toHaveBeenCalledOnce();
    game.step(view(decode({ phase: 'draw', questions: [asks(1, 0)] }), coder), []);
    expect(act).toHaveBeenCalledTimes(2);
  });

  it('that is shared does so at first, but not before the sheet was looked at', () => {
    expect(shown(draws, device).act).toHaveBeenCalledWith(byChance, undefined, 0);
    const { game, act } = shown(view(decode(), decoder(1)), device);
    const over = { round: 1, word: 'ICH', coder: 0, solver: null };
    game.step({ ...draws, round: 2, sheet: [over] } as unknown as View, []);
    expect(act).not.toHaveBeenCalled();
    game.continue();
    expect(act).toHaveBeenCalledOnce();
  });

  it('does nothing any more once the game was left', () => {
    const { game, screens, act } = shown(view(decode(), coder), device);
    screens.close();
    game.step(draws, []);
    expect(act).not.toHaveBeenCalled();
  });
});

describe('the news', () => {
  const asked = (zone: number) => ({ type: 'asked', by: 1, kind: 'long', zone, yes: true }) as unknown as Event;

  it('is what was done last, counted so that the same words are news again', () => {
    const { game, screens } = shown(view(decode(), coder));
    expect(screens.news).toBeNull();
    game.step(view(decode({ questions: [asks(1, 0)] }), coder), [asked(0)]);
    expect(screens.news).toMatchObject({ n: 1, asked: { zone: 1 } });
    game.step(view(decode({ questions: [asks(1, 0)] }), coder), []);
    expect(screens.news).toMatchObject({ n: 1 });
    game.step(view(decode({ questions: [asks(1, 0), asks(1, 0)] }), coder), [asked(0)]);
    expect(screens.news).toMatchObject({ n: 2 });
    game.step(view(decode(), coder, { round: 2 }), [{ type: 'word_made' } as Event]);
    expect(screens.news).toBeNull();
  });

  it('begins with the last question for whoever comes later', () => {
    const { news } = shown(view(decode({ questions: [asks(2, 1)] }), decoder(1))).screens;
    expect(news).toMatchObject({ n: 1, player: players[2], asked: { zone: 2 } });
  });
});

describe('what it shows', () => {
  it('says for whom one waits', () => {
    expect(shown(view(decode(), decoder(1))).screens.waitingFor).toBeNull();
    expect(shown(view(decode(), decoder(2))).screens.waitingFor).toBe('Tomáš');
    expect(shown(view(decode({ phase: 'draw' }), decoder(1))).screens.waitingFor).toBe('Ines');
  });

  it('asks a coder for a segment, and tells whoever is out how it goes on', () => {
    expect(shown(draws).screens.notice).toMatchObject({ title: t('hand-out-to', { name: 'Tomáš' }), mine: true });
    const out = view(decode({ playing: [false, true, false] }), decoder(2, { may_deduce: false }));
    expect(shown(out).screens).toMatchObject({ guessers: [], stop: null, notice: { title: t('coach-out') } });
  });

  it('lets all who share a device name the word, and stop together', async () => {
    const offered = view(decode({ stopping: [1] }), decoder(1, { may_go_on: true }));
    const { screens, act } = shown(offered, device);
    expect(screens.guessers.map(({ player }) => player.seat)).toEqual([1, 2]);
    expect(screens.stop).toMatchObject({ by: [players[1]], mayStop: true });
    await screens.agreeToStop();
    expect(act.mock.calls).toEqual([[{ type: 'stop' }, undefined, 2]]);
  });

  it('offers a bonus only to whoever is in turn', () => {
    const bonus = decode({ bonus_phase: true, phase: 'idle' });
    const offered = { canRequest: true, worth: 11, passEnds: false };
    expect(shown(view(bonus, decoder(1, { may_request: true }))).screens.bonus).toEqual(offered);
    expect(shown(view(bonus, decoder(2))).screens.bonus).toBeNull();
  });

  it('ranks everybody, with one place for equals', () => {
    const outcome = { ranking: [[1, 2], [0]], points: [5, 9, 9] };
    const { ranking } = shown(view({ type: 'over', outcome }, coder)).screens;
    expect(ranking.map(({ player, place, points }) => [player.seat, place, points])).toEqual([
      [1, 1, 9],
      [2, 1, 9],
      [0, 3, 5],
    ]);
  });
});
