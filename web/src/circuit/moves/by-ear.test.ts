// Choosing and placing as somebody plays who hears the page: what the focus is on is read, live regions tell the rest.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { i18n, t } from '../../i18n/i18n.svelte';
import { networks } from '../../tiles/home-board';
import { announcer } from '../../voice/announcer.svelte';
import type { Square } from '../../tiles/board';
import Choose from '../choose/Choose.svelte';
import Place from './Place.svelte';
import RoundEnd from './RoundEnd.svelte';

beforeAll(() => i18n.use('home', 'table'));
beforeEach(() => {
  document.documentElement.dataset['input'] = 'keys';
});
afterEach(() => {
  cleanup();
  delete document.documentElement.dataset['input'];
});

const ines = { seat: 0, look: 'iris' as const, name: 'Ines', you: true };
const tomas = { seat: 1, look: 'moss' as const, name: 'Tomáš' };
const press = (key: string, code = key) => fireEvent.keyDown(document.activeElement!, { key, code });

describe('choosing, F-104', () => {
  function choosing() {
    const onchoose = vi.fn();
    const networksOf = networks('NE:r');
    const chambers = (['weight', 'fragment', 'conduit', 'angular'] as const).map((category) => ({
      category,
      networks: networksOf,
      left: 9,
      taker: category === 'weight' ? tomas : null,
      free: category !== 'weight',
    }));
    render(Choose, { chrome: { round: 2 }, players: [], chambers, board: [], scores: [], waitingFor: null, onchoose });
    return { onchoose, read: () => document.activeElement!.getAttribute('aria-label')! };
  }

  it('stands at the first free chamber, reads where a digit or an arrow leads, and takes it by Enter', async () => {
    const { onchoose, read } = choosing();
    await vi.waitFor(() => expect(read()).toMatch(/^Fragment\. Tile with cells rose/));
    await press('3', 'Digit3');
    expect(read()).toMatch(/^Conduit\. .* 9 tiles left\.$/);
    await press('ArrowRight');
    expect(read()).toMatch(/^Angular\. /);
    expect(document.activeElement!.getAttribute('aria-pressed')).toBe('true');
    await press('1', 'Digit1');
    expect(read(), 'taken by somebody').toMatch(/^Angular\. /);
    await press('Enter');
    expect(onchoose).toHaveBeenCalledWith('angular');
  });

  it('takes what was picked also from the menu, whose button has the focus no more', async () => {
    const { onchoose } = choosing();
    await vi.waitFor(() => expect(document.querySelectorAll('.chamber')).toHaveLength(4));
    screen.getByRole('button', { name: t('ui-menu') }).focus();
    await press('4', 'Digit4');
    await press('Enter');
    expect(onchoose).toHaveBeenCalledWith('angular');
  });

  it('has a heading, and its columns have names, F-110', () => {
    choosing();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Circuit, Round 2: Choose');
    for (const aside of document.querySelectorAll('aside')) expect(aside.getAttribute('aria-label')).toBeTruthy();
  });
});

