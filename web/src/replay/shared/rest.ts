// What is asked over HTTP about games that are over.
import type { Analysis } from '../../protocol/analysis/Analysis';
import type { GameSummary } from '../../protocol/GameSummary';
import type { Problem } from '../../protocol/Problem';
import type { Replay } from '../../protocol/replay/Replay';
import { ask, offline } from '../../net/rest';

export const replayRest = {
  /** Shows one's own name at a game, or makes one a "Player" there. */
  name: (id: string, shown: boolean) => ask<GameSummary>('POST', `/games/${encodeURIComponent(id)}/name`, { shown }),
  of: (id: string) => ask<Replay>('GET', `/games/${encodeURIComponent(id)}/replay`),
  /** Nothing while it is on its way. */
  analysis: (id: string) => ask<Analysis | null>('GET', `/games/${encodeURIComponent(id)}/analysis`),
};

/** A record from a file, step by step, or what is wrong with it. */
export async function readRecord(record: Blob): Promise<Replay | Problem> {
  let response: Response;
  try {
    response = await fetch('/api/replay', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/x-ndjson' },
      body: record,
    });
  } catch (error) {
    return { refusal: offline, text: String(error) };
  }
  const answer = (await response.json().catch(() => null)) as Replay | Problem | null;
  return answer ?? { refusal: 'internal', text: `status ${response.status}` };
}

export function isProblem(answer: Replay | Problem): answer is Problem {
  return 'refusal' in answer;
}
