// Where a small plate goes that speaks of a control: below it, above it, right or left of it, within
// the window. Never over the control itself nor over anything that is to be seen or pressed meanwhile;
// where there is no such place, there is none, and the coach line says it instead.

export interface Size {
  width: number;
  height: number;
}
export interface Box extends Size {
  left: number;
  top: number;
}
export interface Spot {
  side: 'below' | 'above' | 'right' | 'left';
  x: number;
  y: number;
  /** Where along the plate the pointer sits, from its left or upper edge. */
  pointer: number;
}

const gap = 12;
const rim = 8;

export function placeBeside(anchor: Box, plate: Size, room: Size, kept: readonly Box[] = []): Spot | null {
  const [across, down] = [anchor.left + anchor.width / 2, anchor.top + anchor.height / 2];
  const x = clamp(across - plate.width / 2, rim, room.width - plate.width - rim);
  const y = clamp(down - plate.height / 2, rim, room.height - plate.height - rim);
  const pointer = { along: clamp(across - x, 18, plate.width - 18), beside: clamp(down - y, 18, plate.height - 18) };
  const spots: Spot[] = [
    { side: 'below', x, y: anchor.top + anchor.height + gap, pointer: pointer.along },
    { side: 'above', x, y: anchor.top - gap - plate.height, pointer: pointer.along },
    { side: 'right', x: anchor.left + anchor.width + gap, y, pointer: pointer.beside },
    { side: 'left', x: anchor.left - gap - plate.width, y, pointer: pointer.beside },
  ];
  return spots.find((spot) => isFree({ left: spot.x, top: spot.y, ...plate }, room, [anchor, ...kept])) ?? null;
}

function isFree(box: Box, room: Size, kept: readonly Box[]): boolean {
  const within =
    box.left >= rim &&
    box.top >= rim &&
    box.left + box.width <= room.width - rim &&
    box.top + box.height <= room.height - rim;
  return within && !kept.some((each) => overlap(box, each));
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
