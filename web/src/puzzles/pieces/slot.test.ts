// What a finger does in the tray. Browsers send no click for a tap soon after a quick drag, so the
// tap alone must do.
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import Slot from './Slot.svelte';

afterEach(cleanup);

function slot(part: { used?: boolean; out?: boolean; disabled?: boolean }) {
  const told: string[] = [];
  const { getByRole } = render(Slot, {
    label: 'square',
    ...part,
    options: { lift: () => void told.push('lift'), drop: () => told.push('drop') },
    ontap: () => told.push('tap'),
    children: createRawSnippet(() => ({ render: () => '<i></i>' })),
  });
  return { told, button: getByRole('button') };
}
const finger = { pointerId: 1, pointerType: 'touch', button: 0, clientY: 0 };

it.each([{}, { used: true }, { out: true }])('a tap counts without its click: %o', async (part) => {
  const { told, button } = slot(part);
  await fireEvent.pointerDown(button, { ...finger, clientX: 0 });
  await fireEvent.pointerUp(window, { ...finger, clientX: 0 });
  expect(told).toEqual(['tap']);
});

it.each([
  { part: {}, expected: ['lift', 'drop'] },
  { part: { used: true }, expected: [] },
  { part: { out: true }, expected: [] },
  { part: { disabled: true }, expected: [] },
])('only a piece that lies in the tray can be dragged out of it: %o', async ({ part, expected }) => {
  const { told, button } = slot(part);
  await fireEvent.pointerDown(button, { ...finger, clientX: 0 });
  await fireEvent.pointerMove(window, { ...finger, clientX: 40 });
  await fireEvent.pointerUp(window, { ...finger, clientX: 40 });
  expect(told).toEqual(expected);
});
