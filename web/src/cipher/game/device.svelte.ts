// One device for all: whose turn it is to hold it, and whose private view was opened. Only the
// coder's views are private; those of the decoders show the same open board.
import type { View } from '../../protocol/cipher/View';

export class SharedDevice {
  /** The seat that was handed the device last and said so. */
  opened = $state<number | null>(null);
  /** Segments are handed out by chance, so that the device need not go back and forth. */
  auto = $state(true);

  /** Who should hold the device now: a seat of this device, or nobody (a bot or nobody's turn). */
  holder(view: View, seats: readonly number[]): number | null {
    const { stage, coder } = view;
    const wanted =
      stage.type === 'compose'
        ? coder
        : stage.type !== 'decode'
          ? null
          : stage.phase === 'draw'
            ? this.#drawing(coder, stage.active, seats)
            : stage.active;
    return wanted !== null && seats.includes(wanted) ? wanted : null;
  }

  #drawing(coder: number, active: number | null, seats: readonly number[]): number | null {
    return this.auto || !seats.includes(coder) ? active : coder;
  }

  /** Whether the device has to change hands before anything is shown. */
  passes(view: View, holder: number | null): boolean {
    if (view.stage.type === 'over') return false;
    const mine = seatOf(view);
    const secret = view.you.role === 'composer' || view.you.role === 'coder';
    // Nobody sees a private view that was not opened by its owner, nor one that is no longer needed.
    if (secret) return this.opened !== mine || (holder !== null && holder !== mine);
    return holder !== null && holder === view.coder;
  }
}

export function seatOf({ you }: View): number | null {
  return you.role === 'spectator' ? null : you.seat;
}
