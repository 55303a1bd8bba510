// Single-key shortcuts: when they may act, and digits by their place on the keyboard.

let enabled = true;

/** A setting turns single-key shortcuts off altogether. */
export function enableShortcuts(on: boolean): void {
  enabled = on;
}

/** Whether a key press may act as a shortcut: nobody is typing, no dialog is open, no button is
 *  about to be pressed with it. */
export function isShortcut(event: KeyboardEvent): boolean {
  if (!enabled || event.defaultPrevented || event.altKey || document.querySelector('dialog[open]')) return false;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('input, textarea, select, [contenteditable]')) return false;
  const presses = event.key === 'Enter' || event.key === ' ';
  return !(presses && target?.closest('button, a, label'));
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