describe('placing, F-108', () => {
  const board = [{ x: 0, y: 0, networks: networks('NESW:r'), rotation: 0 as const, start: true }];
  const spots = [
    { x: 0, y: -1 },
    { x: -1, y: 0 },
    { x: 1, y: 0 },
    { x: 0, y: 1 },
  ];
  const cell = (network: number) => ({
    network,
    cell: 0,
    colour: 'red' as const,
    heldBy: null,
    points: null,
    count: 1,
  });
  function placing() {
    const outcomeOf = () => ({ cells: 0, closes: [], gains: [], after: {} });
    const aimed: Square[] = [];
    const onplace = vi.fn();
    render(Place, {
      chrome: { round: 1 },
      players: [],
      you: ines,
      board,
      hand: { networks: networks('W:r E:r'), category: 'weight' },
      spots,
      outcomeOf,
      cellsOf: () => [cell(0), cell(1)],
      supply: 3,
      onplace,
    });
    screen.getByRole('application').focus();
    const said = () => document.querySelector('main > [aria-live]')!.textContent;
    return { said, aimed, onplace };
  }

  it('walks over the board by arrows, in a few words each, and tells all of it for a key', async () => {
    const { said } = placing();
    await press('ArrowUp');
    expect(said()).toBe('1 up. Closes nothing, 2 ends open.');
    await press('ArrowRight');
    expect(said()).toBe('1 right. Closes nothing, 4 ends open.');
    await press('ArrowLeft');
    expect(said()).toMatch(/^1 (up|down|left)\./);
    const words = vi.spyOn(announcer, 'say').mockReturnValue();
    await press('i');
    expect(words.mock.calls[0]![0]).toMatch(/from the start tile\. Channels .* Open ends|still open/);
    words.mockRestore();
  });

  it('says where there is no spot, and goes through all by Page down', async () => {
    const { said } = placing();
    const heard = new Set<string>();
    for (let i = 0; i < 4; i += 1) {
      await press('PageDown');
      heard.add(said().split('.')[0]!);
    }
    expect([...heard].sort()).toEqual(['1 down', '1 left', '1 right', '1 up']);
    const words = vi.spyOn(announcer, 'say').mockReturnValue();
    await press('ArrowDown');
    await press('ArrowDown');
    expect(words.mock.calls.at(-1)![0]).toBe('No spot that way.');
    words.mockRestore();
  });

  it('goes through the cells by arrows, each with its channel, F-107', async () => {
    const { said, onplace } = placing();
    await press('ArrowUp');
    await press('Enter');
    await tick();
    await press('ArrowRight');
    expect(said()).toMatch(/cell 1, channel (west|east)/);
    await press('ArrowRight');
    expect(said()).toMatch(/cell 2, channel (west|east)/);
    await press('ArrowRight');
    expect(said()).toBe(t('networker-spoken-keep'));
    await press('Enter');
    expect(onplace).toHaveBeenCalledWith(expect.anything(), null);
  });
});

describe('what others do', () => {
  const board = [{ x: 0, y: 0, networks: networks('NESW:r'), rotation: 0 as const, start: true }];
  const outcome = { cells: 4, closes: [{ x: 0, y: 0, network: 0 }], gains: [], after: {} };
  const watching = {
    chrome: { round: 1 },
    players: [],
    you: ines,
    board,
    hand: null,
    spots: [],
    outcomeOf: () => null,
    cellsOf: () => [],
    supply: 0,
    onplace: vi.fn(),
    waitingFor: 'Tomáš',
  };
  const laid = { name: 'Tomáš', sent: null, unlaid: null };

  it('is told once: the place is told with it, where the line only says who', () => {
    const words = vi.spyOn(announcer, 'say').mockReturnValue();
    render(Place, { ...watching, laid });
    expect(words.mock.calls.map(([text]) => text)).toEqual([]);
    cleanup();
    render(Place, watching);
    expect(words.mock.calls.at(-1)![0]).toContain(t('coach-place-wait', { name: 'Tomáš' }));
    words.mockRestore();
  });

  it.each([
    [[{ player: ines, points: 2, parts: [] }], '4 cells came alive. You 2.'],
    [[], '4 cells came alive. Nobody scores in it.'],
  ])('says what a system brought that somebody closed', (gains, told) => {
    const words = vi.spyOn(announcer, 'say').mockReturnValue();
    const closing = { outcome: { ...outcome, gains }, from: { x: 0, y: 0 }, before: {}, rings: [], points: [] };
    render(Place, { ...watching, laid, closing });
    expect(words.mock.calls.map(([text]) => text)).toContain(told);
    words.mockRestore();
  });
});

it('leaves Enter to the screen on a board where nothing is confirmed', async () => {
  render(RoundEnd, {
    chrome: { round: 1 },
    players: [],
    board: [{ x: 0, y: 0, networks: networks('NESW:r'), rotation: 0, start: true }],
    scores: [],
    next: 'Tomáš',
    oncontinue: vi.fn(),
  });
  screen.getByRole('application').focus();
  // What nobody has taken goes on.
  expect(await press('Enter')).toBe(true);
  expect(await press('ArrowUp')).toBe(false);
});
