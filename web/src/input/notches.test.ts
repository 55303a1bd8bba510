import { describe, expect, it } from 'vitest';
import { notches } from './notches';

type Rolled = WheelEventInit & { wheelDeltaY?: number; after?: number };

/** What a row of wheel events turns, each so many milliseconds after the last. */
function turns(...events: Rolled[]): number[] {
  const told: number[] = [];
  const roll = notches((quarters) => told.push(quarters));
  let timeStamp = 5000;
  for (const { after = 16, ...init } of events) {
    timeStamp += after;
    const event = new WheelEvent('wheel', { cancelable: true });
    for (const [name, value] of Object.entries({ ...init, timeStamp })) Object.defineProperty(event, name, { value });
    roll(event);
  }
  return told;
}
const times = (count: number, event: Rolled) => Array.from({ length: count }, () => event);

describe('a wheel', () => {
  it.each([
    { way: 'in Chrome', notch: { deltaY: 100, wheelDeltaY: -120 } },
    { way: 'in a page that is zoomed', notch: { deltaY: 50, wheelDeltaY: -120 } },
    { way: 'in steps of 120', notch: { deltaY: 120 } },
    { way: 'in lines', notch: { deltaY: 3, deltaMode: 1 } },
    { way: 'in pages', notch: { deltaY: 1, deltaMode: 2 } },
    { way: 'on a Mac', notch: { deltaY: 4.000244140625, wheelDeltaY: -12 } },
  ])('turns a quarter at each notch $way, both ways', ({ notch }) => {
    expect(turns(...times(7, notch))).toEqual([1, 1, 1, 1, 1, 1, 1]);
    expect(turns({ ...notch, deltaY: -notch.deltaY })).toEqual([-1]);
  });
});

describe('a trackpad', () => {
  it('turns a quarter for every hundred pixels', () => {
    expect(turns(...times(9, { deltaY: 10 }))).toEqual([]);
    expect(turns(...times(25, { deltaY: 10 }))).toEqual([1, 1]);
    expect(turns(...times(25, { deltaY: -10 }))).toEqual([-1, -1]);
  });

  it('turns nothing when it is swiped sideways, or pinched', () => {
    expect(turns(...times(30, { deltaX: 40, deltaY: 0 }))).toEqual([]);
    expect(turns(...times(30, { deltaX: 40, deltaY: 9 }))).toEqual([]);
    expect(turns(...times(30, { deltaY: 10, ctrlKey: true }))).toEqual([]);
  });

  it('forgets the rest after a pause, and when it turns back', () => {
    expect(turns(...times(9, { deltaY: 10 }), { deltaY: 10, after: 500 })).toEqual([]);
    expect(turns(...times(9, { deltaY: 10 }), ...times(10, { deltaY: -10 }))).toEqual([-1]);
  });
});
