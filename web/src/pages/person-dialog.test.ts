import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { i18n, t } from '../i18n/i18n.svelte';
import PersonDialog from './PersonDialog.svelte';

/** A device with or without a mouse. */
function device(mouse: boolean) {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = new EventTarget() as MediaQueryList;
    return Object.assign(list, { matches: mouse && query === '(any-pointer: fine)', media: query });
  });
}
const offered = () => screen.queryByRole('switch', { name: new RegExp(t('ui-shortcuts')) }) !== null;

describe('single-key shortcuts', () => {
  beforeEach(async () => {
    await i18n.switchTo('en');
    delete document.documentElement.dataset['input'];
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it('are offered where there is a mouse', () => {
    device(true);
    render(PersonDialog, { open: true, onclose: () => undefined });
    expect(offered()).toBe(true);
  });

  it('are not offered on a phone', () => {
    device(false);
    render(PersonDialog, { open: true, onclose: () => undefined });
    expect(offered()).toBe(false);
  });

  it('are offered to whoever opens the settings with keys', () => {
    device(false);
    document.documentElement.dataset['input'] = 'keys';
    render(PersonDialog, { open: true, onclose: () => undefined });
    expect(offered()).toBe(true);
  });
});
