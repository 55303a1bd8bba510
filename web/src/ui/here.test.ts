import { describe, expect, it } from 'vitest';
import { here } from './here.svelte';

describe('the present screen', () => {
  it('lists every key once, and forgets them with their screen', () => {
    const turn = { keys: ['R'], text: 'turn' };
    const leave = here.enterKeys(() => [turn, { keys: ['1'], text: 'pick' }]);
    const leaveToo = here.enterKeys(() => [turn]);
    expect(here.keys.map(({ text }) => text)).toEqual(['turn', 'pick']);
    leave();
    leaveToo();
    expect(here.keys).toEqual([]);
  });

  it('describes the board that lies on top', () => {
    const leave = here.enterBoard(() => ['below']);
    const leaveTop = here.enterBoard(() => ['on top']);
    expect(here.board).toEqual(['on top']);
    leaveTop();
    expect(here.board).toEqual(['below']);
    leave();
    expect(here.board).toEqual([]);
  });
});
