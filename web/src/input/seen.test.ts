// Written for F-97: Safari before 17.4 cannot say whether an element is seen.
import { expect, it, vi } from 'vitest';
import { isSeen } from './seen';

it('looks for itself where the browser cannot say', () => {
  const element = document.createElement('button');
  document.body.append(element);
  Object.defineProperty(element, 'getClientRects', { value: () => [{}] });
  const old = new Proxy(element, {
    has: (target, key) => key !== 'checkVisibility' && key in target,
    get: (target, key) => (key === 'checkVisibility' ? undefined : (Reflect.get(target, key, target) as unknown)),
  });
  const style = { visibility: 'visible' };
  vi.spyOn(window, 'getComputedStyle').mockReturnValue(style as CSSStyleDeclaration);
  expect(isSeen(old)).toBe(true);
  style.visibility = 'hidden';
  expect(isSeen(old)).toBe(false);
  vi.restoreAllMocks();
  element.remove();
});
