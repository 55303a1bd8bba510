// What is asked over HTTP: who one is, tables to join, games one played.
import type { About } from '../protocol/About';
import type { Me } from '../protocol/Me';
import type { MyDays } from '../protocol/MyDays';
import type { MyGames } from '../protocol/MyGames';
import type { NewTable } from '../protocol/NewTable';
import type { Problem } from '../protocol/Problem';
import type { Settings } from '../protocol/Settings';
import type { TableSummary } from '../protocol/TableSummary';
import type { Version } from '../protocol/Version';

/** Why something was refused: a stable name to translate, and the reason in English. */
export class Refusal extends Error {
  readonly refusal: string;

  constructor({ refusal, text }: Problem) {
    super(text);
    this.refusal = refusal;
  }
}

/** The name of a refusal that never reached the server. */
export const offline = 'offline';

/** Asks the server; refusals are thrown. */
export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, credentials: 'same-origin', cache: 'no-store' };
  if (body !== undefined) {
    init.headers = { 'content-type': 'application/json' };
    init.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(`/api${path}`, init);
  } catch (error) {
    throw new Refusal({ refusal: offline, text: String(error) });
  }
  if (response.status === 204) return undefined as T;
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as T;
  throw new Refusal(isProblem(answer) ? answer : { refusal: 'internal', text: `status ${response.status}` });
}

function isProblem(answer: unknown): answer is Problem {
  return typeof answer === 'object' && answer !== null && 'refusal' in answer && 'text' in answer;
}

export const rest = {
  /** Who is asking; nobody yet is no failure. */
  me: async (): Promise<Me | null> => (await ask<Me | undefined>('GET', '/me')) ?? null,
  name: (name: string) => ask<Me>('POST', '/me', { name }),
  /** What one did with the puzzles of the days. */
  myDays: () => ask<MyDays>('GET', '/me/daily'),
  /** One's games under way, and the last one that is over. */
  games: () => ask<MyGames>('GET', '/me/games?limit=1'),
  tables: () => ask<TableSummary[]>('GET', '/tables'),
  table: (code: string) => ask<TableSummary>('GET', `/tables/${encodeURIComponent(code)}`),
  create: (settings: Settings) => ask<NewTable>('POST', '/tables', settings),
  version: () => ask<Version>('GET', '/version'),
  about: () => ask<About>('GET', '/about'),
};

/** Where the record of a finished game is downloaded. */
export function recordPath(game: string): string {
  return `/api/games/${encodeURIComponent(game)}/record`;
}
