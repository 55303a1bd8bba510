// The binary under test, and what its command line is asked for.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

const target = process.env['CARGO_TARGET_DIR'] ?? resolve(import.meta.dirname, '../../target');
export const binary = resolve(target, 'debug/enigma');
/** PostgreSQL, NATS and three nodes of the program: `cargo build -p enigma-testbed`. */
export const testbed = resolve(target, 'debug/enigma-testbed');

if (!existsSync(binary)) throw new Error(`${binary} is missing: cargo build -p enigma`);

let asked: Promise<string> = Promise.resolve('');
let ask: ((line: string) => Promise<string>) | null = null;

/** A solution of a puzzle, found by the program itself. */
export async function solve<Solution>(puzzle: unknown): Promise<Solution> {
  ask ??= solver();
  const question = ask;
  // One after the other: each line is answered by one line.
  asked = asked.then(() => question(JSON.stringify(puzzle)));
  const [solution] = (JSON.parse(await asked) as { solutions: Solution[] }).solutions;
  if (solution === undefined) throw new Error(`no solution: ${JSON.stringify(puzzle)}`);
  return solution;
}

/** One process solves whatever this worker asks for. */
function solver(): (line: string) => Promise<string> {
  const child = spawn(binary, ['puzzle', 'solve'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  process.once('exit', () => child.kill());
  child.unref();
  return async (line) => {
    child.stdin.write(`${line}\n`);
    return (await answers.next()).value as string;
  };
}
