import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { i18n, t } from '../../i18n/i18n.svelte';
import { settings } from '../../browser/settings.svelte';
import { extras } from '../../load/lazy.svelte';
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

describe('a name', () => {
  const refused = new Response(JSON.stringify({ refusal: 'bad_name', text: '' }), { status: 400 });
  const taken = (name: string) => new Response(JSON.stringify({ id: 'ines', name }));
  /** The server answers; what it was asked. */
  function server(answer: Response) {
    const fetch = vi.fn<typeof window.fetch>(() => Promise.resolve(answer.clone()));
    vi.stubGlobal('fetch', fetch);
    return fetch;
  }
  const field = () => screen.getByLabelText<HTMLInputElement>(t('ui-name'));
  beforeEach(async () => {
    await i18n.switchTo('en');
    await i18n.use('home', 'table', 'feel');
    settings.change({ name: 'Ines' });
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    extras.refusal = null;
  });

  it('is told the server wherever it is changed', async () => {
    const fetch = server(taken('Mara'));
    const onname = vi.fn();
    render(PersonDialog, { open: true, onname, onclose: () => undefined });
    await fireEvent.change(field(), { target: { value: ' Mara ' } });
    await vi.waitFor(() => expect(onname).toHaveBeenCalledOnce());
    expect(fetch).toHaveBeenCalledWith('/api/me', expect.objectContaining({ method: 'POST', body: '{"name":"Mara"}' }));
    expect(settings.values.name).toBe('Mara');
  });

  it('that is refused says so at the field', async () => {
    server(refused);
    render(PersonDialog, { open: true, onclose: () => undefined });
    await fireEvent.change(field(), { target: { value: '\u200b' } });
    expect((await screen.findByRole('alert')).textContent).toBe(t('refusal-bad_name'));
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(settings.values.name).toBe('Ines');
  });

  it('that is refused after the dialog was closed says so over the page', async () => {
    server(refused);
    const { unmount } = render(PersonDialog, { open: true, onclose: () => undefined });
    await fireEvent.change(field(), { target: { value: '' } });
    unmount();
    await vi.waitFor(() => expect(extras.refusal).toBe('bad_name'));
  });
});
