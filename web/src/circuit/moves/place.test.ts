// Placing: what presses do while a closing is shown, and while there is but one spot.
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { i18n, t } from '../../i18n/i18n.svelte';
import { networks } from '../../tiles/home-board';
import type { ClosingView } from '../game/closing-types';
import Place from './Place.svelte';

beforeAll(() => Promise.all([i18n.use('home', 'table'), import('../closing/closing')]));
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const ines = { seat: 0, look: 'iris' as const, name: 'Ines', you: true };
const board = [
  { x: 0, y: 0, networks: networks('E:r'), rotation: 0 as const },
  { x: 1, y: 0, networks: networks('W:r'), rotation: 0 as const },
];
const outcome = {
  cells: 2,
  closes: [
    { x: 0, y: 0, network: 0 },
    { x: 1, y: 0, network: 0 },
  ],
  gains: [{ player: ines, points: 2, parts: [] }],
  after: { 0: 2 },
};

function placing(closing: ClosingView | null, onplace = vi.fn(), oncontinue = vi.fn()) {
  const hand = closing ? null : { networks: networks('W:r'), category: 'weight' as const };
  render(Place, {
    chrome: { round: 1 },
    players: [],
    you: ines,
    board,
    hand,
    spots: [{ x: 2, y: 0 }],
    outcomeOf: () => null,
    cellsOf: () => [],
    supply: 0,
    closing,
    confirmMoves: false,
    onplace,
    oncontinue,
  });
  return { onplace, oncontinue };
}
async function press(button: HTMLElement): Promise<void> {
  await fireEvent.pointerDown(button);
  await fireEvent.click(button);
}

it('goes on only with the press after the one that hurried the closing on', async () => {
  const { oncontinue } = placing({
    outcome,
    from: { x: 1, y: 0 },
    before: { 0: 0 },
    rings: [{ x: 50, y: 50, shade: 'rose' }],
    points: [{ x: 50, y: 50, look: 'iris', points: 2 }],
  });
  // The button rests at first; the closing goes on for longer than that.
  await vi.advanceTimersByTimeAsync(600);
  const goOn = screen.getAllByRole('button', { name: t('ui-continue') })[0]!;
  await press(goOn);
  expect(oncontinue).not.toHaveBeenCalled();
  await press(goOn);
  expect(oncontinue).toHaveBeenCalledOnce();
});

it('goes on with a click that comes without a press, as screen readers send it', async () => {
  const { oncontinue } = placing({
    outcome,
    from: { x: 1, y: 0 },
    before: { 0: 0 },
    rings: [{ x: 50, y: 50, shade: 'rose' }],
    points: [{ x: 50, y: 50, look: 'iris', points: 2 }],
  });
  await vi.advanceTimersByTimeAsync(600);
  await fireEvent.pointerDown(document.body);
  await fireEvent.pointerUp(document.body);
  await vi.advanceTimersByTimeAsync(1000);
  await fireEvent.click(screen.getAllByRole('button', { name: t('ui-continue') })[0]!);
  expect(oncontinue).toHaveBeenCalledOnce();
});

it('asks for the networker, and keeps it only when told so', async () => {
  const onplace = vi.fn();
  const cell = { network: 0, cell: 0, colour: 'red' as const, heldBy: null, points: null, count: 1 };
  render(Place, {
    chrome: { round: 1 },
    players: [],
    you: ines,
    board,
    hand: { networks: networks('W:r'), category: 'weight' },
    spots: [{ x: 2, y: 0 }],
    outcomeOf: () => null,
    cellsOf: () => [cell],
    supply: 3,
    confirmMoves: false,
    onplace,
  });
  const stage = screen.getByRole('application');
  const said = () => document.querySelector('main > [aria-live]')!.textContent;
  await fireEvent.keyDown(stage, { key: 'ArrowRight' });
  await fireEvent.keyDown(stage, { key: 'Enter' });
  expect(said()).toBe(t('networker-choose'));
  expect(onplace).not.toHaveBeenCalled();
  await fireEvent.keyDown(stage, { key: 'Enter' });
  expect(said()).toBe(t('networker-spoken-keep'));
  expect(onplace).not.toHaveBeenCalled();
  await fireEvent.keyDown(stage, { key: 'Enter' });
  expect(onplace).toHaveBeenCalledOnce();
});

