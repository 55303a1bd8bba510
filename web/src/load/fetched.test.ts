import { expect, it } from 'vitest';
import { fetched } from './fetched';

function lose(): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  document.head.append(link);
  link.dispatchEvent(new Event('error'));
  return link;
}
/** Answers all styles that are on their way. */
async function answer(event: 'load' | 'error'): Promise<void> {
  await Promise.resolve();
  await Promise.resolve();
  for (const link of document.head.querySelectorAll('link')) link.dispatchEvent(new Event(event));
}

it('lets a part that came whole be had again, whatever others have lost since', async () => {
  const part = { name: 'whole' };
  await fetched(() => Promise.resolve(part));
  lose();
  expect(await fetched(() => Promise.resolve(part))).toBe(part);
});

it('asks again for styles that did not come, and has the part only with them', async () => {
  const old = lose();
  const coming = fetched(() => Promise.resolve({ name: 'late' }));
  await answer('error');
  await expect(coming).rejects.toThrow();
  expect(old.isConnected).toBe(false);

  const again = fetched(() => Promise.resolve({ name: 'late' }));
  await answer('load');
  expect(await again).toEqual({ name: 'late' });
});
