// "I play by ear", F-100: clocks of one's own on the page, calmer tables of friends, and what a pace means; F-110:
// radios that show what holds.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { i18n, t } from '../../i18n/i18n.svelte';
import LobbyOptions from './LobbyOptions.svelte';
import LobbySeat from './LobbySeat.svelte';
import PersonDialog from '../../settings/dialog/PersonDialog.svelte';
import type { TableState } from '../../protocol/TableState';
import { settings } from '../../browser/settings.svelte';
import { playersOf } from '../../people/at-table';
import Segmented from '../../kit/Segmented.svelte';
import { defaultSettings, optionsOf } from '../open/settings';

beforeAll(async () => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  await i18n.use('home', 'table', 'feel');
});
afterEach(() => {
  cleanup();
  settings.change({ byEar: false });
});

describe('playing by ear', () => {
  it('is a setting, with the way to what it means', async () => {
    render(PersonDialog, { open: true, onclose: () => undefined });
    await fireEvent.click(screen.getByRole('switch', { name: /I play by ear/ }));
    expect(settings.values.byEar).toBe(true);
    expect(screen.getByRole('link', { name: 'How to play by ear' }).getAttribute('href')).toBe('/rules/circuit#by-ear');
  });

  it('is shown on the seat', () => {
    const person = { id: 'a', name: 'Ines', ready: false, presence: 'here', by_ear: true };
    const [player] = playersOf(
      { seats: [{ holder: { person }, bot_plays: false, left: false }] } as unknown as TableState,
      null,
    );
    expect(player?.byEar).toBe(true);
    render(LobbySeat, {
      seat: { seat: 0, player: player!, connected: true },
      host: false,
      onaddbot: () => undefined,
      onremove: () => undefined,
      onlevel: () => undefined,
    });
    expect(document.body.textContent).toContain(t('lobby-by-ear'));
  });
});

describe('the table', () => {
  it('of friends is calm', () => {
    expect(defaultSettings('circuit').game).toMatchObject({ circuit: { timer: 90, choose: 60, place: 180 } });
  });

  it('has one switch for the sand timer', async () => {
    const onchange = vi.fn();
    render(LobbyOptions, { options: optionsOf(defaultSettings('circuit')), host: true, onchange });
    await fireEvent.click(screen.getByRole('switch', { name: /Sand timer/ }));
    expect(onchange).toHaveBeenCalledWith({ sandTimer: null });
  });

  it('says how many seconds brisk and calm are', () => {
    render(LobbyOptions, { options: optionsOf(defaultSettings('cipher')), host: true, onchange: () => undefined });
    expect(document.body.textContent).toMatch(/Brisk\s*30 \/ 60 s/);
    expect(document.body.textContent).toMatch(/Calm\s*120 \/ 240 s/);
  });
});

describe('one of a few', () => {
  const options = [2, 3, 4].map((value) => ({ value, text: `${value}` }));

  it('shows what holds where a choice is refused', async () => {
    render(Segmented<number>, { label: 'Seats', options, value: 3, onchange: () => undefined });
    await fireEvent.click(screen.getByRole('radio', { name: '2' }));
    await tick();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '3' }).checked).toBe(true);
  });

  it('only goes along by arrows where a choice leads elsewhere, F-109', async () => {
    const onchange = vi.fn();
    render(Segmented<number>, { label: 'Kind of puzzle', options, value: 3, leads: true, onchange });
    const three = screen.getByRole('radio', { name: '3' });
    three.focus();
    await fireEvent.keyDown(three, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: '4' }));
    expect(onchange).not.toHaveBeenCalled();
    await fireEvent.keyDown(document.activeElement!, { key: 'Enter' });
    expect(onchange).toHaveBeenCalledWith(4);
  });
});
