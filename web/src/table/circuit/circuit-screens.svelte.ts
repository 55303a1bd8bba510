// Which screen of Circuit is on, and what it shows: a game at its table as the screens want it, without one of them.
import { categories, type CellColour } from '../../art/shapes';
import type { SandReading } from '../../browser/clock.svelte';
import { settings } from '../../browser/settings.svelte';
import { boardOf } from '../../circuit/game/board';
import type { CircuitGame } from '../../circuit/game/circuit.svelte';
import type { Chrome, PuzzleResult } from '../../circuit/stage/chrome';
import { goal } from '../../circuit/stage/goal';
import type { Unlaid } from '../../circuit/stage/speech';
import { t } from '../../i18n/i18n.svelte';
import { shownName } from '../../people/player';
import { whoStay } from '../../people/at-table';
import { looksAmong } from '../../people/players';
import type { Draft } from '../../puzzles/puzzles';
import type { TableSession } from '../session/session.svelte';
import { cardsOf, type Moment } from './cards';

/** What of the table the screens show. */
export type AtTable = Pick<TableSession, 'table' | 'players' | 'absenceOf' | 'mySeat' | 'ready' | 'unread'>;
/** What the bar opens. */
type Doors = Required<Pick<Chrome, 'onmenu' | 'onchat'>>;
export type Screen = 'choose' | 'solve' | 'plan' | 'watch' | 'place' | 'round-end' | 'end';

export class CircuitScreens {
  readonly #at: AtTable;
  readonly #game: CircuitGame;
  readonly #doors: Doors;
  /** Everybody's solutions are looked at. */
  solutionsOpen = $state(false);

  constructor(at: AtTable, game: CircuitGame, doors: Doors) {
    this.#at = at;
    this.#game = game;
    this.#doors = doors;
  }

