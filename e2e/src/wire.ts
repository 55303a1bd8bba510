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
  readonly #waiting = new Map<string, { asked: ClientMsg; answered: (answer: Answer) => void }>();
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
    const socket = await this.#open(code);
    // Whoever lost the line comes back, and asks again what was not answered, as a page does.
    socket.on('close', () => void (this.#socket === socket && here().isMany && this.#back(code)));
    this.#send({ t: 'hello', v: 2 });
    for (const { asked } of this.#waiting.values()) this.#send(asked);
  }

  async #back(code: string): Promise<void> {
    await new Promise((later) => setTimeout(later, 200));
    if (open.has(this)) await this.connect(code).catch(() => this.#back(code));
  }

  async #open(code: string): Promise<WebSocket> {
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
    return socket;
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
    const asked = message(id);
    const asking = new Promise<Answer>((answered) => this.#waiting.set(id, { asked, answered }));
    if (this.#socket?.readyState === WebSocket.OPEN) this.#send(asked);
    const answer = await asking;
    if (answer.t === 'refused') throw new Error(`${answer.refusal}: ${answer.text} (${JSON.stringify(asked)})`);
  }

  #send(message: ClientMsg): void {
    this.#socket!.send(JSON.stringify(message));
  }

  #heard(message: ServerMsg): void {
    this.#hear(message);
    if ((message.t !== 'did' && message.t !== 'refused') || message.id === undefined) return;
    this.#waiting.get(message.id)?.answered(message);
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
