import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { here, tellBoard, tellKeys } from './here.svelte';

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

  it('keeps apart what most screens have', () => {
    const leave = here.enterKeys(() => [{ keys: ['C'], text: 'chat' }], true);
    expect(here.keys).toEqual([]);
    expect(here.common.map(({ text }) => text)).toEqual(['chat']);
    leave();
    expect(here.common).toEqual([]);
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

  it('knows the next screen also when it has come before the last one left', () => {
    const screen = (name: string) =>
      $effect.root(() => {
        tellKeys(() => [{ keys: [name], text: name }]);
        tellBoard(() => [name]);
      });
    const leavePlan = screen('plan');
    flushSync();
    const leavePlace = screen('place');
    leavePlan();
    flushSync();
    expect(here.keys.map(({ text }) => text)).toEqual(['place']);
    expect(here.board).toEqual(['place']);
    leavePlace();
    flushSync();
    expect(here.keys).toEqual([]);
    expect(here.hasBoard).toBe(false);
  });
});