it('takes no step to the only spot for a second press on it', async () => {
  const { onplace } = placing(null);
  const stage = screen.getByRole('application');
  await fireEvent.keyDown(stage, { key: 'ArrowRight' });
  await fireEvent.keyDown(stage, { key: 'ArrowRight' });
  expect(onplace).not.toHaveBeenCalled();
  await fireEvent.keyDown(stage, { key: 'Enter' });
  expect(onplace).toHaveBeenCalledOnce();
});

it('declines quietly: asked first, by key or button, and only where the rules let one', async () => {
  const ondecline = vi.fn();
  const props = {
    chrome: { round: 1 },
    players: [],
    you: ines,
    board,
    hand: { networks: networks('W:r'), category: 'weight' as const },
    spots: [{ x: 2, y: 0 }],
    outcomeOf: () => null,
    cellsOf: () => [],
    supply: 0,
    confirmMoves: false,
    onplace: vi.fn(),
  };
  const { rerender } = render(Place, props);
  expect(screen.queryByRole('button', { name: t('place-decline') })).toBeNull();
  await rerender({ ...props, ondecline });
  expect(screen.getAllByRole('button', { name: t('place-decline') }).length).toBeGreaterThan(0);
  await fireEvent.keyDown(screen.getByRole('application'), { key: 'Delete' });
  const asked = () => within(document.querySelector<HTMLElement>('dialog[open]')!);
  expect(asked().getByText(t('place-decline-text'))).toBeTruthy();
  await fireEvent.click(asked().getByRole('button', { name: t('place-decline-not') }));
  await vi.advanceTimersByTimeAsync(1000);
  expect(document.querySelector('dialog[open]')).toBeNull();
  expect(ondecline).not.toHaveBeenCalled();
  await fireEvent.click(screen.getAllByRole('button', { name: t('place-decline') })[0]!);
  await fireEvent.click(asked().getByRole('button', { name: t('place-decline') }));
  expect(ondecline).toHaveBeenCalledOnce();
});

it('says who did not lay a tile, and why', async () => {
  const props = {
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
  };
  const { rerender } = render(Place, { ...props, laid: { name: 'Tomáš', sent: null, unlaid: 'declined' as const } });
  expect(document.querySelector('.coach b')!.textContent).toBe(
    t('placed-declined', { name: 'Tomáš' }).replace(/\.$/, ''),
  );
  await rerender({ ...props, laid: { name: 'Tomáš', sent: null, unlaid: 'late' as const } });
  expect(document.querySelector('.coach b')!.textContent).toBe(t('placed-late', { name: 'Tomáš' }).replace(/\.$/, ''));
});

it('turns the tile that lies there when it is clicked, however moves are confirmed', async () => {
  // Written for F-44: a second click laid it.
  const { onplace } = placing(null);
  await fireEvent.click(document.querySelector('[data-spot="2,0"]')!);
  const lies = () => document.querySelector('.again')!;
  const turnedBy = () => document.querySelector('svg[role=application]')!.innerHTML;
  const before = turnedBy();
  await fireEvent.pointerDown(lies(), { pointerId: 1, button: 0 });
  await fireEvent.pointerUp(window, { pointerId: 1, button: 0 });
  expect(onplace).not.toHaveBeenCalled();
  expect(turnedBy()).not.toBe(before);
});

it('says that it is the last round, to whoever lays and to whoever waits', async () => {
  // Written for F-47.
  const props = {
    chrome: { round: 7, last: true },
    players: [],
    you: ines,
    board,
    hand: { networks: networks('W:r'), category: 'weight' as const },
    spots: [],
    outcomeOf: () => null,
    cellsOf: () => [],
    supply: 0,
    onplace: vi.fn(),
  };
  const { container, rerender } = render(Place, props);
  expect(container.querySelector('.coach')!.textContent).toContain(t('last-round'));
  expect(container.querySelector('header')!.textContent).toContain(t('circuit-last-round', { round: 7 }));
  await rerender({ ...props, hand: null, waitingFor: 'Tomáš' });
  expect(container.querySelector('.coach')!.textContent).toContain(t('last-round'));
});
