// Carrying the own tile over the board: whatever spot it is above is aimed at.
import { Carry } from '../../input/carry.svelte';
import { keyOf, type Square } from '../../tiles/board';

interface Aiming {
  spots: () => readonly Square[];
  /** The spot that is aimed at already. */
  aim: () => Square | null;
  onaim: (spot: Square) => void;
  /** It was let go beside the board. */
  onmiss: () => void;
}

export function carryTile({ spots, aim, onaim, onmiss }: Aiming): Carry {
  const onover = (key: string) => {
    const aimed = aim();
    const spot = spots().find((each) => keyOf(each) === key);
    if (spot && !(aimed && keyOf(aimed) === key)) onaim(spot);
  };
  return new Carry({ name: 'spot', small: true, onover, onmiss });
}
