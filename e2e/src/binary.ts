// The binary under test, and what its command line is asked for.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

const target = process.env['CARGO_TARGET_DIR'] ?? resolve(import.meta.dirname, '../../target');
export const binary = resolve(target, 'debug/enigma');
export const port = Number(process.env['E2E_PORT'] ?? 18_431);

if (!existsSync(binary)) throw new Error(`${binary} is missing: cargo build -p enigma`);

/** A solution of a puzzle, found by the program itself. */
export function solve<Solution>(puzzle: unknown): Solution {
  const answer = execFileSync(binary, ['puzzle', 'solve'], { input: `${JSON.stringify(puzzle)}\n`, encoding: 'utf8' });
  const [solution] = (JSON.parse(answer) as { solutions: Solution[] }).solutions;
  if (solution === undefined) throw new Error(`no solution: ${JSON.stringify(puzzle)}`);
  return solution;
}
