import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { lobbyOptions } from '../../gallery/samples';
import { i18n, t } from '../../i18n/i18n.svelte';
import { usualSeconds } from './bot-pace';
import Lobby from './Lobby.svelte';

beforeAll(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError()));
  return i18n.use('home', 'table');
});
afterEach(cleanup);

const lobby = { code: 'KORA-417', seats: [{ seat: 0, player: null }], options: lobbyOptions, host: false, ready: null };

describe('a lobby', () => {
  it('says how fast bots are', () => {
    // Written for F-49.
    const relay = { seat: 1, look: 'rust' as const, name: 'Relay', bot: true };
    render(Lobby, {
      ...lobby,
      seats: [{ seat: 1, player: relay, level: 'relay', solvesIn: usualSeconds('relay', 'mixed') }],
    });
    expect(screen.getByText('Bot, medium: solves in about 45 s')).toBeTruthy();
  });

  it('leads to the settings', async () => {
    render(Lobby, lobby);
    await fireEvent.click(screen.getByRole('button', { name: t('ui-settings') }));
    expect(await screen.findByRole('radiogroup', { name: t('ui-language') })).toBeTruthy();
    expect(screen.getByLabelText(t('ui-name'))).toBeTruthy();
  });
});
