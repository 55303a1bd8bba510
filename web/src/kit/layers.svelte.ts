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

/** Shows a message where it is noticed: what is said while a dialog is open comes up in it, and stays when that closes.
    What was there before stays where it is: it was read, and nothing is to move in a dialog that opens. */
export function noticed(message: HTMLElement): () => void {
  return shown(message, (at, front) => (at === undefined || open.includes(at) ? at : front));
}

/** Likewise, for what lasts and may be acted on: in front of whatever opens. */
export function alwaysInFront(message: HTMLElement): () => void {
  return shown(message, (_, front) => front);
}

type Layer = HTMLDialogElement | undefined;
function shown(message: HTMLElement, layer: (at: Layer, front: Layer) => Layer): () => void {
  let at = untrack(inFront);
  put(message, at);
  $effect(() => {
    const next = layer(at, inFront());
    if (next === at) return;
    at = next;
    put(message, at);
  });
  return () => message.remove();
}

/** Above a dialog where there is room for it, else at its foot: what one is about to press stays where it is. */
function put(message: HTMLElement, dialog: Layer): void {
  (dialog ?? document.body).append(message);
  message.classList.remove('above');
  const top = dialog?.getBoundingClientRect().top ?? 0;
  message.classList.toggle('above', top > message.offsetHeight + 2 * margin);
}
const margin = 8;
