// The choice of a colour in the lobby.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { i18n, t } from '../../i18n/i18n.svelte';
import LobbyColour from './LobbyColour.svelte';
import LobbySeat from './LobbySeat.svelte';

beforeAll(() => i18n.use('home', 'table'));
afterEach(cleanup);

const ines = { seat: 0, look: 'iris' as const, name: 'Ines', you: true };

it('offers four colours by name and pattern, and not those of others', async () => {
  const onchoose = vi.fn();
  render(LobbyColour, { player: ines, free: ['iris', 'chalk', 'rust'], onchoose, onclose: vi.fn() });
  const button = (look: 'iris' | 'moss' | 'chalk') =>
    screen.getByRole<HTMLButtonElement>('button', { name: new RegExp(t(`colour-${look}`)) });
  expect(button('iris').getAttribute('aria-pressed')).toBe('true');
  expect(button('moss').disabled).toBe(true);
  expect(button('moss').textContent).toContain(t('lobby-colour-taken'));
  await fireEvent.click(button('chalk'));
  expect(onchoose).toHaveBeenCalledWith('chalk');
});

it('is opened by the networker of a seat that is yours, and of no other', async () => {
  const oncolour = vi.fn();
  const props = { host: false, onaddbot: vi.fn(), onremove: vi.fn(), onlevel: vi.fn(), oncolour };
  const { rerender } = render(LobbySeat, { ...props, seat: { seat: 0, player: ines, colours: ['iris', 'moss'] } });
  const label = t('lobby-colour-change', { name: 'Ines', colour: t('colour-iris') });
  await fireEvent.click(screen.getByRole('button', { name: label }));
  expect(oncolour).toHaveBeenCalledOnce();
  await rerender({ ...props, seat: { seat: 0, player: ines } });
  expect(screen.queryByRole('button', { name: label })).toBeNull();
});
