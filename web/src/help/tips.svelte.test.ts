import { cleanup, render, waitFor } from '@testing-library/svelte';
import { createRawSnippet, flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { i18n } from '../i18n/i18n.svelte';
import Button from '../kit/Button.svelte';
import { placeBeside } from './beside';
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

  it('go into the coach line only while they are the one to show', () => {
    const fresh = new Tips();
    expect(fresh.mayDock).toBe(false);
    const gone = fresh.coach();
    expect(fresh.mayDock).toBe(true);
    fresh.ask('choose');
    fresh.dock('choose');
    expect(fresh.docked).toBe('choose');
    fresh.dismiss('choose');
    expect(fresh.docked).toBeNull();
    gone();
    expect(fresh.mayDock).toBe(false);
  });

  it('hang on a control, speak the language of the person, and go when it is used', async () => {
    await i18n.use('home');
    await i18n.switchTo('fr');
    render(Button, { children: createRawSnippet(() => ({ render: () => '<span>Réserve</span>' })) });
    const anchor = document.querySelector('button')!;
    // Nothing is laid out here; this control is seen.
    anchor.getClientRects = () => [new DOMRect(0, 0, 80, 44)] as unknown as DOMRectList;
    // As `{@attach …}` does it.
    const remove = $effect.root(() => {
      $effect(() => tip('choose')(anchor));
    });
    await waitFor(() => expect(document.querySelector('.tip')?.textContent ?? '').toContain('son énigme est au dos'), {
      timeout: 10_000,
    });
    anchor.dispatchEvent(new Event('pointerdown'));
    flushSync();
    // The press may still be a drag; what lies below must not move yet.
    expect(document.querySelector('.tip')).not.toBeNull();
    window.dispatchEvent(new Event('pointerup'));
    await waitFor(() => expect(document.querySelector('.tip')).toBeNull());
    expect(tips.isSeen('choose')).toBe(true);
    remove();
    expect(tip('choose')(anchor)).toBeUndefined();
  });
});

describe('the place of a tip', () => {
  const room = { width: 768, height: 740 };
  const plate = { width: 300, height: 120 };

  it('is below the control, within the window, and points at its middle', () => {
    expect(placeBeside({ left: 708, top: 100, width: 40, height: 40 }, plate, room)).toEqual({
      side: 'below',
      x: 460,
      y: 152,
      pointer: 268,
    });
  });

  it('is above a control at the foot of the window', () => {
    expect(placeBeside({ left: 20, top: 680, width: 320, height: 50 }, plate, room)).toMatchObject({
      side: 'above',
      y: 548,
    });
  });

  it('is beside a control that is as high as the window', () => {
    expect(placeBeside({ left: 0, top: 0, width: 200, height: 740 }, plate, room)).toEqual({
      side: 'right',
      x: 212,
      y: 310,
      pointer: 60,
    });
    expect(placeBeside({ left: 568, top: 0, width: 200, height: 740 }, plate, room)).toMatchObject({
      side: 'left',
      x: 256,
    });
  });

  it('is never over what is to be pressed', () => {
    const anchor = { left: 20, top: 300, width: 320, height: 50 };
    expect(placeBeside(anchor, plate, room, [{ left: 100, top: 400, width: 120, height: 44 }])).toMatchObject({
      side: 'above',
    });
    expect(
      placeBeside(anchor, plate, room, [
        { left: 100, top: 400, width: 120, height: 44 },
        { left: 0, top: 200, width: 768, height: 60 },
      ]),
    ).toMatchObject({ side: 'right' });
  });

  it('is nowhere when the control fills the window', () => {
    expect(placeBeside({ left: 0, top: 0, width: 768, height: 740 }, plate, room)).toBeNull();
  });
});
