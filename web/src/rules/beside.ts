// Where a small plate goes that speaks of a control: below it, above it, or, where neither has
// room, over its lower edge. Always within the window. On a phone held upright it goes to the top
// instead, over the players and the coach line, so that stage and controls stay free.

export interface Size {
  width: number;
  height: number;
}
export interface Box extends Size {
  left: number;
  top: number;
}
export interface Spot {
  side: 'below' | 'above' | 'inside';
  x: number;
  y: number;
  /** Where along the plate the pointer sits, from its left edge. */
  pointer: number;
}

const gap = 12;
const rim = 8;
/** Below the bar of a phone. */
const dock = 56;
const phone = { width: 600, leastHeight: 480 };

export function placeBeside(anchor: Box, plate: Size, room: Size): Spot {
  const middle = anchor.left + anchor.width / 2;
  const x = clamp(middle - plate.width / 2, rim, room.width - plate.width - rim);
  const pointer = clamp(middle - x, 18, plate.width - 18);
  const upright = room.width < phone.width && room.height > phone.leastHeight;
  if (upright && anchor.top >= dock + plate.height) return { side: 'inside', x: (room.width - plate.width) / 2, y: dock, pointer };
  const below = anchor.top + anchor.height + gap;
  const above = anchor.top - gap - plate.height;
  if (below + plate.height + rim <= room.height) return { side: 'below', x, y: below, pointer };
  if (above >= rim) return { side: 'above', x, y: above, pointer };
  const y = clamp(anchor.top + anchor.height - plate.height - gap, rim, room.height - plate.height - rim);
  return { side: 'inside', x, y, pointer };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
