import { isSeen } from './seen';

/** Who plays by keys goes on at the stage when a new screen has taken the old one's place, and with it what had the
    focus. */
export function goOn(screen: Element): void {
  if (document.activeElement === document.body) toStage(screen);
}

/** Likewise when what has the focus is about to go. */
export function toStage(screen: Element): void {
  if (document.documentElement.dataset['input'] !== 'keys') return;
  const onward = screen.querySelector<HTMLElement>('.onward button');
  if (onward && isSeen(onward)) onward.focus();
  else screen.querySelector<SVGElement>('main [role=application]')?.focus();
}

/** Who plays by keys goes to the first thing that can be pressed in there, unless they are in it, or in a dialog. */
export function toFirst(place: Element): void {
  if (document.documentElement.dataset['input'] !== 'keys' || place.contains(document.activeElement)) return;
  if (document.activeElement?.closest('dialog, input, textarea')) return;
  place.querySelector<HTMLElement>('button:enabled, [role=button]:not([aria-disabled=true])')?.focus();
}
