// Whoever plays by keys is never thrown to the top of the page, F-109.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepFocus } from './focus-kept';

let end: () => void = () => undefined;
beforeEach(() => {
  vi.useFakeTimers();
  Element.prototype.checkVisibility = () => true;
  document.documentElement.dataset['input'] = 'keys';
  end = keepFocus();
});
afterEach(() => {
  end();
  vi.useRealTimers();
  document.body.innerHTML = '';
  delete document.documentElement.dataset['input'];
});

const at = (selector: string) => document.querySelector<HTMLElement>(selector)!;
/** The screen changes, and everything that follows from it has happened. */
async function changes(change: () => void) {
  change();
  (document.activeElement as HTMLElement).blur();
  await vi.advanceTimersByTimeAsync(200);
}

it('stays beside a bot that was removed', async () => {
  document.body.innerHTML =
    '<main><h1>Who plays</h1><ul><li id="bot"><button>Remove</button></li>' +
    '<li><button id="next">Add</button></li></ul></main>';
  at('#bot button').focus();
  await changes(() => at('#bot').remove());
  expect(document.activeElement).toBe(at('#next'));
});

it('goes to the stage of another screen, or to its heading', async () => {
  document.body.innerHTML = '<div><main><button>Begin</button></main></div>';
  at('button').focus();
  await changes(
    () =>
      (document.body.innerHTML = '<div><main><h1>Game</h1><svg role="application" tabindex="0"></svg></main></div>'),
  );
  expect(document.activeElement?.getAttribute('role')).toBe('application');
  await changes(() => (document.body.innerHTML = '<div><main><h1>Rules</h1><a href="/">Home</a></main></div>'));
  expect(document.activeElement).toBe(at('h1'));
});

it('moves nothing for a mouse, nor into a page that a dialog covers', async () => {
  document.body.innerHTML = '<main><p><button id="gone">A</button><button>B</button></p></main>';
  document.documentElement.dataset['input'] = 'pointer';
  at('#gone').focus();
  await changes(() => at('#gone').remove());
  expect(document.activeElement).toBe(document.body);
  document.documentElement.dataset['input'] = 'keys';
  await changes(() => document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>'));
  expect(document.activeElement).toBe(document.body);
});
