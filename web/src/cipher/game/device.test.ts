import { describe, expect, it } from 'vitest';
import type { View } from '../../protocol/cipher/View';
import { SharedDevice } from './device.svelte';

const composing = (coder: number, you: View['you']) => ({ stage: { type: 'compose' }, coder, you }) as View;
const decoding = (phase: 'draw' | 'hold', coder: number, active: number, you: View['you']) =>
  ({ stage: { type: 'decode', phase, active }, coder, you }) as unknown as View;
const decoder = (seat: number): View['you'] => ({
  role: 'decoder',
  seat,
  may_ask: [],
  may_request: false,
  may_pass: false,
  may_deduce: true,
  may_stop: true,
  may_go_on: false,
});
const coder = (seat: number) => ({ role: 'coder', seat }) as View['you'];

describe('one device for all', () => {
  it('goes to the coder before the word is made, and nobody else sees that page', () => {
    const device = new SharedDevice();
    const view = composing(1, { role: 'composer', seat: 1 });
    expect(device.holder(view, [0, 1])).toBe(1);
    expect(device.passes(view, 1)).toBe(true);
    device.opened = 1;
    expect(device.passes(view, 1)).toBe(false);
  });

  it('hides the word as soon as a decoder is to act', () => {
    const device = new SharedDevice();
    device.opened = 1;
    expect(device.passes(decoding('hold', 1, 0, coder(1)), 0)).toBe(true);
  });

  it('stays with the decoders while chance hands out, and goes back to a coder who chooses', () => {
    const device = new SharedDevice();
    const view = decoding('draw', 1, 0, decoder(0));
    expect(device.holder(view, [0, 1])).toBe(0);
    expect(device.passes(view, 0)).toBe(false);
    device.auto = false;
    expect(device.holder(view, [0, 1])).toBe(1);
    expect(device.passes(view, 1)).toBe(true);
  });

  it('asks nobody to pass it on to somebody with a device of their own', () => {
    expect(new SharedDevice().holder(composing(2, decoder(0)), [0, 1])).toBeNull();
  });
});
