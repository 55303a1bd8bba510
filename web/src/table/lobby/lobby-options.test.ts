import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { lobbyOptions } from '../../gallery/samples';
import { i18n, t } from '../../i18n/i18n.svelte';
import LobbyOptions from './LobbyOptions.svelte';

beforeAll(() => i18n.use('home', 'table'));
afterEach(cleanup);

const show = (host: boolean, sandTimer: number | null) =>
  render(LobbyOptions, { options: { ...lobbyOptions, sandTimer }, host, onchange: () => undefined });

describe('the options of a table', () => {
  it.each([
    [45, 4],
    [180, 5],
  ] as const)('show a sand timer of %s seconds as the chosen one of %i', (sandTimer, choices) => {
    const { getByRole } = show(true, sandTimer);
    const radios = [
      ...getByRole('radiogroup', { name: t('lobby-sand-timer') }).querySelectorAll<HTMLInputElement>('input'),
    ];
    expect(radios).toHaveLength(choices);
    expect(radios.filter(({ checked }) => checked).map(({ value }) => value)).toEqual([`${sandTimer}`]);
  });

  it('ask for no seconds where there is no sand timer', () => {
    const { getByRole, queryByRole } = show(true, null);
    expect(queryByRole('radiogroup', { name: t('lobby-sand-timer') })).toBeNull();
    expect((getByRole('switch', { name: new RegExp(t('lobby-sand-timer')) }) as HTMLInputElement).checked).toBe(false);
  });

  it('are only read by whoever is not the host', () => {
    const { container, queryAllByRole } = show(false, 180);
    expect([...queryAllByRole('radio'), ...queryAllByRole('switch')]).toEqual([]);
    expect(container.textContent).toContain(t('lobby-seconds', { seconds: 180 }));
  });

  it.each([
    ['circuit', true],
    ['circuit', false],
    ['cipher', true],
    ['cipher', false],
  ] as const)('of %s each have a line of explanation, for the host: %s', (game, host) => {
    const { container } = render(LobbyOptions, { options: { ...lobbyOptions, game }, host, onchange: () => undefined });
    const rows = [...container.querySelectorAll('.option > span, .switch, dt')];
    expect(rows.length).toBeGreaterThan(6);
    expect(rows.filter((row) => !row.querySelector('small')?.textContent).map((row) => row.textContent)).toEqual([]);
  });

  it.each([
    ['circuit', 'lobby-begins'],
    ['cipher', 'lobby-first-coder'],
  ] as const)('of %s say who begins: the lot, or a seat', async (game, key) => {
    const told: unknown[] = [];
    const seats = [
      { seat: 0, player: { seat: 0, look: 'iris' as const, name: 'Ines' } },
      { seat: 1, player: null },
    ];
    const options = { ...lobbyOptions, game, seats: 2, begins: null };
    const { getByRole, getByLabelText, rerender, container } = render(LobbyOptions, {
      options,
      seats,
      host: true,
      onchange: (part) => told.push(part),
    });
    const radios = [...getByRole('radiogroup', { name: t(key) }).querySelectorAll<HTMLInputElement>('input')];
    expect(radios.map(({ checked }) => checked)).toEqual([true, false, false]);
    await fireEvent.click(getByLabelText('Ines'));
    await rerender({ options: { ...options, begins: 0 }, seats, host: true });
    await fireEvent.click(getByLabelText(t('lobby-by-lot')));
    expect(told).toEqual([{ begins: 0 }, { begins: null }]);
    await rerender({ options: { ...options, begins: 1 }, seats, host: false });
    expect(container.textContent).toContain(t('lobby-seat-number', { seat: 2 }));
  });

  it.each([true, false])('tell of the clocks of the turns, where there are any; the host: %s', async (host) => {
    // Written for F-47: the host was not told what guests were.
    const { container, rerender } = show(host, 45);
    expect(container.textContent).toContain('30 s / 90 s');
    await rerender({ options: { ...lobbyOptions, turns: null } });
    expect(container.textContent).not.toContain(t('lobby-turns'));
  });

  it.each(['circuit', 'cipher'] as const)('of %s promise no clock that will not run: bots wait', async (game) => {
    const me = { seat: 0, player: { seat: 0, look: 'iris' as const, name: 'Ines' } };
    const bot = { seat: 1, player: { seat: 1, look: 'moss' as const, name: 'Spark' }, level: 'spark' as const };
    const options = { ...lobbyOptions, game, seats: 2 };
    const { container, rerender } = render(LobbyOptions, {
      options,
      seats: [me, bot],
      host: true,
      onchange: () => undefined,
    });
    expect(container.textContent).toContain(t('lobby-turns-alone'));
    expect(container.textContent).not.toMatch(/30 s \/ 90 s|30 \/ 60 s/);
    await rerender({ options, seats: [me, { seat: 1, player: null }] });
    expect(container.textContent).not.toContain(t('lobby-turns-alone'));
    expect(container.textContent).toMatch(/30 s \/ 90 s|30 \/ 60 s/);
  });
});
