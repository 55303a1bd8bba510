// For tests: a WebSocket whose other end is the test.
import type { ClientMsg } from '../protocol/ClientMsg';
import type { ServerMsg } from '../protocol/ServerMsg';

export class Wire extends EventTarget {
  static readonly OPEN = 1;
  static all: Wire[] = [];
  readyState = 0;
  sent: ClientMsg[] = [];

  constructor(readonly url: string) {
    super();
    Wire.all.push(this);
  }
  static get last(): Wire {
    return Wire.all.at(-1)!;
  }
  /** What was sent and waits for an answer. */
  get commands() {
    return this.sent.filter((message) => 'id' in message);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as ClientMsg);
  }
  close() {
    this.readyState = 3;
  }
  accept() {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  says(message: ServerMsg) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
  breaks() {
    this.readyState = 3;
    this.dispatchEvent(new Event('close'));
  }
}
