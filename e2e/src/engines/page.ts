// A page and its locators for a browser that Playwright does not drive: as much of `Page` and `Locator` as a seat and
// its hands use, with the same waiting.
import type { Page } from '@playwright/test';
import type { Action, Driver } from './driver';
import { look, resolve, type Match, type Seen, type Step } from './in-page';

const limit = 60_000;
const codes: Record<string, string> = {
  Enter: '\uE007',
  Tab: '\uE004',
  Escape: '\uE00C',
  Backspace: '\uE003',
  Shift: '\uE008',
  Control: '\uE009',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};
const codeOf = (key: string) => codes[key] ?? key.replace(/^Digit|^Key/, '');

type Name = string | RegExp;
const matchOf = (name: Name, exact = false): Match =>
  typeof name === 'string' ? { text: name, exact } : { pattern: name.source, flags: name.flags };

/** Looks again until there is something; a browser tells nobody that it has changed. */
async function until<Value>(what: string, ask: () => Promise<Value | null>, timeout = limit): Promise<Value> {
  for (const began = Date.now(); ;) {
    const value = await ask();
    if (value !== null) return value;
    if (Date.now() - began > timeout) throw new Error(`not so within ${timeout} ms: ${what}`);
    await new Promise((again) => setTimeout(again, 30));
  }
}

class FarLocator {
  readonly #driver: Driver;
  readonly steps: readonly Step[];

  constructor(driver: Driver, steps: readonly Step[]) {
    this.#driver = driver;
    this.steps = steps;
  }
  #with(...steps: Step[]): FarLocator {
    return new FarLocator(this.#driver, [...this.steps, ...steps]);
  }

