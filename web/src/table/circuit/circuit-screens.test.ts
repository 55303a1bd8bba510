// Which screen is on, and what it shows, by what the server told last.
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CircuitGame } from '../../circuit/game/circuit.svelte';
import { i18n, t } from '../../i18n/i18n.svelte';
import type { Player } from '../../people/player';
import type { Event } from '../../protocol/circuit/Event';
import type { View } from '../../protocol/circuit/View';
import type { TableState } from '../../protocol/TableState';
import { CircuitScreens, type AtTable } from './circuit-screens.svelte';

beforeAll(() => i18n.use('home', 'table', 'feel'));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const players: Player[] = [
  { seat: 0, look: 'iris', name: 'Ines', you: true },
  { seat: 1, look: 'moss', name: 'Tomáš' },
];
const here = { holder: { person: { name: 'Ines', presence: 'here', ready: true } } };
const circuit = { timer: 90, choose: 30, place: 60, cap: null, scale_totals: true };
const table = { seats: [here, here], settings: { game: { circuit } }, game: null } as unknown as TableState;

const puzzle = { category: 'weight', left: [5], right: [7], weights: 2 };
const tile = { networks: [{ ports: ['N'], cells: ['red'] }] };
const working = { laid: 1, pieces: 2, state: { type: 'working' } };
const solved = { laid: 2, pieces: 2, state: { type: 'solved', after: 9_000 } };
const seat = (more: object = {}) => ({
  ...{ score: 4, gained: 1, supply: 2, presence: 'here', tile: null, category: null, attempt: null },
  ...more,
});
const stack = { top: tile, height: 20 };
interface Parts {
  seats?: object[];
  you?: object | null;
  more?: object;
}
/** As much of a view as the screens need. */
function view(phase: object, { seats = [seat(), seat()], you = {}, more = {} }: Parts = {}): View {
  return {
    round: 2,
    phase: { deadline: null, ...phase },
    seats,
    start_player: 0,
    solutions: [],
    summary: null,
    board: {},
    stacks: { weight: stack, fragment: stack, conduit: stack, angular: { top: null, height: 0 } },
    you: you && { seat: 0, puzzle: null, draft: null, choices: [], placements: [], ...you },
    ...more,
  } as unknown as View;
}
const choosing = view({ type: 'choosing', seat: 0 }, { you: { choices: ['weight', 'conduit'] } });
const at = (attempt: object) => seat({ category: 'weight', tile, attempt });
const solving = view({ type: 'solving', first: null }, { seats: [at(working), at(working)], you: { puzzle } });
const done = view({ type: 'solving', first: 0 }, { seats: [at(solved), at(working)], you: { puzzle } });
const placing = view({ type: 'placing', seat: 1 }, { seats: [at(solved), at(solved)] });
const over = view({ type: 'over' }, { more: { summary: {} } });

function shown(first: View, session: Partial<AtTable> = {}): { game: CircuitGame; screens: CircuitScreens } {
  const game = new CircuitGame(first, {
    players: () => players,
    gameTime: () => 0,
    act: () => new Promise(() => undefined),
    refused: () => undefined,
  });
  const nothing = () => undefined;
  const atTable = { table, players, absenceOf: () => null, mySeat: 0, ready: false, unread: 0, ...session };
  return { game, screens: new CircuitScreens(atTable, game, { onmenu: nothing, onchat: nothing }) };
}
const ended = { type: 'solving_ended' } as Event;

