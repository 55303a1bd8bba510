// How far away the free view stands, so that the whole floor is seen from wherever one looks.

/** The angle that is seen from top to bottom, in degrees. */
export const opening = 34;
/** The height at which one looks, in cubes. */
export const eyeLevel = 0.9;

/** Nearer than this a corner of the floor would be cut off in a window of this shape. */
export function distanceFor({ width, height }: { width: number; height: number }, aspect: number): number {
  const reach = Math.hypot(width / 2, height / 2, eyeLevel);
  const half = (opening / 2) * (Math.PI / 180);
  const across = Math.atan(Math.tan(half) * aspect);
  return reach / Math.sin(Math.min(half, across));
}
