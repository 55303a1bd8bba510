// What the screens of Cipher show of a view.
import { t } from '../../i18n/i18n.svelte';
import type { BoardView } from '../../protocol/cipher/BoardView';
import type { RoundResult } from '../../protocol/cipher/RoundResult';
import type { View } from '../../protocol/cipher/View';
import type { TableState } from '../../protocol/TableState';
import { isAway } from '../../people/at-table';
import type { Absence, Player, PlayerCardView } from '../../people/player';
import { inCapitals } from '../drawn/chrome';
import type { Doubt, Lapse, Question, Said, ZoneView } from '../drawn/decode-types';
import type { Earned, SheetLine } from '../drawn/sheet-types';
import { segmentTypes } from '../drawn/segments';

type Players = readonly (Player | null)[];

export function cardsOf(
  view: View,
  players: Players,
  table: Pick<TableState, 'seats'>,
  absenceOf: (seat: number) => Absence | null = () => null,
): PlayerCardView[] {
  const { stage } = view;
  return players.flatMap((player, seat): PlayerCardView[] => {
    if (!player) return [];
    const state = table.seats[seat];
    const presence = view.presence[seat];
    const away = presence === 'away' || (presence === 'here' && state !== undefined && isAway(state));
    const absence = absenceOf(seat);
    const card: PlayerCardView = {
      ...player,
      points: view.totals[seat] ?? 0,
      ...(away && { away }),
      ...(absence && { absence }),
    };
    if (presence === 'left') return [{ ...card, status: t('table-status-left') }];
    // While a segment is to be handed out, it is the coder who is waited for.
    const handsOut = stage.type === 'decode' && stage.phase === 'draw';
    if (seat === view.coder) {
      const writing = stage.type === 'compose';
      return [
        {
          ...card,
          active: writing || handsOut,
          status: t('score-coder'),
          ...(stage.type === 'decode' ? { refusals: stage.no_tokens } : {}),
        },
      ];
    }
    if (stage.type !== 'decode') return [{ ...card, status: t('status-waiting') }];
    const out = !stage.playing[seat];
    const active = stage.active === seat && !handsOut;
    const status = out ? t('status-out') : active && player.you === true ? t('ui-your-turn') : undefined;
    return [{ ...card, active, deductions: stage.tokens[seat] ?? 0, ...(status !== undefined && { status }) }];
  });
}

/** The cards of two who play alone: the coder at the first seat, the decoder at the second. */
export function cardsOfBoard(board: BoardView, players: readonly Player[]): PlayerCardView[] {
  return players.map((player) =>
    player.seat === 0
      ? { ...player, status: t('score-coder'), refusals: board.no_tokens }
      : { ...player, active: board.active === player.seat, deductions: board.tokens[player.seat] ?? 0 },
  );
}

export function zonesOf({ zones }: BoardView): ZoneView[] {
  return zones.map(({ placed, rejected }) => ({
    segments: segmentTypes.flatMap((type) => Array.from({ length: placed[type] }, () => type)),
    refused: segmentTypes.filter((type) => rejected[type]),
  }));
}

export function questionsOf({ questions }: BoardView, players: Players): Question[] {
  return questions.flatMap(({ by, kind, zone, yes }) => {
    const player = players[by];
    return player ? [{ player, type: kind, zone: zone + 1, yes }] : [];
  });
}

export function lapsesOf({ lapses }: BoardView, players: Players): Lapse[] {
  return lapses.flatMap(({ by, clock, after }) => {
    const player = players[by];
    return player ? [{ player, clock, after }] : [];
  });
}

/** The letters that still fit, where the table shows them. */
export function fittingOf({ fitting }: BoardView, { fitting_letters }: View['options']): ReadonlySet<string>[] | null {
  return fitting_letters ? fitting.map((letters) => new Set(letters)) : null;
}

export function saidOf({ deductions }: BoardView, players: Players): Said[] {
  return deductions.flatMap(({ by, spelling, right }) => {
    const player = players[by];
    return player && !right ? [{ player, word: inCapitals(spelling) }] : [];
  });
}

/** What speaks against a word: both lists are the server's, and so is the judgement. Any word may be named (KD-5). */
export function doubtOf({ fitting, deductions }: BoardView, word: string): Doubt {
  return {
    said: deductions.some((deduction) => deduction.word === word),
    contradicts: [...word].some((letter, zone) => !fitting[zone]?.includes(letter)),
  };
}

export function earnedOf(result: RoundResult, players: Players): Earned[] {
  return players.flatMap((player, seat) => {
    const score = result.scores[seat];
    if (!player || !score) return [];
    return [
      {
        player,
        coder: seat === result.coder,
        points: result.points[seat] ?? 0,
        enigma: score.enigma_token > 0,
        bonus: Math.round(score.bonus_tokens / 2),
        refusals: score.no_tokens,
        deductions: score.deduction_tokens,
      },
    ];
  });
}

/** The word of a round with its accents; none if there was none. */
export function wordOf({ spelling, word }: RoundResult): string | null {
  return spelling === null ? word : inCapitals(spelling);
}

/** Every word of the game: those that are known, and who will hide the others. */
export function linesOf(view: View): SheetLine[] {
  const known = view.sheet.map((result, index) => ({
    word: wordOf(result) ?? '–',
    coder: result.coder,
    points: Object.fromEntries(result.points.map((points, seat) => [seat, points])),
    current: index === view.sheet.length - 1,
  }));
  if (view.stage.type === 'over') return known;
  const open = [view.coder, ...view.coders_to_come].map((coder) => ({
    word: null,
    coder,
    points: null,
    current: false,
  }));
  return [...known, ...open];
}
