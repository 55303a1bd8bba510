import { cleanup, render, waitFor } from '@testing-library/svelte';
import { createRawSnippet, flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { i18n } from '../i18n/i18n.svelte';
import Button from '../kit/Button.svelte';
import Tip from './Tip.svelte';
import { tip, tipIds, tips, Tips } from './tips.svelte';

beforeEach(() => tips.restart());
afterEach(cleanup);

describe('tips', () => {
  it('are eight in Circuit and five in Cipher', () => {
    const cipher = tipIds.filter((id) => id.startsWith('cipher-'));
    expect([tipIds.length - cipher.length, cipher.length]).toEqual([8, 5]);
  });

  it('come one at a time, in the order they were asked for', () => {
    const fresh = new Tips();
    const gone = fresh.ask('place');
    fresh.ask('wheel');
    expect(fresh.current).toBe('place');
    gone();
    expect(fresh.current).toBe('wheel');
    fresh.ask('place');
    expect(fresh.current).toBe('wheel');
    fresh.dismiss('wheel');
    expect(fresh.current).toBe('place');
    fresh.dismiss();
    expect(fresh.current).toBeNull();
  });

  it('stay away once they were put away, in the next visit, too', () => {
    tips.dismiss('choose');
    expect(new Tips().isSeen('choose')).toBe(true);
    expect(new Tips().isSeen('solve')).toBe(false);
    tips.dismiss();
    expect(tipIds.every((id) => new Tips().isSeen(id))).toBe(true);
    expect(tips.off).toBe(true);
    tips.restart();
    expect(tips.off).toBe(false);
  });

  it('do not come any more once somebody has done what they speak of', () => {
    const fresh = new Tips();
    fresh.ask('outcome');
    fresh.ask('place');
    fresh.used('place');
    expect(fresh.current).toBe('outcome');
    fresh.dismiss('outcome');
    expect(fresh.current).toBeNull();
    expect(new Tips().isSeen('place')).toBe(true);
  });

  it('are all shown again in the tutorial, and as before afterwards', () => {
    const person = new Tips();
    person.dismiss('choose');
    const stop = person.teach();
    expect(person.isSeen('choose')).toBe(false);
    person.dismiss('place');
    expect(person.isSeen('place')).toBe(true);
    stop();
    expect(person.isSeen('choose')).toBe(true);
    expect(person.isSeen('place')).toBe(false);
  });

  it('wait while something else is said', () => {
    const fresh = new Tips();
    fresh.ask('choose');
    const go = fresh.hold();
    expect(fresh.current).toBeNull();
    go();
    expect(fresh.current).toBe('choose');
  });

  it('are shown only where a coach line is', () => {
    const fresh = new Tips();
    fresh.ask('choose');
    expect(fresh.shown).toBeNull();
    const gone = fresh.coach();
    expect(fresh.shown).toBe('choose');
    fresh.dismiss('choose');
    expect(fresh.shown).toBeNull();
    gone();
  });

  it('frame the control they speak of, and go when it is used', async () => {
    render(Button, { children: createRawSnippet(() => ({ render: () => '<span>Reserve</span>' })) });
    const anchor = document.querySelector('button')!;
    // Nothing is laid out here; this control is seen.
    anchor.getClientRects = () => [new DOMRect(0, 0, 80, 44)] as unknown as DOMRectList;
    const gone = tips.coach();
    // As `{@attach …}` does it.
    const remove = $effect.root(() => {
      $effect(() => tip('choose')(anchor));
    });
    flushSync();
    expect(anchor.dataset['tip']).toBe('choose');
    anchor.dispatchEvent(new Event('pointerdown'));
    flushSync();
    // The press may still be a drag; what lies below must not move yet.
    expect(anchor.dataset['tip']).toBe('choose');
    window.dispatchEvent(new Event('pointerup'));
    await waitFor(() => expect(tips.isSeen('choose')).toBe(true));
    flushSync();
    expect(anchor.dataset['tip']).toBeUndefined();
    remove();
    gone();
    expect(tip('choose')(anchor)).toBeUndefined();
  });

  it('speak the language of the person, and are put away by their button or Escape', async () => {
    await i18n.use('home', 'tips');
    await i18n.switchTo('fr');
    const put = vi.fn();
    render(Tip, { id: 'choose', onput: put });
    expect(document.querySelector('.tip')?.textContent).toContain('son énigme est au dos');
    [...document.querySelectorAll('button')].at(-1)!.click();
    expect(tips.isSeen('choose')).toBe(true);
    expect(put).toHaveBeenCalledOnce();
    cleanup();
    render(Tip, { id: 'solve' });
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }));
    expect(tips.isSeen('solve')).toBe(true);
  });
});
