// A server of one's own for each worker: on a free port, with a fresh data folder, games dealt from a known
// seed, and a clock that a test can turn on.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { binary, testbed } from './binary';

export class Server {
  readonly origin: string;
  readonly #process: ChildProcess;
  readonly #data: string;
  /** Those behind the proxy, by their numbers. */
  readonly #nodes = new Map<number, { origin: string; process: number }>();

  private constructor(origin: string, process: ChildProcess, data: string) {
    this.origin = origin;
    this.#process = process;
    this.#data = data;
  }

  /** Bots take so many times less time than people. */
  static async start(hurry = 1): Promise<Server> {
    const data = mkdtempSync(join(tmpdir(), 'enigma-'));
    const known = ['--seed', '7', '--turn-clock', '--no-limits', '--hurry-bots', String(hurry)];
    const child = spawn(binary, ['serve', '--listen', '127.0.0.1:0', '--data', data, ...known], {
      stdio: ['pipe', 'pipe', process.env['RUST_LOG'] ? 'inherit' : 'ignore'],
    });
    for await (const line of createInterface({ input: child.stdout })) {
      const origin = /http:\/\/[\d.:]+\d/.exec(line)?.[0];
      if (origin) return new Server(origin, child, data);
    }
    throw new Error('the server did not start');
  }

  /** Three nodes on one database behind a proxy. */
  static async many(): Promise<Server> {
    const child = spawn(testbed, [binary, '127.0.0.1:0'], { stdio: ['pipe', 'pipe', 'inherit'] });
    const server = { origin: '', started: 0 };
    let many: Server | null = null;
    const started = new Promise<Server>((resolve, reject) => {
      child.once('exit', () => reject(new Error('the nodes did not start')));
      createInterface({ input: child.stdout }).on('line', (line) => {
        server.origin ||= /Open (http:\S+)/.exec(line)?.[1] ?? '';
        const node = /node (\d) +(http:\S+) +\(kill -9 (\d+)\)/.exec(line);
        if (!node) return;
        many ??= new Server(server.origin, child, '');
        many.#nodes.set(Number(node[1]), { origin: node[2]!, process: Number(node[3]) });
        server.started += 1;
        if (server.started === 3) resolve(many);
      });
    });
    const all = await started;
    await Promise.all([1, 2, 3].map((number) => all.isUp(number)));
    return all;
  }

  /** Whether lines may end amid everything, and whoever had one comes back. */
  get isMany(): boolean {
    return this.#nodes.size > 0;
  }

  /** Kills a node, which comes back by itself; waits until it has. */
  async kills(number: number): Promise<void> {
    const { process: id } = this.#nodes.get(number)!;
    process.kill(id, 'SIGKILL');
    while (this.#nodes.get(number)!.process === id) await new Promise((later) => setTimeout(later, 100));
    await this.isUp(number);
  }

  async isUp(number: number): Promise<void> {
    const { origin } = this.#nodes.get(number)!;
    const answers = () =>
      fetch(`${origin}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await answers())) await new Promise((later) => setTimeout(later, 100));
  }

  get port(): number {
    return Number(new URL(this.origin).port);
  }

  /** Turns the server's clock on. */
  turn(seconds: number): void {
    this.#process.stdin!.write(`${Math.ceil(seconds * 1000)}\n`);
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.#process.once('exit', resolve));
    this.#process.kill();
    await ended;
    if (this.#data) rmSync(this.#data, { recursive: true, force: true });
  }
}

let ours: Server | null = null;

/** The server of this worker. */
export function here(): Server {
  if (!ours) throw new Error('no server: take `test` from src/test');
  return ours;
}

export function isHere(server: Server): void {
  ours = server;
}
