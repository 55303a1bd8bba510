// Firefox, which speaks WebDriver BiDi itself: no driver stands between.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import WebSocket from 'ws';
import { Missing, size, type Action, type Driver } from './driver';
import { programs } from './programs';

/** As its users would find it, but for what it would ask for at a first start, and for motion. */
const preferences: Record<string, string | number | boolean> = {
  'ui.prefersReducedMotion': 1,
  'intl.accept_languages': 'en-GB',
  'remote.active-protocols': 1,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.aboutwelcome.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
  'app.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'extensions.update.enabled': false,
};

export class Firefox implements Driver {
  readonly #process: ChildProcess;
  readonly #profile: string;
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, { done: (result: unknown) => void; failed: (error: Error) => void }>();
  #sent = 0;
  #context = '';

  private constructor(process: ChildProcess, profile: string, socket: WebSocket) {
    this.#process = process;
    this.#profile = profile;
    this.#socket = socket;
    socket.on('message', (data) => {
      const message = JSON.parse(String(data)) as { id?: number; result?: unknown; error?: string; message?: string };
      const asked = this.#waiting.get(message.id ?? -1);
      this.#waiting.delete(message.id ?? -1);
      if (message.error) asked?.failed(new Error(`${message.error}: ${message.message}`));
      else asked?.done(message.result);
    });
  }

  static async open(): Promise<Firefox> {
    if (!programs.firefox) throw new Missing('Firefox was left out: it is not here (make need-engines)');
    const profile = mkdtempSync(join(tmpdir(), 'enigma-firefox-'));
    writeFileSync(
      join(profile, 'user.js'),
      Object.entries(preferences)
        .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
        .join(''),
    );
    const child = spawn(
      programs.firefox,
      ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
      { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, MOZ_HEADLESS: '1' } },
    );
    const address = await listening(child);
    const socket = new WebSocket(`${address}/session`);
    await new Promise<void>((open, fail) => {
      socket.once('open', open);
      socket.once('error', fail);
    });
    const firefox = new Firefox(child, profile, socket);
    await firefox.#ask('session.new', { capabilities: {} });
    const { contexts } = (await firefox.#ask('browsingContext.getTree', {})) as { contexts: { context: string }[] };
    firefox.#context = contexts[0]!.context;
    await firefox.#ask('browsingContext.setViewport', { context: firefox.#context, viewport: size });
    return firefox;
  }

  async goto(address: string): Promise<void> {
    await this.#ask('browsingContext.navigate', { context: this.#context, url: address, wait: 'complete' });
  }
  async reload(): Promise<void> {
    await this.#ask('browsingContext.reload', { context: this.#context, wait: 'complete' });
  }
  async run<Answer>(text: string, ...values: unknown[]): Promise<Answer> {
    // As JSON there and back: values of the protocol's own kind would have to be taken apart.
    const called = `async (values) => JSON.stringify(await (${text})(...JSON.parse(values))) ?? 'null'`;
    const told = (await this.#ask('script.callFunction', {
      functionDeclaration: called,
      arguments: [{ type: 'string', value: JSON.stringify(values) }],
      awaitPromise: true,
      target: { context: this.#context },
    })) as { type: string; result?: { value: string }; exceptionDetails?: { text: string } };
    if (told.type !== 'success') throw new Error(told.exceptionDetails?.text);
    return JSON.parse(told.result!.value) as Answer;
  }
  async act(kind: 'pointer' | 'key', actions: readonly Action[]): Promise<void> {
    const parameters = kind === 'pointer' ? { parameters: { pointerType: 'mouse' } } : {};
    await this.#ask('input.performActions', {
      context: this.#context,
      actions: [{ type: kind, id: kind, ...parameters, actions }],
    });
  }
  async cookies(): Promise<string> {
    const { cookies } = (await this.#ask('storage.getCookies', {})) as {
      cookies: { name: string; value: { value: string } }[];
    };
    return cookies.map(({ name, value }) => `${name}=${value.value}`).join('; ');
  }
  async close(): Promise<void> {
    const ended = new Promise((resolve) => this.#process.once('exit', resolve));
    this.#socket.terminate();
    this.#process.kill();
    await ended;
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }

  #ask(method: string, params: object): Promise<unknown> {
    this.#sent += 1;
    const id = this.#sent;
    return new Promise((done, failed) => {
      this.#waiting.set(id, { done, failed });
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
  }
}

/** Where it says that it listens. */
async function listening(child: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: child.stderr! })) {
    const address = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(line)?.[1];
    if (address) {
      child.stderr!.resume();
      return address;
    }
  }
  throw new Error('Firefox did not start');
}
