// Focus is never lost: where the thing that had it goes or is switched off, whoever plays by keys goes on nearby, not
// at the top of the page.
import { isSeen } from './seen';

const focusable = 'button:not(:disabled), a[href], input:not(:disabled), [tabindex="0"]';

/** What had the focus last, with everything around it, from the inside out. */
let around: readonly Element[] = [];

function remember(): void {
  const ancestors: Element[] = [];
  for (let each = document.activeElement; each && each !== document.body; each = each.parentElement)
    ancestors.push(each);
  if (ancestors.length > 0) around = ancestors;
}

/** Nearby: within what is left of its surroundings, else where the screen goes on: its stage, its heading, the first
    thing to press. */
function regain(): void {
  if (document.activeElement !== document.body || around.length === 0) return;
  if (document.documentElement.dataset['input'] !== 'keys' || document.querySelector('dialog[open]')) return;
  const main = document.querySelector('main');
  const left = around.find((each) => each.isConnected && each !== main && main?.contains(each));
  const onward = document.querySelector<HTMLElement>('.onward button:enabled');
  const near = [...(left?.querySelectorAll<HTMLElement>(focusable) ?? [])].find(isSeen);
  const stage = main?.querySelector<HTMLElement>('[role=application]');
  const first = [...(main?.querySelectorAll<HTMLElement>(focusable) ?? [])].find(isSeen);
  (near ?? (onward && isSeen(onward) ? onward : undefined) ?? stage ?? heading(main) ?? first)?.focus();
}

function heading(main: Element | null): HTMLElement | null {
  const h1 = main?.querySelector<HTMLElement>('h1') ?? null;
  if (h1) h1.tabIndex = -1;
  return h1;
}

/** Watches over the focus; answers how to end that. A screen that puts it somewhere itself does so first. */
export function keepFocus(): () => void {
  let waiting = 0;
  const lost = () => {
    if (waiting !== 0 || document.activeElement !== document.body) return;
    // What is switched off loses the focus only once it was drawn.
    waiting = window.setTimeout(() => {
      waiting = 0;
      regain();
    }, 60);
  };
  const observer = new MutationObserver(lost);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  document.addEventListener('focusin', remember);
  document.addEventListener('focusout', lost);
  return () => {
    clearTimeout(waiting);
    observer.disconnect();
    document.removeEventListener('focusin', remember);
    document.removeEventListener('focusout', lost);
  };
}
