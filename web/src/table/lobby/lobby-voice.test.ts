// What is said in a lobby, and what is shown to whoever the host has taken something from.
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { i18n, t } from '../../i18n/i18n.svelte';
import type { LobbySeat } from '../open/lobby-types';
import { announcer } from '../../voice/announcer.svelte';
import LobbyVoice from './LobbyVoice.svelte';

beforeAll(() => i18n.use('home', 'table'));
let said: string[];
beforeEach(() => {
  said = [];
  vi.spyOn(announcer, 'say').mockImplementation((text) => void said.push(text));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const person = (seat: number, name: string, part: Partial<LobbySeat> = {}): LobbySeat => ({
  seat,
  id: name,
  player: { seat, look: 'moss', name },
  ready: false,
  host: false,
  ...part,
});
const free = (seat: number): LobbySeat => ({ seat, player: null });
const me = (part: Partial<LobbySeat> = {}): LobbySeat => ({
  ...person(1, 'Tomáš', part),
  player: { seat: 1, look: 'moss', name: 'Tomáš', you: true },
});
const ines = person(0, 'Ines', { host: true, ready: true });

/** What is read out after each look at the seats. */
async function looks(first: readonly LobbySeat[], ...later: (readonly LobbySeat[])[]): Promise<string[]> {
  const { rerender } = render(LobbyVoice, { seats: first, given: null });
  for (const seats of later) await rerender({ seats, given: null });
  return said;
}
const shown = () => document.querySelector('.passing')?.textContent ?? '';

describe('in a lobby it is said', () => {
  it('who comes, who is ready, who goes', async () => {
    expect(
      await looks(
        [ines, free(1)],
        [ines, person(1, 'Mara')],
        [ines, person(1, 'Mara', { ready: true })],
        [ines, free(1)],
      ),
    ).toEqual([
      t('lobby-sits', { name: 'Mara' }),
      t('lobby-is-ready', { name: 'Mara' }),
      t('lobby-stands', { name: 'Mara' }),
    ]);
  });

  it('who is host from now on', async () => {
    const mara = person(2, 'Mara');
    const noHost = { ...ines, host: false };
    expect(
      await looks(
        [ines, me(), mara],
        [noHost, me(), { ...mara, host: true, ready: true }],
        [noHost, me({ host: true, ready: true }), mara],
      ),
    ).toEqual([t('lobby-host-is', { name: 'Mara' }), t('lobby-host-you')]);
  });

  it('nothing of new names, of bots that get stronger, and of oneself', async () => {
    const bot: LobbySeat = { seat: 2, player: { seat: 2, look: 'rust', name: 'Relay', bot: true }, level: 'relay' };
    const renamed = { ...ines, player: { ...ines.player!, name: 'Inès' } };
    const core = { ...bot, player: { ...bot.player!, name: 'Core' }, level: 'core' as const };
    expect(await looks([ines, free(1), bot], [renamed, me(), core], [renamed, me({ ready: true }), core])).toEqual([]);
    expect(shown()).toBe('');
  });
});

describe('whoever the host has taken something from', () => {
  it('reads and hears that their seat was freed, until they sit again', async () => {
    const { rerender } = render(LobbyVoice, { seats: [ines, me()], given: null });
    await rerender({ seats: [ines, free(1)] });
    expect(shown()).toContain(t('lobby-lost-seat'));
    expect(said.join()).toContain(t('lobby-lost-seat'));
    await rerender({ seats: [ines, me()] });
    expect(shown()).toBe('');
  });

  it('reads and hears that the settings have changed, until they are ready again', async () => {
    const { rerender } = render(LobbyVoice, { seats: [ines, me({ ready: true })], given: null });
    await rerender({ seats: [ines, me()] });
    expect(shown()).toContain(t('lobby-lost-ready-text'));
    expect(said.join()).toContain(t('lobby-lost-ready'));
    await rerender({ seats: [ines, me({ ready: true })] });
    expect(shown()).toBe('');
  });

  it.each([
    ['ready', me({ ready: true }), me()],
    ['seat', me(), free(1)],
  ] as const)('is told nothing when they gave up their own %s', async (given, before, now) => {
    const { rerender } = render(LobbyVoice, { seats: [ines, before], given });
    await rerender({ seats: [ines, now] });
    expect(shown()).toBe('');
    expect(said).toEqual([]);
  });

  it('is not the one who hands the table over', async () => {
    await looks([person(0, 'Ines'), me({ host: true, ready: true })], [ines, me()]);
    expect(shown()).toBe('');
  });
});
