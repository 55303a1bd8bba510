// What has changed in a lobby between two looks at its seats, in words. Nobody is told what they did themselves, and
// a new name or another strength of a bot is no news: it is the same one who sits there.
import { t } from '../../i18n/i18n.svelte';
import type { LobbySeat } from '../open/lobby-types';

type Seats = readonly LobbySeat[];

/** What somebody may lose in a lobby. */
export type Loss = 'seat' | 'ready';

/** Short sentences about the others, and about who is host. */
export function newsOf(before: Seats, now: Seats): string[] {
  return [
    ...before.flatMap((seat) =>
      holderOf(seat) === holderOf(now[seat.seat]) ? [] : about(seat, (name) => t('lobby-stands', { name })),
    ),
    ...now.flatMap((seat) => {
      const was = before[seat.seat];
      if (holderOf(was) !== holderOf(seat)) return about(seat, (name) => t('lobby-sits', { name }));
      if (seat.host && !was?.host)
        return [seat.player?.you ? t('lobby-host-you') : t('lobby-host-is', { name: seat.player?.name ?? '' })];
      return seat.ready && !was?.ready ? about(seat, (name) => t('lobby-is-ready', { name })) : [];
    }),
  ];
}

/** What the host has taken from me: my seat, or that I was ready. A host is always ready, also one who hands over. */
export function lossOf(before: Seats, now: Seats): Loss | null {
  const was = mine(before);
  const is = mine(now);
  if (!was || was.host) return null;
  if (!is) return 'seat';
  return was.ready && !is.ready ? 'ready' : null;
}

function mine(seats: Seats): LobbySeat | undefined {
  return seats.find(({ player }) => player?.you);
}

function holderOf(seat: LobbySeat | undefined): string | null {
  return seat?.player ? (seat.id ?? 'bot') : null;
}

function about({ player }: LobbySeat, text: (name: string) => string): string[] {
  return player && !player.you ? [text(player.name)] : [];
}
