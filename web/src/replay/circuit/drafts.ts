// The moves of somebody on a puzzle: what each arrangement of pieces has more or less than the one before.
import { t } from '../../i18n/i18n.svelte';
import type { Lane } from '../../protocol/replay/Lane';
import type { Draft, Puzzle } from '../../puzzles/puzzles';
import type { PipeKind } from '../../puzzles/conduit/pieces/model';

/** A piece where it lies. */
interface Lying {
  /** The same for the same piece in the same place. */
  key: string;
  name: () => string;
  where: () => string;
}

export interface PuzzleMove {
  after: number;
  text: string;
}

/** Nothing laid yet. */
export function emptyDraft(puzzle: Puzzle): Draft {
  switch (puzzle.category) {
    case 'weight':
      return { category: 'weight', left: puzzle.left.map(() => 0), right: puzzle.right.map(() => 0) };
    case 'fragment':
      return { category: 'fragment', pieces: [] };
    case 'conduit':
      return { category: 'conduit', ports: puzzle.grid.map((row) => [...row].map(() => '')) };
    case 'angular':
      return { category: 'angular', cubes: { R: [], B: [], Y: [], G: [] } };
  }
}

/** Everything a seat did, in words. */
export function puzzleMoves({ puzzle, drafts }: Lane): PuzzleMove[] {
  let before = lyingIn(emptyDraft(puzzle as Puzzle));
  return drafts.map(({ after, draft }) => {
    const now = lyingIn(draft as Draft);
    const text = changeOf(before, now);
    before = now;
    return { after, text };
  });
}

function changeOf(before: readonly Lying[], now: readonly Lying[]): string {
  const without = (some: readonly Lying[], others: readonly Lying[]) =>
    some.filter(({ key }) => !others.some((other) => other.key === key));
  const [come, gone] = [without(now, before), without(before, now)];
  if (come.length > 0)
    return come.map((piece) => t('replay-piece-at', { piece: piece.name(), place: piece.where() })).join('; ');
  return gone.map((piece) => t('replay-piece-off', { piece: piece.name() })).join('; ') || t('replay-piece-same');
}

function lyingIn(draft: Draft): Lying[] {
  switch (draft.category) {
    case 'weight':
      return [
        ...draft.left.flatMap((count, cup) => weights('left', cup, count)),
        ...draft.right.flatMap((count, cup) => weights('right', cup, count)),
      ];
    case 'fragment':
      return draft.pieces.map(({ piece, o, at: [x, y] }) => ({
        key: `${piece} ${o} ${x} ${y}`,
        name: () => t('fragment-name', { piece }),
        where: () => t('puzzle-place', { row: y + 1, column: x + 1 }),
      }));
    case 'conduit':
      return draft.ports.flatMap((row, y) => row.flatMap((ports, x) => pipe(ports, x, y)));
    case 'angular':
      return Object.entries(draft.cubes).flatMap(([piece, cubes]) => {
        if (cubes.length === 0) return [];
        const levels = [...new Set(cubes.map(([, , z]) => z + 1))].sort((a, b) => a - b).join(', ');
        return [
          {
            key: `${piece} ${JSON.stringify(cubes)}`,
            name: () => t('angular-name', { piece }),
            where: () => t('angular-level', { levels }),
          },
        ];
      });
  }
}

function weights(side: 'left' | 'right', cup: number, count: number): Lying[] {
  return Array.from({ length: count }, (_, which) => ({
    key: `${side} ${cup} ${which}`,
    name: () => t('weight-piece'),
    where: () => t('replay-cup', { side, cup: cup + 1 }),
  }));
}

function pipe(ports: string, x: number, y: number): Lying[] {
  const kind = kindOf(ports);
  if (!kind) return [];
  return [
    {
      key: `${ports} ${x} ${y}`,
      name: () => t('conduit-piece-name', { piece: kind, out: 'no' }),
      where: () => t('puzzle-place', { row: y + 1, column: x + 1 }),
    },
  ];
}

/** Which piece has these ends. */
function kindOf(ports: string): PipeKind | null {
  if (ports === 'NS' || ports === 'EW') return 'straight';
  return ([null, 'end', 'elbow', 'tee'] as const)[ports.length] ?? null;
}
