// A server of one's own for each worker: on a free port, with a fresh data folder, games dealt from a known
// seed, and a clock that a test can turn on.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { binary } from './binary';

export class Server {
  readonly origin: string;
  readonly #process: ChildProcess;
  readonly #data: string;

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
    rmSync(this.#data, { recursive: true, force: true });
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
