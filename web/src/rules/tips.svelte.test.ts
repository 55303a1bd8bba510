import { cleanup, render, waitFor } from '@testing-library/svelte';
import { createRawSnippet, flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { i18n } from '../i18n/i18n.svelte';
import Button from '../ui/Button.svelte';
import { placeBeside } from './beside';
import { tip, tipIds, tips, Tips } from './tips.svelte';

beforeEach(() => tips.restart());
afterEach(cleanup);

describe('tips', () => {
  it('are seven in Circuit and five in Cipher', () => {
    const cipher = tipIds.filter((id) => id.startsWith('cipher-'));
    expect([tipIds.length - cipher.length, cipher.length]).toEqual([7, 5]);
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

  it('hang on a control, speak the language of the person, and go when it is used', async () => {
    await i18n.use('ui');
    await i18n.switchTo('fr');
    render(Button, { children: createRawSnippet(() => ({ render: () => '<span>Réserve</span>' })) });
    const anchor = document.querySelector('button')!;
    // Nothing is laid out here; this control is seen.
    anchor.getClientRects = () => [new DOMRect(0, 0, 80, 44)] as unknown as DOMRectList;
    // As `{@attach …}` does it.
    const remove = $effect.root(() => {
      $effect(() => tip('choose')(anchor));
    });
    await waitFor(() => expect(document.querySelector('.tip')?.textContent ?? '').toContain('Voilà ce que tu poseras'), { timeout: 10_000 });
    anchor.dispatchEvent(new Event('pointerdown'));
    flushSync();
    expect(document.querySelector('.tip')).toBeNull();
    expect(tips.isSeen('choose')).toBe(true);
    remove();
    expect(tip('choose')(anchor)).toBeUndefined();
  });
});

describe('the place of a tip', () => {
  const room = { width: 768, height: 740 };
  const phone = { width: 360, height: 740 };
  const plate = { width: 300, height: 120 };

  it('is below the control, within the window, and points at its middle', () => {
    expect(placeBeside({ left: 708, top: 100, width: 40, height: 40 }, plate, room)).toEqual({ side: 'below', x: 460, y: 152, pointer: 268 });
  });

  it('is above a control at the foot of the window', () => {
    expect(placeBeside({ left: 20, top: 680, width: 320, height: 50 }, plate, room)).toMatchObject({ side: 'above', y: 548 });
  });

  it('is over a control that fills the window', () => {
    expect(placeBeside({ left: 0, top: 0, width: 768, height: 740 }, plate, room)).toMatchObject({ side: 'inside', y: 608 });
  });

  it('is at the top of a phone, unless the control itself is there', () => {
    expect(placeBeside({ left: 20, top: 680, width: 320, height: 50 }, plate, phone)).toMatchObject({ side: 'inside', x: 30, y: 56 });
    expect(placeBeside({ left: 0, top: 52, width: 360, height: 50 }, plate, phone)).toMatchObject({ side: 'below', y: 114 });
  });
});
