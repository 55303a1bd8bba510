// What is asked over HTTP about games that are over.
import type { Analysis } from '../../protocol/analysis/Analysis';
import type { GameSummary } from '../../protocol/GameSummary';
import type { NewTable } from '../../protocol/NewTable';
import type { PlayOn } from '../../protocol/PlayOn';
import type { Problem } from '../../protocol/Problem';
import type { Replay } from '../../protocol/replay/Replay';
import { ask, offline, Refusal } from '../../net/rest';

export const replayRest = {
  /** Shows one's own name at a game, or makes one a "Player" there. */
  name: (id: string, shown: boolean) => ask<GameSummary>('POST', `/games/${encodeURIComponent(id)}/name`, { shown }),
  of: (id: string) => ask<Replay>('GET', `/games/${encodeURIComponent(id)}/replay`),
  /** Nothing while it is on its way. */
  analysis: (id: string) => ask<Analysis | null>('GET', `/games/${encodeURIComponent(id)}/analysis`),
  /** A new table that plays on from there. */
  playOn: (id: string, wish: PlayOn) => ask<NewTable>('POST', `/games/${encodeURIComponent(id)}/play-on`, wish),
};

/** The same with a record from a file. */
export async function playOnRecord(record: Blob, { step, seat, level }: PlayOn): Promise<NewTable> {
  const wish = new URLSearchParams({ step: String(step), seat: String(seat), level });
  const answer = await sent<NewTable>(`/api/play-on?${wish.toString()}`, record);
  if ('refusal' in answer) throw new Refusal(answer);
  return answer;
}

/** A record from a file, step by step, or what is wrong with it. */
export function readRecord(record: Blob): Promise<Replay | Problem> {
  return sent<Replay>('/api/replay', record);
}

async function sent<T>(path: string, record: Blob): Promise<T | Problem> {
  let response: Response;
  try {
    response = await fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/x-ndjson' },
      body: record,
    });
  } catch (error) {
    return { refusal: offline, text: String(error) };
  }
  const answer = (await response.json().catch(() => null)) as T | Problem | null;
  return answer ?? { refusal: 'internal', text: `status ${response.status}` };
}

export function isProblem(answer: Replay | Problem): answer is Problem {
  return 'refusal' in answer;
}
