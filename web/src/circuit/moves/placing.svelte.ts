// Aiming a tile at the board, without a screen: the same for who places and for who plans, its keys as well.
import { untrack } from 'svelte';
import { tips } from '../../help/tips.svelte';
import { Carry } from '../../input/carry.svelte';
import { keyOf, openEnds, type BoardTile, type Square } from '../../tiles/board';
import type { Rotation } from '../../tiles/layout';
import { t } from '../../i18n/i18n.svelte';
import { feel } from '../../voice/feel';
import type { KeyLine } from '../../voice/here.svelte';
import type { Aim, HandTile } from '../drawn/place-types';

interface Aiming {
  board: () => readonly BoardTile[];
  /** The tile that is aimed; nothing while there is none. */
  tile: () => HandTile | null;
  /** Where it may be aimed now. */
  spots: () => readonly Square[];
  aim: () => Aim | null;
  /** Somewhere else, turned, or nowhere. */
  onaim: (aim: Aim | null) => void;
  mayTurn?: () => boolean;
}

export class Placing {
  readonly #aiming: Aiming;
  rotation = $state<Rotation>(0);
  /** The quarter it was turned by last; none once it was aimed anew. */
  turned = $state<1 | -1 | 0>(0);

  constructor(aiming: Aiming) {
    this.#aiming = aiming;
    this.rotation = untrack(() => aiming.aim()?.rotation ?? 0);
  }

  /** The tile as it would lie. */
  get ghost(): BoardTile | null {
    const [aim, tile] = [this.#aiming.aim(), this.#aiming.tile()];
    return aim && tile && { x: aim.x, y: aim.y, rotation: aim.rotation, networks: tile.networks, networkers: [] };
  }

  /** Where its systems would stay open. */
  open(): ReturnType<typeof openEnds> {
    const { ghost } = this;
    return ghost ? openEnds([...this.#aiming.board(), ghost], ghost) : [];
  }

  /** A spot is pressed: the tile goes there, and turns where it is aimed already. */
  press(square: Square): void {
    const aim = this.#aiming.aim();
    if (aim && keyOf(square) === keyOf(aim)) this.turn(1);
    else this.aimAt(square);
  }

  aimAt({ x, y }: Square): void {
    this.turned = 0;
    feel('pick');
    tips.used('place');
    this.#aiming.onaim({ x, y, rotation: this.rotation });
  }

  turn(quarters: 1 | -1): void {
    if (this.#aiming.mayTurn?.() === false) return;
    this.rotation = ((this.rotation + quarters + 4) % 4) as Rotation;
    this.turned = quarters;
    feel('turn');
    const aim = this.#aiming.aim();
    if (aim) this.#aiming.onaim({ ...aim, rotation: this.rotation });
  }

  /** The keys of aiming as they are told, with those that a screen has besides. */
  keys(besides: readonly KeyLine[] = []): readonly KeyLine[] {
    return [
      { keys: ['↑', '↓', '←', '→'], text: t('key-next-spot') },
      { keys: ['R', '⇧R'], text: t('key-turn') },
      ...besides,
      { keys: ['+', '-', '0'], text: t('key-zoom') },
    ];
  }

  /** Whether a key did something; those that walk over the board and zoom are the board's own. */
  key(event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.metaKey) return false;
    const acts: Record<string, (() => void) | undefined> = {
      r: () => this.turn(1),
      R: () => this.turn(-1),
      Escape: this.#aiming.aim() ? () => this.#aiming.onaim(null) : undefined,
    };
    const act = acts[event.key];
    act?.();
    return act !== undefined;
  }

  /** Carrying the tile over the board: whatever spot it is above is aimed at; beside the board nothing is. */
  carry(): Carry {
    const { spots, aim, onaim } = this.#aiming;
    const onover = (key: string) => {
      const aimed = aim();
      const spot = spots().find((each) => keyOf(each) === key);
      if (spot && !(aimed && keyOf(aimed) === key)) this.aimAt(spot);
    };
    return new Carry({ name: 'spot', small: true, onover, onmiss: () => onaim(null) });
  }
}