  readonly #scene = $derived.by(() => this.#game.scene);
  readonly #table = $derived.by(() => this.#at.table!);
  readonly rules = $derived('circuit' in this.#table.settings.game ? this.#table.settings.game.circuit : null);
  /** The view that is on screen: the one of the moment, or the latest. */
  readonly view = $derived.by(() => this.#scene?.view ?? this.#game.view);
  /** The puzzle under work. Where the right solution lies it is another object, so that the stage is laid out anew. */
  readonly puzzle = $derived.by(() => {
    const { own, puzzle, meanwhile } = this.#game;
    return puzzle && own && meanwhile.showsRight ? { ...puzzle } : puzzle;
  });

  readonly screen: Screen = $derived.by(() => {
    const { done, earned, meanwhile, solving } = this.#game;
    if (this.view.phase.type === 'over' && this.view.summary !== null && this.#scene === null) return 'end';
    if (this.#scene?.type === 'round-end') return 'round-end';
    if (solving && this.puzzle === null) return 'watch';
    if (solving) return done && meanwhile.planning === 'board' && earned ? 'plan' : 'solve';
    return this.#laid !== null || (this.#scene === null && this.view.phase.type === 'placing') ? 'place' : 'choose';
  });

  /** A tile that has just been laid is shown. */
  readonly #laid = $derived(this.#scene?.type === 'closing' || this.#scene?.type === 'placed' ? this.#scene : null);
  readonly closing = $derived(this.#scene?.type === 'closing' ? this.#scene.closing : null);
  /** The seat that places. Two may have one name. */
  readonly placer = $derived(this.#laid?.by ?? (this.view.phase.type === 'placing' ? this.view.phase.seat : null));
  /** Who has laid the tile that is shown, when it was not me. */
  readonly laidBy: { name: string; sent: CellColour | null; unlaid: Unlaid | null } | null = $derived.by(() => {
    if (!this.#laid || this.#laid.by === this.#game.mySeat) return null;
    return { name: this.name(this.#laid.by), sent: this.#laid.sent, unlaid: this.#laid.unlaid };
  });
  /** The board of the moment: whoever placed after it has not placed yet. */
  readonly board = $derived.by(() => {
    if (this.#scene?.type === 'closing') return this.#scene.board;
    return this.#scene === null ? this.#game.board : boardOf(this.view, looksAmong(this.#game.everybody));
  });

  readonly #moment = $derived.by((): Moment | null => {
    if (this.#scene?.type === 'closing') return { by: this.#scene.by, gains: this.#scene.closing.outcome.gains };
    if (this.#scene?.type === 'placed') return { by: this.#scene.by };
    if (this.#scene?.type !== 'round-end') return null;
    const gains = this.#scene.before.map((before, seat) => ({
      player: { seat },
      points: (this.view.seats[seat]?.score ?? 0) - before,
    }));
    return { by: null, gains };
  });
  readonly players = $derived.by(() =>
    cardsOf(
      { ...this.view, start_player: this.#scene?.start ?? this.view.start_player },
      this.#at.players,
      this.#table,
      this.#moment,
      this.#at.absenceOf,
    ),
  );
  readonly me = $derived.by(() => (this.#game.mySeat === null ? null : this.#game.player(this.#game.mySeat)));
  readonly scores = $derived(this.players.map(({ look, points }) => ({ look, points: points ?? 0 })));
  /** At the end of a round, with what everybody had before it. */
  readonly roundScores = $derived.by(() => {
    const before = this.#scene?.type === 'round-end' ? this.#scene.before : [];
    return this.players.map(({ look, points, seat }) => ({ look, points: points ?? 0, from: before[seat] ?? 0 }));
  });
  /** Who begins the next round; no name means oneself. */
  readonly nextName = $derived(this.#scene?.type === 'round-end' ? this.nameOrYou(this.#scene.next) : '');
  readonly supply = $derived.by(() =>
    this.#game.mySeat === null ? 0 : (this.view.seats[this.#game.mySeat]?.supply ?? 0),
  );

  name(seat: number): string {
    return this.#game.player(seat)?.name ?? '';
  }
  /** Nobody's name is oneself. */
  nameOrYou(seat: number): string {
    return this.#game.player(seat)?.you ? '' : this.name(seat);
  }

  readonly #attempt = $derived.by(() => this.#game.attempt?.state.type ?? null);
  readonly draft: Draft | null = $derived.by(() => {
    const { own, meanwhile } = this.#game;
    if (!own) return this.view.you?.draft ?? null;
    return meanwhile.showsRight ? own.solution : own.draft;
  });
  /** Who solved first; no name means oneself. */
  readonly first = $derived(
    this.view.phase.type === 'solving' && this.view.phase.first !== null && this.rules?.timer
      ? this.nameOrYou(this.view.phase.first)
      : null,
  );
  readonly solved = $derived.by(() =>
    this.#game.own ? this.#game.own.state.type === 'solved' : this.#attempt === 'solved',
  );
  readonly locked = $derived.by(
    () => this.#scene?.type === 'missed' || this.#game.mySeat === null || (this.#attempt ?? 'working') !== 'working',
  );
  /** Given up, and others still work. */
  readonly resting = $derived.by(
    () => this.#game.own === null && (this.#attempt === 'gave_up' || this.#attempt === 'time_up'),
  );
  /** What is said beside a puzzle that is not just at work. */
  readonly notice = $derived.by((): { title?: string; text: string } | null => {
    const { own, puzzle, attempt, byLot, meanwhile } = this.#game;
    if (this.#scene?.type === 'solved') return { title: t('coach-solved-last'), text: t('solved-all') };
    if (own) {
      const gaveUp = own.state.type === 'gave_up';
      const title = meanwhile.showsRight ? 'solutions-right' : gaveUp ? 'missed-gave-up' : 'missed-late';
      return { title: t(title), text: t('missed-text') };
    }
    // The headline stays the task: it is what counts from now on.
    if (byLot && this.#attempt === 'working' && attempt?.laid === 0)
      return { text: t('lot-chose', { category: t(`category-${puzzle?.category ?? 'weight'}`) }) };
    if (!this.resting) return null;
    // Somebody who plays by ear has more time (D-20).
    return this.#attempt === 'time_up'
      ? { title: t('missed-late'), text: t('gave-up-wait') }
      : { title: t('gave-up-wait'), text: t('gave-up-wait-text') };
  });

  readonly sand = (): SandReading | null => this.#game.sand((this.rules?.timer ?? 0) * 1000);
  /** A turn's time runs by the server's clock, also while the last moments of the round are shown. */
  readonly #turnSeconds = $derived.by(() =>
    this.#game.view.phase.type === 'choosing' ? this.rules?.choose : this.rules?.place,
  );
  readonly #turnClock = () => this.#game.turnClock((this.#turnSeconds ?? 0) * 1000);
  /** The clock that counts for the person, whichever screen shows it. */
  readonly heard = (): SandReading | null => {
    const { own, solving } = this.#game;
    return solving ? (own ? null : this.sand()) : (this.chrome.clock?.() ?? null);
  };

  readonly chrome: Chrome = $derived.by(() => {
    const { meanwhile, myTurn, solving } = this.#game;
    const { view, rules } = this;
    const looksBack = view.solutions.length > 0 && !solving;
    return {
      ...this.#doors,
      round: this.#scene?.round ?? view.round,
      last: view.phase.type !== 'over' && view.seats.some(({ score }) => score >= goal),
      sound: settings.values.sound,
      unread: this.#at.unread,
      onsound: () => settings.change({ sound: !settings.values.sound }),
      onboard: this.screen === 'solve' ? () => (meanwhile.boardOpen = true) : undefined,
      results: solving ? [] : this.#results,
      onsolutions: looksBack ? () => (this.solutionsOpen = true) : undefined,
      untimed: rules && rules.timer === null ? { minutes: rules.cap === null ? null : rules.cap / 60 } : undefined,
      clock: !solving && myTurn && this.#turnSeconds ? this.#turnClock : undefined,
    };
  });
  readonly #results = $derived.by(() =>
    this.view.solutions.flatMap(({ seat, puzzle: { category }, state }): PuzzleResult[] => {
      const player = this.#game.player(seat);
      return player ? [{ player, category, state }] : [];
    }),
  );

  /** How everybody stands, for who asks. */
  spokenScores(): string[] {
    return this.players.map((player) => {
      const supply = player.supply === undefined ? '' : t('ui-supply', { count: player.supply });
      const score = t('score-spoken', { name: shownName(player), points: player.points ?? 0 });
      return `${[score, supply].filter(Boolean).join(', ')}.`;
    });
  }

  /** What everybody works for, in the order of the seats. */
  readonly atStake = $derived.by(() =>
    this.view.seats.flatMap(({ tile, category }, seat) => {
      const player = this.#game.player(seat);
      return player && tile && category ? [{ player, category, networks: tile.networks }] : [];
    }),
  );
  readonly chambers = $derived.by(() =>
    categories.map((category) => {
      const stack = this.view.stacks[category];
      const seat = this.view.seats.findIndex((each) => each.category === category);
      const face = this.view.seats[seat]?.tile ?? stack.top;
      return {
        category,
        networks: face?.networks ?? null,
        left: stack.height,
        taker: seat < 0 ? null : this.#game.player(seat),
        free: this.view.you?.choices.includes(category) ?? false,
      };
    }),
  );

  /** Who wants to play again, for whoever may. */
  readonly rematch = $derived.by(() => {
    if (this.#game.mySeat === null && this.#at.mySeat === null) return null;
    const people = whoStay(this.#table);
    return { ready: people.filter(({ ready }) => ready).length, total: people.length, you: this.#at.ready };
  });
}
