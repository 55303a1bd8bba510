// What of a game is looked at, as the address says it: `?tab=board&move=18`. So a link that is given on opens there.
export const tabs = ['board', 'solving', 'numbers'] as const;
export type Tab = (typeof tabs)[number];

export interface Place {
  tab: Tab;
  /** The placement, from 1; 0 is the board before any. None is the last. */
  move: number | null;
  /** The round whose puzzles are looked at, and the seat whose is played back. */
  round: number | null;
  seat: number | null;
}

export function placeOf(search: string): Place {
  const query = new URLSearchParams(search);
  const number = (name: string) => {
    const text = query.get(name) ?? '';
    return /^\d{1,4}$/.test(text) ? Number(text) : null;
  };
  return {
    tab: tabs.find((tab) => tab === query.get('tab')) ?? 'board',
    move: number('move'),
    round: number('round'),
    seat: number('seat'),
  };
}

/** The same as an address says it; what each tab has no use for is left out. */
export function searchOf({ tab, move, round, seat }: Place): string {
  const said = { tab, ...(tab === 'board' && { move }), ...(tab === 'solving' && { round, seat }) };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(said)) if (value !== null) query.set(name, String(value));
  return `?${query}`;
}