describe('the screen', () => {
  it.each([
    ['choose', choosing],
    ['solve', solving],
    ['solve', done],
    ['watch', view({ type: 'solving', first: null }, { you: null })],
    ['place', placing],
    ['end', over],
  ])('is %s', (screen, now) => {
    expect(shown(now).screens.screen).toBe(screen);
  });

  it('is the board for whoever is done, after the glow, and the puzzle again for whoever goes back', () => {
    const { game, screens } = shown(solving);
    game.step(done, []);
    expect(screens.screen).toBe('solve');
    vi.advanceTimersByTime(1_300);
    expect(screens.screen).toBe('plan');
    game.meanwhile.planning = 'puzzle';
    expect(screens.screen).toBe('solve');
  });

  it('stays with what was missed, then with the end of the round, until somebody goes on', () => {
    const missed = { seat: 0, puzzle, state: { type: 'time_up' }, draft: { left: [1] }, solution: { left: [2] } };
    const { game, screens } = shown(solving);
    game.step({ ...placing, solutions: [missed] } as unknown as View, [ended]);
    expect([screens.screen, screens.locked, screens.solved]).toEqual(['solve', true, false]);
    expect(screens.notice?.title).toBe(t('missed-late'));
    expect(screens.draft).toEqual({ left: [1] });
    const before = screens.puzzle;
    game.meanwhile.showsRight = true;
    expect(screens.draft).toEqual({ left: [2] });
    expect(screens.notice?.title).toBe(t('solutions-right'));
    expect(screens.puzzle).not.toBe(before);
    game.step(choosing, [{ type: 'round_ended', round: 2 } as Event]);
    game.continue();
    expect([screens.screen, screens.nextName]).toEqual(['round-end', '']);
    expect(screens.roundScores.map(({ from, points }) => [from, points])).toEqual([
      [3, 4],
      [3, 4],
    ]);
    expect(screens.players[0]).toMatchObject({ gain: 1 });
    game.continue();
    expect(screens.screen).toBe('choose');
  });

  it('shows a tile that somebody laid, with their name', () => {
    const { game, screens } = shown(placing);
    game.step(view({ type: 'placing', seat: 0 }), [{ type: 'not_placed', seat: 1, declined: true } as Event]);
    expect([screens.screen, screens.placer]).toEqual(['place', 1]);
    expect(screens.laidBy).toEqual({ name: 'Tomáš', sent: null, unlaid: 'declined' });
  });
});

describe('what it shows', () => {
  it('offers the chambers that the view offers, and names whoever took one', () => {
    const taken = view({ type: 'choosing', seat: 0 }, { seats: [seat(), at(working)], you: { choices: ['conduit'] } });
    const { chambers } = shown(taken).screens;
    expect(chambers.filter(({ free }) => free).map(({ category }) => category)).toEqual(['conduit']);
    expect(chambers.find(({ category }) => category === 'weight')).toMatchObject({ taker: players[1], left: 20 });
    expect(chambers.find(({ category }) => category === 'angular')?.networks).toBeNull();
  });

  it('rests with whoever gave up, and says why', () => {
    const gaveUp = at({ ...working, state: { type: 'gave_up' } });
    const { screens } = shown(
      view({ type: 'solving', first: null }, { seats: [gaveUp, at(working)], you: { puzzle } }),
    );
    expect([screens.resting, screens.locked]).toEqual([true, true]);
    expect(screens.notice).toEqual({ title: t('gave-up-wait'), text: t('gave-up-wait-text') });
  });

  it('says who turned the sand, and nobody where there is none', () => {
    const first = { ...solving, phase: { type: 'solving', first: 1, deadline: null } } as unknown as View;
    expect(shown(first).screens.first).toBe('Tomáš');
    expect(shown(done).screens.first).toBe('');
    const untimed = { ...table, settings: { game: { circuit: { ...circuit, timer: null, cap: 300 } } } };
    const { screens } = shown(first, { table: untimed as unknown as TableState });
    expect([screens.first, screens.chrome.untimed]).toEqual([null, { minutes: 5 }]);
  });

  it('has in the bar what the screen can open', () => {
    expect(shown(solving).screens.chrome).toMatchObject({ round: 2, results: [], onsolutions: undefined, last: false });
    expect(shown(solving).screens.chrome.onboard).toBeTypeOf('function');
    const solutions = [{ seat: 1, puzzle, state: { type: 'solved', after: 9_000 } }];
    const { screens } = shown({ ...placing, solutions } as unknown as View);
    expect(screens.chrome.results).toMatchObject([{ player: players[1], category: 'weight' }]);
    screens.chrome.onsolutions?.();
    expect(screens.solutionsOpen).toBe(true);
    expect(screens.chrome.onboard).toBeUndefined();
  });

  it('asks whoever plays for another game, and nobody who only watches', () => {
    expect(shown(over).screens.rematch).toEqual({ ready: 2, total: 2, you: false });
    expect(shown(view({ type: 'over' }, { you: null }), { mySeat: null }).screens.rematch).toBeNull();
  });

  it('tells how everybody stands', () => {
    expect(shown(placing).screens.spokenScores()).toHaveLength(2);
    expect(shown(placing).screens.spokenScores()[1]).toContain('Tomáš');
  });
});
