// The players' strip of each phase.
import { t } from '../../i18n/i18n.svelte';
import type { SeatView } from '../../protocol/circuit/SeatView';
import type { View } from '../../protocol/circuit/View';
import type { TableState } from '../../protocol/TableState';
import { isAway } from '../../people/at-table';
import type { Absence, Player, PlayerCardView } from '../../people/player';
import { goal } from '../../circuit/stage/goal';

/** A moment that is still shown while the view has gone on. */
export interface Moment {
  /** Whose turn it was; nobody's at the end of a round. */
  by: number | null;
  gains?: readonly { player: { seat: number }; points: number }[];
}

/** Everybody with what the phase, or the moment, shows of them. */
export function cardsOf(
  view: View,
  players: readonly (Player | null)[],
  table: TableState,
  moment: Moment | null = null,
  absenceOf: (seat: number) => Absence | null = () => null,
): PlayerCardView[] {
  return view.seats.flatMap((seat, index) => {
    const player = players[index];
    if (!player) return [];
    const state = table.seats[index];
    const away = seat.presence === 'away' || (seat.presence === 'here' && state !== undefined && isAway(state));
    const absence = absenceOf(index);
    return [
      {
        ...player,
        points: seat.score,
        target: goal,
        start: view.start_player === index,
        ...(away && { away }),
        ...(absence && { absence }),
        ...(moment && seat.presence !== 'left' ? momentOf(moment, seat, index) : phaseOf(view, seat, index)),
      },
    ];
  });
}

function momentOf({ by, gains = [] }: Moment, { supply }: SeatView, index: number): Partial<PlayerCardView> {
  const gain = gains.find(({ player }) => player.seat === index)?.points;
  return { supply, ...(by === index && { active: true }), ...(gain && { gain }) };
}

function phaseOf(view: View, seat: SeatView, index: number): Partial<PlayerCardView> {
  if (seat.presence === 'left') return { status: t('table-status-left') };
  const category = seat.category ? { category: seat.category } : {};
  switch (view.phase.type) {
    case 'choosing': {
      if (view.phase.seat === index) return { active: true, status: t('table-status-choosing') };
      return seat.category
        ? { ...category, status: t(`category-${seat.category}`) }
        : { status: t('table-status-waiting') };
    }
    case 'solving':
      // Everybody is at work; the mint frame says which card is one's own.
      return {
        ...category,
        ...progressOf(seat),
        ...(view.you?.seat === index && seat.attempt?.state.type === 'working' && { active: true }),
      };
    case 'placing': {
      const solved = seat.attempt?.state.type === 'solved';
      if (view.phase.seat === index) return { active: true, supply: seat.supply, status: t('table-status-placing') };
      if (solved || !seat.attempt) return { supply: seat.supply };
      return { status: t('table-status-out'), ...(view.you?.seat === index && { supply: seat.supply }) };
    }
    case 'over':
      return { supply: seat.supply };
  }
}

function progressOf({ attempt }: SeatView): Partial<PlayerCardView> {
  if (!attempt) return {};
  const { laid, pieces: total, state } = attempt;
  const failed = state.type === 'gave_up' || state.type === 'time_up';
  return { progress: { laid, total, done: state.type === 'solved', ...(failed && { failed }) } };
}
