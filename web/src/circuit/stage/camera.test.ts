import { describe, expect, it } from 'vitest';
import { Camera, maxZoom, minZoom } from './camera.svelte';

function camera(): Camera {
  const made = new Camera();
  made.width = 800;
  made.height = 600;
  return made;
}

describe('camera', () => {
  it('fits a rectangle into the middle', () => {
    const view = camera();
    view.fit({ x: 100, y: 100, width: 800, height: 400 });
    expect([view.x, view.y, view.zoom]).toEqual([500, 300, 1]);
  });

  it('keeps the point under the pointer while zooming', () => {
    const view = camera();
    const before = view.toBoard(700, 80);
    view.zoomAt(1.6, 700, 80);
    const after = view.toBoard(700, 80);
    expect(after[0]).toBeCloseTo(before[0]);
    expect(after[1]).toBeCloseTo(before[1]);
  });

  it('goes no farther than it takes to see what was out of sight, clear of what lies over the board', () => {
    const view = camera();
    view.fit({ x: 0, y: 0, width: 800, height: 600 });
    view.reveal({ x: 900, y: -100, width: 100, height: 100 }, { top: 60 });
    expect(view.toView(1000, -100)).toEqual([800, 60]);
    view.reveal({ x: 600, y: 100, width: 100, height: 100 }, { top: 60 });
    expect(view.toView(1000, -100)).toEqual([800, 60]);
  });

  it('keeps the right clear of buttons, and comes as near as asked', () => {
    const view = camera();
    view.fit({ x: 0, y: 0, width: 700, height: 500 }, { right: 100 });
    expect(view.toView(700, 250)[0]).toBeCloseTo(700);
    view.fit({ x: 0, y: 0, width: 8000, height: 400 }, {}, null, 0.8);
    expect(view.zoom).toBe(0.8);
  });

  it('knows whether somebody has moved it since it was fitted', () => {
    const view = camera();
    view.pan(10, 0);
    expect(view.moved).toBe(true);
    view.fit({ x: 0, y: 0, width: 100, height: 100 });
    expect(view.moved).toBe(false);
    view.zoomAt(1.1);
    expect(view.moved).toBe(true);
  });

  it('does not zoom beyond double', () => {
    const view = camera();
    view.zoomAt(100);
    expect(view.zoom).toBe(maxZoom);
  });

  it('stays large enough for fingers when fitting', () => {
    const view = camera();
    view.fit({ x: 0, y: 0, width: 8000, height: 400 });
    expect(view.zoom).toBe(minZoom);
    expect(view.x).toBe(4000);
  });

  it('goes as far as the whole board needs', () => {
    const view = camera();
    view.fit({ x: 0, y: 0, width: 3200, height: 400 });
    view.zoomAt(0.01);
    expect(view.zoom).toBe(0.25);
    view.fit({ x: 0, y: 0, width: 400, height: 300 });
    view.zoomAt(0.01);
    expect(view.zoom).toBe(minZoom);
  });

  it('keeps a tile clear of what lies over the top of a board too large to be seen whole', () => {
    const view = camera();
    const keep = { x: 0, y: 0, width: 100, height: 100 };
    view.fit({ x: 0, y: 0, width: 400, height: 4000 }, { top: 90 }, keep);
    expect(view.zoom).toBe(minZoom);
    const top = view.toBoard(0, 90)[1];
    const bottom = view.toBoard(0, 600)[1];
    expect(top).toBeLessThanOrEqual(keep.y);
    expect(bottom).toBeGreaterThanOrEqual(keep.y + keep.height);
  });

  it('pans by what the finger moved, whatever the zoom', () => {
    const view = camera();
    view.zoom = 2;
    view.pan(10, -20);
    expect([view.x, view.y]).toEqual([-5, 10]);
  });

  it('shows the same view by shifting the drawing while a gesture runs', () => {
    const view = camera();
    view.hold();
    view.pan(30, -20);
    view.zoomAt(1.5, 100, 50);
    const { scale, x, y } = view.shift!;
    const before = view.transform;
    // A point of the drawing, shifted, lies where the new view puts it.
    const [px, py] = [123, -45];
    const drawn = [400 + px, 300 + py] as const;
    expect(view.toBoard(drawn[0] * scale + x, drawn[1] * scale + y)).toEqual([expect.closeTo(px), expect.closeTo(py)]);
    view.release();
    expect(view.shift).toBeNull();
    expect(view.transform).not.toBe(before);
  });
});
