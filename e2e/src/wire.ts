// A line to a table without a page: a person with a cookie, and a socket.
import WebSocket from 'ws';
import type { ClientMsg } from '../../web/src/protocol/ClientMsg';
import type { NewTable } from '../../web/src/protocol/NewTable';
import type { ServerMsg } from '../../web/src/protocol/ServerMsg';
import type { Settings } from '../../web/src/protocol/Settings';
import type { TableCommand } from '../../web/src/protocol/TableCommand';
import { here } from './server';

type Answer = Extract<ServerMsg, { t: 'did' | 'refused' }>;

const open = new Set<Wire>();

/** Ends every line that was opened. */
export function hangUp(): void {
  for (const wire of open) wire.close();
}

export class Wire {
  readonly #hear: (message: ServerMsg) => void;
  readonly #waiting = new Map<string, (answer: Answer) => void>();
  #cookie: string;
  #socket: WebSocket | null = null;
  #sent = 0;

  constructor(hear: (message: ServerMsg) => void, cookie = '') {
    this.#hear = hear;
    this.#cookie = cookie;
  }

  /** Becomes somebody. */
  async named(name: string): Promise<void> {
    const answer = await this.#post('/me', { name });
    this.#cookie = answer.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
  }

  /** Opens a table; its code. */
  async table(settings: Settings): Promise<string> {
    return ((await (await this.#post('/tables', settings)).json()) as NewTable).code;
  }

  /** Goes to a table. */
  async connect(code: string): Promise<void> {
    const socket = new WebSocket(`${here().origin.replace('http', 'ws')}/ws/${code}`, {
      headers: { cookie: this.#cookie },
    });
    this.#socket = socket;
    open.add(this);
    socket.on('message', (data) => this.#heard(JSON.parse(String(data)) as ServerMsg));
    await new Promise<void>((open, fail) => {
      socket.once('open', open);
      socket.once('error', fail);
    });
    this.#send({ t: 'hello', v: 2 });
  }

  /** Carries something out; a refusal is an error. */
  async act(action: object): Promise<void> {
    await this.#ask((id) => ({ t: 'do', id, action }));
  }
  async command(command: TableCommand): Promise<void> {
    await this.#ask((id) => ({ t: 'table', id, do: command }));
  }
  async says(text: string): Promise<void> {
    await this.#ask((id) => ({ t: 'chat', id, say: { text } }));
  }

  /** Goes away. Whoever only looks on leaves nothing behind. */
  close(): void {
    this.#socket?.terminate();
    this.#socket = null;
    open.delete(this);
  }

  async #ask(message: (id: string) => ClientMsg): Promise<void> {
    this.#sent += 1;
    const id = `wire ${this.#sent}`;
    const answered = new Promise<Answer>((resolve) => this.#waiting.set(id, resolve));
    this.#send(message(id));
    const answer = await answered;
    if (answer.t === 'refused') throw new Error(`${answer.refusal}: ${answer.text} (${JSON.stringify(message(id))})`);
  }

  #send(message: ClientMsg): void {
    this.#socket!.send(JSON.stringify(message));
  }

  #heard(message: ServerMsg): void {
    this.#hear(message);
    if ((message.t !== 'did' && message.t !== 'refused') || message.id === undefined) return;
    this.#waiting.get(message.id)?.(message);
    this.#waiting.delete(message.id);
  }

  async #post(path: string, body: unknown): Promise<Response> {
    const answer = await fetch(`${here().origin}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: this.#cookie },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  }
}
