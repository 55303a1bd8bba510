// WebKit, as Debian builds it for GTK, by its own WebDriver, on a screen that nobody sees.
import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { programs } from './programs';
import { Missing, size, type Action, type Driver } from './driver';

export class WebKit implements Driver {
  readonly #ask: (method: string, path: string, body?: object) => Promise<unknown>;
  readonly #processes: readonly ChildProcess[];

  private constructor(
    ask: (method: string, path: string, body?: object) => Promise<unknown>,
    processes: readonly ChildProcess[],
  ) {
    this.#ask = ask;
    this.#processes = processes;
  }

  static async open(): Promise<WebKit> {
    const { xvfb, webkitDriver } = programs;
    if (!xvfb || !webkitDriver)
      throw new Missing('WebKit was left out: no WebKitWebDriver or no Xvfb (make need-engines)');
    const screen = spawn(
      xvfb,
      ['-displayfd', '3', '-screen', '0', `${size.width}x${size.height + 100}x24`, '-nolisten', 'tcp'],
      { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
    );
    const display = await new Promise<string>((told) =>
      screen.stdio[3]!.once('data', (number: Buffer) => told(`:${String(number).trim()}`)),
    );
    const port = await freePort();
    const env = { ...process.env, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1', LANGUAGE: 'en_GB', LC_ALL: 'C.UTF-8' };
    const driver = spawn(webkitDriver, [`--port=${port}`], { env, stdio: 'ignore' });
    const address = `http://127.0.0.1:${port}/session`;
    const { sessionId } = (await patiently(() => send('POST', address, { capabilities: { alwaysMatch: {} } }))) as {
      sessionId: string;
    };
    const webkit = new WebKit(
      (method, path, body) => send(method, `${address}/${sessionId}${path}`, body),
      [driver, screen],
    );
    // As high as asked for, besides the bar of the window.
    for (let more = 0, wanted = size.height; wanted !== 0;) {
      await webkit.#ask('POST', '/window/rect', { x: 0, y: 0, width: size.width, height: size.height + more });
      wanted = size.height - (await webkit.run<number>('() => innerHeight'));
      if (more !== 0) break;
      more = wanted;
    }
    return webkit;
  }

  async goto(address: string): Promise<void> {
    await this.#ask('POST', '/url', { url: address });
  }
  async reload(): Promise<void> {
    await this.#ask('POST', '/refresh', {});
  }
  run<Answer>(text: string, ...values: unknown[]): Promise<Answer> {
    return this.#ask('POST', '/execute/sync', {
      script: `return (${text})(...arguments)`,
      args: values,
    }) as Promise<Answer>;
  }
  async act(kind: 'pointer' | 'key', actions: readonly Action[]): Promise<void> {
    const parameters = kind === 'pointer' ? { parameters: { pointerType: 'mouse' } } : {};
    await this.#ask('POST', '/actions', { actions: [{ type: kind, id: kind, ...parameters, actions }] });
  }
  async cookies(): Promise<string> {
    const all = (await this.#ask('GET', '/cookie')) as { name: string; value: string }[];
    return all.map(({ name, value }) => `${name}=${value}`).join('; ');
  }
  async close(): Promise<void> {
    await this.#ask('DELETE', '').catch(() => undefined);
    for (const process of this.#processes) process.kill();
  }
}

async function send(method: string, address: string, body?: object): Promise<unknown> {
  const answer = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) throw new Error(`${method} ${address}: ${JSON.stringify(value)}`);
  return value;
}

/** A driver needs a moment before it listens. */
async function patiently<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      if (tries > 100 || !String(error).includes('fetch failed')) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => found(port));
    });
  });
}
