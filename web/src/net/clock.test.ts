import { describe, expect, it } from 'vitest';
import { ServerClock } from './clock';

function page(start = 1000) {
  const time = { now: start };
  return { time, clock: new ServerClock(() => time.now) };
}

describe('the server clock', () => {
  it('takes half of the round trip as the way back', () => {
    const { time, clock } = page();
    time.now = 1080; // a ping sent at 1000 is back after 80 ms
    clock.returned(1000, 500_000);
    expect(clock.now()).toBe(500_040);
    time.now = 2080;
    expect(clock.now()).toBe(501_040);
  });

  it('trusts the quickest of the recent round trips', () => {
    const { time, clock } = page();
    time.now = 1020;
    clock.returned(1000, 9_010); // exact: offset 8000
    time.now = 3000;
    clock.returned(2000, 10_100); // a slow, lopsided one would say 7600
    expect(clock.now()).toBe(11_000);
  });

  it('forgets old round trips', () => {
    const { time, clock } = page(0);
    clock.returned(0, 5000);
    for (let i = 1; i <= 8; i += 1) {
      time.now = i * 100 + 40;
      clock.returned(i * 100, i * 100 + 20 + 7000);
    }
    expect(clock.now() - time.now).toBe(7000);
  });

  it('measures afresh once it was told to distrust itself', () => {
    const { time, clock } = page(0);
    clock.returned(0, 5000);
    clock.distrust();
    time.now = 300;
    clock.returned(100, 90_000); // slow, but after the machine slept
    expect(clock.now()).toBe(90_100);
  });

  it('without a round trip is never ahead of what was said', () => {
    const { time, clock } = page();
    clock.heard(6000);
    time.now = 1500;
    clock.heard(6300); // this one was slow
    expect(clock.now()).toBe(6500);
  });
});
