// Which dialogs are open. A dialog makes everything outside it inert: dimmed, out of reach, and told by no screen
// reader. What is to be noticed nevertheless goes into the one in front.
import { untrack } from 'svelte';

let open = $state.raw<readonly HTMLDialogElement[]>([]);
const without = (dialog: HTMLDialogElement) => untrack(() => open).filter((other) => other !== dialog);

export function opened(dialog: HTMLDialogElement): void {
  open = [...without(dialog), dialog];
}
export function closed(dialog: HTMLDialogElement): void {
  // Many go with their screen that were never open; messages need not move for them.
  if (untrack(() => open).includes(dialog)) open = without(dialog);
}
export function inFront(): HTMLDialogElement | undefined {
  return open.at(-1);
}

/** Keeps a message where it is noticed, whichever dialogs open and close. Nobody looks for it there when it is to
    go. */
export function noticed(message: HTMLElement): () => void {
  (inFront() ?? document.body).append(message);
  return () => message.remove();
}
