// Where the signs of open ends stand: at the end of a channel, outside of its tile, so that no cell lies under one.
import { angleOf, pitch, portPoint, type PortView, type Rect } from '../../tiles/board';

/** Half the width of a sign with its rim, in its own units. */
export const rim = 10;
/** How far it stays off its tile: some cells reach to the edge, and a tile that is tried floats over it. */
const gap = 3;
/** At the edge of what is seen it comes onto its tile, but not over the middle of a cell. */
const inside = 10;

/** What the ends of one of several systems are called, on the board and in words. */
export function letterOf(system: number): string {
  return String.fromCharCode(65 + system);
}

export interface Sign {
  x: number;
  y: number;
  /** The way it points, clockwise from above. */
  angle: number;
  scale: number;
}

/** In drawing units. Where tiles are seen small, a sign is no smaller than 14 px. */
export function signOf({ x, y, side }: PortView, zoom: number, seen: Rect): Sign {
  const scale = Math.max(1, 0.7 / zoom);
  const [px, py] = [x * pitch + portPoint[side][0], y * pitch + portPoint[side][1]];
  const room = { N: py - seen.y, E: seen.x + seen.width - px, S: seen.y + seen.height - py, W: px - seen.x }[side];
  const r = rim * scale;
  const off = Math.min(r + gap, Math.max(r - inside, room - r));
  const angle = angleOf[side];
  return {
    x: px + off * Math.sin((angle * Math.PI) / 180),
    y: py - off * Math.cos((angle * Math.PI) / 180),
    angle,
    scale,
  };
}
