// The line between one browser and the server: a small TCP proxy that a test can cut, hang and mend.
//
// A browser's own offline mode is no firm cut: it tells the page at once, but lines that are open,
// and even new ones, may still carry bytes for a while.
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { here } from './server';

export class Line {
  readonly #server: Server;
  readonly #pairs = new Set<[Socket, Socket]>();
  #state: 'whole' | 'cut' | 'hung' = 'whole';

  private constructor() {
    this.#server = createServer((browser) => this.#join(browser));
  }

  /** A new line to the server under test, or to another port. */
  static async open(): Promise<Line> {
    const line = new Line();
    await new Promise<void>((ready) => line.#server.listen(0, '127.0.0.1', ready));
    return line;
  }

  /** Where a browser finds the server through this line. */
  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Everything breaks off, and nothing new comes through. */
  cut(): void {
    this.#state = 'cut';
    this.#breakAll();
  }

  /** Everything stays open, and no byte arrives any more, in either direction. */
  hang(): void {
    this.#state = 'hung';
    for (const [browser, server] of this.#pairs) {
      browser.unpipe(server);
      server.unpipe(browser);
    }
  }

  /** The line works again. What hung is broken off: its bytes are lost. */
  mend(): void {
    this.#state = 'whole';
    this.#breakAll();
  }

  async close(): Promise<void> {
    this.#breakAll();
    await new Promise((closed) => this.#server.close(closed));
  }

  #join(browser: Socket): void {
    // A torn socket is what this is about; nobody needs to hear of it.
    browser.on('error', () => undefined);
    if (this.#state === 'cut') {
      browser.destroy();
      return;
    }
    const server = connect(here().port, '127.0.0.1');
    server.on('error', () => undefined);
    const pair: [Socket, Socket] = [browser, server];
    this.#pairs.add(pair);
    for (const [one, other] of [pair, [server, browser]] as const) {
      one.on('close', () => {
        this.#pairs.delete(pair);
        other.destroy();
      });
    }
    if (this.#state === 'hung') return;
    browser.pipe(server);
    server.pipe(browser);
  }

  #breakAll(): void {
    for (const pair of [...this.#pairs]) for (const socket of pair) socket.destroy();
    this.#pairs.clear();
  }
}
