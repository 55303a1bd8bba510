// Single-key shortcuts: when they may act, and digits by their place on the keyboard.

let enabled = true;

/** A setting turns single-key shortcuts off, except for those of a stage that has the focus. */
export function enableShortcuts(on: boolean): void {
  enabled = on;
}

/** Whether a key press may act as a shortcut from anywhere on the page. */
export function isShortcut(event: KeyboardEvent): boolean {
  return enabled && isFree(event);
}

/** Whether it may act on the stage. Where the setting is off, single keys still do while the focus is there
 *  (WCAG 2.1.4), and undo and redo always do: they are no single keys. */
export function isStageKey(event: KeyboardEvent): boolean {
  const focused = event.target instanceof Element && event.target.closest('main');
  return Boolean(enabled || event.ctrlKey || event.metaKey || focused) && isFree(event);
}

/** Whether nobody is typing, no dialog is open, and no button is about to be pressed with the key. */
function isFree(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || document.querySelector('dialog[open]')) return false;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('input, textarea, select, [contenteditable]')) return false;
  const presses = event.key === 'Enter' || event.key === ' ';
  return !(presses && target?.closest('button, a, label'));
}

/** With a real keyboard one may type at once; on a phone half the screen would go. */
export function typesAtOnce(): boolean {
  return (
    document.documentElement.dataset['input'] === 'keys' || matchMedia('(hover: hover) and (pointer: fine)').matches
  );
}

/** The digit of a key by its place: French and Czech keyboards need Shift for digits. */
export function digitOf(event: KeyboardEvent): number | null {
  const match = /^(?:Digit|Numpad)([1-9])$/.exec(event.code);
  return match ? Number(match[1]) : null;
}

/** Undo or redo as typed, or nothing. */
export function historyKey(event: KeyboardEvent): 'undo' | 'redo' | null {
  if (!event.ctrlKey && !event.metaKey) return null;
  const key = event.key.toLowerCase();
  if (key === 'y') return 'redo';
  if (key !== 'z') return null;
  return event.shiftKey ? 'redo' : 'undo';
}
