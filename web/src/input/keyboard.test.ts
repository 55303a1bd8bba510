// When keys may act, with the setting on and off.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { i18n, t } from '../i18n/i18n.svelte';
import { settings } from '../browser/settings.svelte';
import { isShortcut, isStageKey } from './keyboard';
import ScreenKeys from '../help/ScreenKeys.svelte';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  settings.change({ shortcuts: true });
});

/** Presses a key at a place of a page and tells who may act upon it. */
function pressed(at: string, init: KeyboardEventInit): string[] {
  document.body.innerHTML = '<main><svg tabindex="0"></svg><button></button><input></main><aside></aside>';
  const told: string[] = [];
  const heard = (event: KeyboardEvent) => {
    if (isShortcut(event)) told.push('page');
    if (isStageKey(event)) told.push('stage');
  };
  window.addEventListener('keydown', heard);
  document.querySelector(at)!.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true }));
  window.removeEventListener('keydown', heard);
  return told;
}

describe('with single-key shortcuts', () => {
  it.each([
    ['body', { key: 'r' }, ['page', 'stage']],
    ['svg', { key: 'r' }, ['page', 'stage']],
    ['input', { key: 'r' }, []],
    ['button', { key: 'Enter' }, []],
  ])('from %s the key %o is for %o', (at, key, expected) => {
    expect(pressed(at, key)).toEqual(expected);
  });
});

describe('without single-key shortcuts', () => {
  it.each([
    ['body', { key: 'r' }, []],
    ['aside', { key: 'r' }, []],
    ['svg', { key: 'r' }, ['stage']],
    ['input', { key: 'r' }, []],
    ['button', { key: 'Enter' }, []],
    ['body', { key: 'z', ctrlKey: true }, ['stage']],
    ['body', { key: 'z', metaKey: true, shiftKey: true }, ['stage']],
    ['input', { key: 'z', ctrlKey: true }, []],
  ])('from %s the key %o is for %o', (at, key, expected) => {
    settings.change({ shortcuts: false });
    expect(pressed(at, key)).toEqual(expected);
  });

  it('shows the keys to whoever asks from the stage', async () => {
    await i18n.use('home', 'table', 'feel');
    settings.change({ shortcuts: false });
    render(ScreenKeys);
    const stage = document.body.appendChild(document.createElement('main'));
    await fireEvent.keyDown(document.body, { key: '?' });
    expect(screen.queryByRole('dialog')).toBeNull();
    await fireEvent.keyDown(stage, { key: '?' });
    expect((await screen.findByRole('dialog')).textContent).toContain(t('keys-off'));
  });
});