  locator(css: string) {
    return this.#with({ find: 'css', css });
  }
  getByRole(role: string, { name, exact, disabled }: { name?: Name; exact?: boolean; disabled?: boolean } = {}) {
    const found = this.#with({ find: 'role', role, name: name === undefined ? undefined : matchOf(name, exact) });
    return disabled === false ? found.#with({ keep: 'css', css: ':enabled' }) : found;
  }
  getByText(text: Name, { exact = false } = {}) {
    return this.#with({ find: 'text', name: matchOf(text, exact) });
  }
  getByLabel(text: Name, { exact = false } = {}) {
    return this.#with({ find: 'label', name: matchOf(text, exact) });
  }
  filter({ visible, hasText }: { visible?: boolean; hasText?: Name }) {
    return this.#with(
      ...(visible ? [{ keep: 'visible' } as const] : []),
      ...(hasText === undefined ? [] : [{ keep: 'text', name: matchOf(hasText) } as const]),
    );
  }
  or(other: FarLocator) {
    return this.#with({ or: [...other.steps] });
  }
  and(other: FarLocator) {
    const [only] = other.steps;
    if (!only || !('css' in only)) throw new Error('only what is found by its style');
    return this.#with({ keep: 'css', css: only.css });
  }
  nth(index: number) {
    return this.#with({ keep: 'nth', index });
  }
  first() {
    return this.nth(0);
  }
  last() {
    return this.nth(-1);
  }

  /** Something about the elements that are there now. */
  #ask<Answer>(about: string, ...values: unknown[]): Promise<Answer> {
    return this.#driver.run<Answer>(
      `(steps, ...values) => { ${String(resolve)} return (${about})(resolve(steps), ...values); }`,
      this.steps,
      ...values,
    );
  }
  /** Something about the first of them, as soon as there is one. */
  #of<Answer>(about: string, ...values: unknown[]): Promise<Answer> {
    const ask = () =>
      this.#ask<{ of: Answer } | null>(
        `(nodes, ...values) => nodes.length === 0 ? null : { of: (${about})(nodes[0], ...values) ?? null }`,
        ...values,
      );
    return until(JSON.stringify(this.steps), ask).then(({ of }) => of);
  }

  count() {
    return this.#ask<number>('(nodes) => nodes.length');
  }
  allTextContents() {
    return this.#ask<string[]>('(nodes) => nodes.map((node) => node.textContent)');
  }
  evaluate<Answer>(about: (node: Element, value: unknown) => Answer, value?: unknown) {
    return this.#of<Answer>(String(about), value);
  }
  getAttribute(name: string) {
    return this.#of<string | null>('(node, name) => node.getAttribute(name)', name);
  }
  innerHTML() {
    return this.#of<string>('(node) => node.innerHTML');
  }
  textContent() {
    return this.#of<string>('(node) => node.textContent');
  }
  async isVisible(): Promise<boolean> {
    return this.#ask<boolean>(
      `(nodes) => { ${String(look)} return nodes.length > 0 && look(nodes[0], false).visible; }`,
    );
  }
  boundingBox() {
    return this.#of<Seen>(String(look), false);
  }
  scrollIntoViewIfNeeded() {
    return this.#of<Seen>(String(look), true);
  }
  async waitFor({ timeout }: { timeout?: number } = {}): Promise<void> {
    await until(JSON.stringify(this.steps), async () => (await this.isVisible()) || null, timeout);
  }
  elementHandles(): Promise<FarLocator[]> {
    return this.count().then((count) => (count > 0 ? [this] : []));
  }

  /** Where it can be pressed: seen, at rest, enabled, and with nothing over it. */
  async #middle(): Promise<{ x: number; y: number }> {
    let before: Seen | null = null;
    return until(`can be pressed: ${JSON.stringify(this.steps)}`, async () => {
      const seen = await this.#ask<Seen | null>(
        `(nodes) => { ${String(look)} return nodes.length === 0 ? null : look(nodes[0], true); }`,
      );
      const rests = seen !== null && before !== null && seen.x === before.x && seen.y === before.y;
      before = seen;
      return seen && rests && seen.visible && seen.enabled && seen.free
        ? { x: seen.x + seen.width / 2, y: seen.y + seen.height / 2 }
        : null;
    });
  }
  async click(): Promise<void> {
    await press(this.#driver, await this.#middle());
  }
  async focus(): Promise<void> {
    await this.#of('(node) => node.focus()');
  }
  async check(): Promise<void> {
    if (!(await this.#of<boolean>('(node) => node.checked'))) await this.click();
  }
  async fill(text: string): Promise<void> {
    await this.#of('(node) => { node.focus(); node.select(); }');
    await type(this.#driver, text === '' ? ['Backspace'] : Array.from(text));
  }
}

const moveTo = (x: number, y: number): Action => ({
  type: 'pointerMove',
  x: Math.round(x),
  y: Math.round(y),
  duration: 0,
});

async function press(driver: Driver, { x, y }: { x: number; y: number }): Promise<void> {
  await driver.act('pointer', [moveTo(x, y), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]);
}

async function type(driver: Driver, keys: readonly string[]): Promise<void> {
  const strokes = keys.flatMap((key): Action[] => {
    const together = (key === '+' ? [key] : key.split('+')).map(codeOf);
    return [
      ...together.map((value) => ({ type: 'keyDown', value }) as const),
      ...together.toReversed().map((value) => ({ type: 'keyUp', value }) as const),
    ];
  });
  await driver.act('key', strokes);
}

/** A page in another engine. */
export function farPage(driver: Driver, origin: string): Page {
  const root = new FarLocator(driver, []);
  let address = origin;
  const page = {
    on: () => page,
    locator: root.locator.bind(root),
    getByRole: root.getByRole.bind(root),
    getByText: root.getByText.bind(root),
    getByLabel: root.getByLabel.bind(root),
    goto: async (path: string) => {
      address = new URL(path, origin).href;
      await driver.goto(address);
    },
    reload: () => driver.reload(),
    url: () => address,
    evaluate: (about: () => unknown, value?: unknown) => driver.run(String(about), value),
    keyboard: { press: (key: string) => type(driver, [key]), type: (text: string) => type(driver, Array.from(text)) },
    mouse: {
      move: async (x: number, y: number) => driver.act('pointer', [moveTo(x, y)]),
      down: async () => driver.act('pointer', [{ type: 'pointerDown', button: 0 }]),
      up: async () => driver.act('pointer', [{ type: 'pointerUp', button: 0 }]),
      click: async (x: number, y: number) => press(driver, { x, y }),
    },
  };
  return page as unknown as Page;
}
