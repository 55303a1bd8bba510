import { expect, it } from 'vitest';
import { distanceFor, eyeLevel, opening } from './framing';

/** Where a point is seen, from -1 to 1 across and from -1 to 1 from below. */
function seen(
  [x, y, z]: readonly [number, number, number],
  yaw: number,
  pitch: number,
  distance: number,
  aspect: number,
) {
  const dir = [Math.sin(yaw) * Math.cos(pitch), Math.sin(pitch), Math.cos(yaw) * Math.cos(pitch)] as const;
  const right = [Math.cos(yaw), 0, -Math.sin(yaw)] as const;
  const up = [-Math.sin(yaw) * Math.sin(pitch), Math.cos(pitch), -Math.cos(yaw) * Math.sin(pitch)] as const;
  const dot = (a: readonly number[]) => a[0]! * x + a[1]! * y + a[2]! * z;
  const depth = distance - dot(dir);
  const half = Math.tan((opening / 2) * (Math.PI / 180));
  return [dot(right) / depth / half / aspect, dot(up) / depth / half] as const;
}

it('shows every corner of the floor, however one looks and whatever the window', () => {
  // Written for F-96: the near corner was cut off.
  for (const floor of [
    { width: 3, height: 5 },
    { width: 4, height: 4 },
    { width: 6, height: 4 },
  ]) {
    for (const aspect of [0.6, 1, 2]) {
      const distance = distanceFor(floor, aspect);
      for (let yaw = 0; yaw < 6.3; yaw += 0.3) {
        for (const pitch of [0.05, 0.62, 1.2, 1.5]) {
          for (const sx of [-1, 1]) {
            for (const sy of [-1, 1]) {
              const corner = [(sx * floor.width) / 2, -eyeLevel, (sy * floor.height) / 2] as const;
              for (const at of seen(corner, yaw, pitch, distance, aspect))
                expect(Math.abs(at)).toBeLessThanOrEqual(1.0001);
            }
          }
        }
      }
    }
  }
});
