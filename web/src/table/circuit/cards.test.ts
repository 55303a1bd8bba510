import { beforeAll, expect, it } from 'vitest';
import { i18n, t } from '../../i18n/i18n.svelte';
import type { Player } from '../../people/player';
import type { TableState } from '../../protocol/TableState';
import type { View } from '../../protocol/circuit/View';
import { cardsOf } from './cards';

beforeAll(() => i18n.use('home', 'table'));

const players: readonly Player[] = [
  { seat: 0, look: 'iris', name: 'Ines', you: true },
  { seat: 1, look: 'moss', name: 'Tomáš' },
  { seat: 2, look: 'rust', name: 'Relay', bot: true },
];
const here = { holder: { person: { name: 'Ines', presence: 'here' } } };
const table = { seats: [here, here, { holder: { bot: { level: 'relay' } } }] } as unknown as TableState;
const seat = (more: object = {}) => ({ score: 4, supply: 2, presence: 'here', category: null, attempt: null, ...more });
const at = (phase: object, seats: readonly object[]) =>
  ({ phase, seats, start_player: 1, you: { seat: 0 } }) as unknown as View;
const working = { laid: 2, pieces: 5, state: { type: 'working' } };

it('says who chooses, who waits, and what somebody has taken', () => {
  const [ines, tomas, relay] = cardsOf(
    at({ type: 'choosing', seat: 0 }, [seat(), seat({ category: 'weight' }), seat()]),
    players,
    table,
  );
  expect(ines).toMatchObject({ active: true, status: t('table-status-choosing'), points: 4, start: false });
  expect(tomas).toMatchObject({ category: 'weight', status: t('category-weight'), start: true });
  expect(relay).toMatchObject({ status: t('table-status-waiting') });
});

it('counts pieces while people solve, and frames the own card', () => {
  const gaveUp = { ...working, state: { type: 'gave_up' } };
  const solved = { ...working, laid: 5, state: { type: 'solved', after: 9 } };
  const [ines, tomas, relay] = cardsOf(
    at({ type: 'solving' }, [seat({ attempt: working }), seat({ attempt: gaveUp }), seat({ attempt: solved })]),
    players,
    table,
  );
  expect(ines).toMatchObject({ active: true, progress: { laid: 2, total: 5, done: false } });
  expect(tomas).toMatchObject({ progress: { failed: true } });
  expect(tomas).not.toHaveProperty('active');
  expect(relay).toMatchObject({ progress: { done: true } });
});

it('shows networkers of those who place, and who is out', () => {
  const missed = { ...working, state: { type: 'time_up' } };
  const [ines, tomas] = cardsOf(
    at({ type: 'placing', seat: 0 }, [seat({ attempt: working }), seat({ attempt: missed }), seat()]),
    players,
    table,
  );
  expect(ines).toMatchObject({ active: true, supply: 2, status: t('table-status-placing') });
  expect(tomas).toMatchObject({ status: t('table-status-out') });
  expect(tomas).not.toHaveProperty('supply');
});

it('shows what a moment brought while the view has gone on, but not of those who left', () => {
  const moment = { by: 1, gains: [{ player: { seat: 1 }, points: 3 }] };
  const view = at({ type: 'choosing', seat: 0 }, [seat(), seat(), seat({ presence: 'left' })]);
  const [ines, tomas, relay] = cardsOf(view, players, table, moment);
  expect(ines).not.toHaveProperty('status');
  expect(tomas).toMatchObject({ active: true, gain: 3 });
  expect(relay).toMatchObject({ status: t('table-status-left') });
});

it('has no card for a free seat, and marks who is away', () => {
  const view = at({ type: 'solving' }, [seat(), seat({ presence: 'away' }), seat()]);
  const cards = cardsOf(view, [players[0]!, players[1]!, null], table);
  expect(cards.map(({ seat: at, away }) => [at, away])).toEqual([
    [0, undefined],
    [1, true],
  ]);
});
