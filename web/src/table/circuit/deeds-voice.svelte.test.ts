// What others do is heard: which chamber they took, who solved, who failed, and where they laid (F-107).
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { i18n } from '../../i18n/i18n.svelte';
import type { View } from '../../protocol/circuit/View';
import { announcer } from '../../voice/announcer.svelte';
import { describeLaid } from '../../circuit/stage/speech';
import DeedsVoice from './DeedsVoice.svelte';

beforeAll(() => i18n.use('home', 'table'));
afterEach(cleanup);

it('tells each deed once', async () => {
  const said: string[] = [];
  const say = vi.spyOn(announcer, 'say').mockImplementation((text) => void said.push(text));
  const seat = (category: string | null, state?: unknown) => ({ category, attempt: state ? { state } : null });
  const view = (type: string, seats: unknown[], solutions: unknown[] = []) =>
    ({ round: 1, phase: { type }, seats, solutions }) as unknown as View;
  const player = (number: number) => ({
    seat: number,
    look: 'iris' as const,
    name: ['Ines', 'Spark', 'Relay'][number]!,
    you: number === 0,
  });
  const { rerender } = render(DeedsVoice, {
    view: view('choosing', [seat(null), seat('weight'), seat(null)]),
    solving: false,
    player,
  });
  await rerender({
    view: view('choosing', [seat('angular'), seat('weight'), seat('conduit')]),
    solving: false,
    player,
  });
  const working = { type: 'working' };
  const solved = { type: 'solved', after: 1000 };
  await rerender({
    view: view('solving', [seat('angular', working), seat('weight', solved), seat('conduit', working)]),
    solving: true,
    player,
  });
  const late = { type: 'time_up' };
  const solutions = [
    { seat: 1, state: solved },
    { seat: 2, state: late },
  ];
  await rerender({
    view: view('placing', [seat('angular', solved), seat('weight', solved), seat('conduit', late)], solutions),
    solving: false,
    player,
  });
  expect(said).toEqual([
    'Spark took Weight.',
    'Relay took Conduit.',
    'Spark solved Weight.',
    'Relay: not solved in time.',
  ]);
  say.mockRestore();
});

it('says where a tile was laid', () => {
  expect(describeLaid('Spark', { sent: 'red', unlaid: null, at: { x: 2, y: 1 } })).toBe(
    'Spark laid a tile and sent a networker to rose. Spot 2 right, 1 down from the start tile.',
  );
  expect(describeLaid('Spark', { sent: null, unlaid: 'declined', at: null })).not.toContain('Spot');
});
