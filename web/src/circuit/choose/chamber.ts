// A chamber to choose from.
import type { Category } from '../../art/shapes';
import type { Player } from '../../people/player';
import type { Network } from '../../tiles/layout';

export interface Chamber {
  category: Category;
  /** Conduit side of the top tile; nothing when the stack is empty. */
  networks: readonly Network[] | null;
  left: number;
  taker: Player | null;
  /** It may be chosen now. */
  free: boolean;
}
