// The people in the drawings.
import type { Player } from '../../people/player';

export const ines: Player = { seat: 0, look: 'iris', name: 'Ines' };
export const tomas: Player = { seat: 1, look: 'moss', name: 'Tomáš' };
export const mara: Player = { seat: 2, look: 'chalk', name: 'Mara' };
export const relay: Player = { seat: 3, look: 'rust', name: 'R', bot: true };
