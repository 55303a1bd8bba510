import { cleanup, render, screen } from '@testing-library/svelte';
import { createRawSnippet, flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { i18n } from '../i18n/i18n.svelte';
import RefusalToast from '../people/RefusalToast.svelte';
import LinkBanner from '../table/LinkBanner.svelte';
import Dialog from './Dialog.svelte';

const snippet = (html: string) => createRawSnippet(() => ({ render: () => html }));
const onclose = vi.fn();
const content = {
  title: 'Rules',
  onclose,
  children: snippet('<p>One tile each.</p>'),
  actions: snippet('<button class="btn">Close</button>'),
};

beforeAll(() => i18n.use('home'));
beforeEach(() => {
  document.body.innerHTML = '<button id="opener">?</button>';
  document.querySelector<HTMLElement>('#opener')!.focus();
  onclose.mockReset();
});
afterEach(cleanup);

it('gives the focus back when it is taken out of the page, and is not closed a second time', () => {
  const { unmount } = render(Dialog, { open: true, ...content });
  expect(document.activeElement?.textContent).toBe('Close');
  unmount();
  expect(document.activeElement?.id).toBe('opener');
  expect(onclose).not.toHaveBeenCalled();
});

it('leaves the focus alone when it was closed before', () => {
  const { unmount } = render(Dialog, { open: true, ...content });
  document.querySelector('dialog')!.close();
  document.body.append(document.createElement('input'));
  document.querySelector('input')!.focus();
  unmount();
  expect(document.activeElement?.tagName).toBe('INPUT');
  expect(onclose).toHaveBeenCalledOnce();
});

it('shows what is said meanwhile within it; what was said before stays behind it', async () => {
  const before = render(RefusalToast, { refusal: 'not_host', onclose: vi.fn() });
  const dialogOf = () => screen.getAllByRole('alert').at(-1)!.closest('dialog');
  const first = render(Dialog, { open: true, ...content });
  flushSync();
  expect(dialogOf()).toBeNull();
  await before.rerender({ refusal: null });
  const message = render(RefusalToast, { refusal: 'not_host', onclose: vi.fn() });
  flushSync();
  expect(dialogOf()).toBe(first.container.querySelector('dialog'));
  // A second one that opens lets it lie; whatever closes leaves it in sight.
  const second = render(Dialog, { open: true, ...content });
  flushSync();
  expect(dialogOf()).toBe(first.container.querySelector('dialog'));
  await first.rerender({ open: false });
  expect(dialogOf()).toBe(second.container.querySelector('dialog'));
  second.unmount();
  flushSync();
  expect(dialogOf()).toBeNull();
  await message.rerender({ refusal: null });
  expect(screen.queryByRole('alert')).toBeNull();
});

it('has a lost line in front of it, whenever it opens', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'requestAnimationFrame', 'setInterval', 'setTimeout'] });
  const link = { state: 'lost' as const, since: performance.now() - 5_000 };
  const banner = render(LinkBanner, { link, ontry: vi.fn() });
  await vi.advanceTimersByTimeAsync(2_000);
  const dialogOf = () => document.querySelector('.banner')?.closest('dialog');
  expect(dialogOf()).toBeNull();
  const dialog = render(Dialog, { open: true, ...content });
  flushSync();
  expect(dialogOf()).toBe(dialog.container.querySelector('dialog'));
  dialog.unmount();
  flushSync();
  expect(dialogOf()).toBeNull();
  banner.unmount();
  vi.useRealTimers();
});
