// Which screen of Cipher is on, and what it shows: a game at its table as the screens want it, without one of them; and
// what this device does by itself, looking from whoever is in turn and handing out by chance.
import { settings } from '../../browser/settings.svelte';
import { cardsOf, questionsOf } from '../../cipher/game/cards';
import type { CipherGame } from '../../cipher/game/cipher.svelte';
import { seatOf, SharedDevice } from '../../cipher/game/device.svelte';
import { dictionary } from '../../cipher/game/dictionary';
import { newsOf, newsOfQuestion } from '../../cipher/game/news';
import type { Chrome } from '../../cipher/drawn/chrome';
import type { Guesser, News, StopView } from '../../cipher/drawn/decode-types';
import { t } from '../../i18n/i18n.svelte';
import { shownName } from '../../people/player';
import { whoStay } from '../../people/at-table';
import type { TableSession } from '../session/session.svelte';

/** What of the table the screens need. */
export type AtTable = Pick<
  TableSession,
  'table' | 'players' | 'absenceOf' | 'mySeat' | 'mySeats' | 'shared' | 'ready' | 'unread' | 'look'
>;
/** What the bar opens. */
type Doors = Required<Pick<Chrome, 'onmenu' | 'onchat'>>;
export type Screen = 'sheet' | 'end' | 'pass' | 'decode' | 'compose';

export class CipherScreens {
  readonly #at: AtTable;
  readonly #game: CipherGame;
  readonly #doors: Doors;
  readonly #device = new SharedDevice();
  /** On a device of one's own chance hands out where one likes, on a shared one at first. */
  #auto = $state(false);
  /** What somebody has just done stays until something else is done. */
  news = $state.raw<News | null>(null);
  /** Each segment is handed out once, even if the server was quicker. */
  #handedOut = '';

  constructor(at: AtTable, game: CipherGame, doors: Doors) {
    this.#at = at;
    this.#game = game;
    this.#doors = doors;
    this.close = game.follow(() => this.#goOn());
    this.#goOn();
  }

  /** Ends what this device does by itself. */
  readonly close: () => void;

  #goOn(): void {
    this.#tell();
    this.#look();
    this.#handOut();
  }

  readonly view = $derived.by(() => this.#game.view);
  readonly you = $derived(this.view.you);
  readonly mySeat = $derived(seatOf(this.view));
  readonly board = $derived(this.view.stage.type === 'decode' ? this.view.stage : null);
  readonly #result = $derived.by(() => this.#game.result);

  readonly screen: Screen = $derived.by(() => {
    if (this.#result) return 'sheet';
    if (this.view.stage.type === 'over') return 'end';
    if (this.passTo) return 'pass';
    return this.board ? 'decode' : 'compose';
  });

  name(seat: number): string {
    return this.#game.player(seat)?.name ?? '';
  }
  /** Nobody's name is oneself. */
  nameOrYou(seat: number): string {
    return this.#game.player(seat)?.you ? '' : this.name(seat);
  }
  readonly players = $derived.by(() => cardsOf(this.view, this.#at.players, this.#at.table!, this.#at.absenceOf));
  readonly chrome: Chrome = $derived.by(() => ({
    ...this.#doors,
    word: this.#result ? this.#result.round : this.view.round,
    words: this.view.rounds,
    sound: settings.values.sound,
    unread: this.#at.unread,
    ...(this.view.clock && { clock: () => this.#game.sand() }),
    onsound: () => settings.change({ sound: !settings.values.sound }),
  }));

  /** How everybody stands, for who asks. */
  spokenScores(): string[] {
    return this.players.map((player) => {
      const left = player.deductions === undefined ? '' : t('ui-deductions-left', { count: player.deductions });
      const score = t('score-spoken', { name: shownName(player), points: this.view.totals[player.seat] ?? 0 });
      return `${[score, left].filter(Boolean).join(', ')}.`;
    });
  }

  /** One device for all: who holds it now. */
  readonly #holder = $derived.by(() => (this.#at.shared ? this.#device.holder(this.view, this.#at.mySeats) : null));
  /** To whom it goes before anything is shown. */
  readonly passTo = $derived.by(() => {
    if (!this.#at.shared || this.#result || !this.#device.passes(this.view, this.#holder)) return null;
    return this.#game.player(this.#holder ?? this.mySeat ?? this.view.coder);
  });

  /** Somebody has the device in their hands. */
  taken(seat: number): void {
    this.#device.opened = seat;
    if (seat !== this.mySeat) this.#at.look(seat);
    this.#goOn();
  }

  /** Among decoders the screen is the same for all, so a shared device looks from whoever is in turn. */
  #look(): void {
    const holder = this.#holder;
    if (this.#at.shared && !this.#result && !this.passTo && holder !== null && holder !== this.mySeat)
      this.#at.look(holder);
  }

  /** Chance hands the segments out. */
  get byChance(): boolean {
    return this.#at.shared ? this.#device.auto : this.#auto;
  }
  set byChance(on: boolean) {
    if (this.#at.shared) this.#device.auto = on;
    else this.#auto = on;
    this.#goOn();
  }

  #handOut(): void {
    const { board, you, view } = this;
    if (board?.phase !== 'draw' || !this.byChance || this.#game.busy || this.#result) return;
    if (!(this.#at.shared ? this.#at.mySeats.includes(view.coder) : you.role === 'coder')) return;
    const moment = `${view.round} ${board.questions.length} ${board.bonus_taken}`;
    if (moment === this.#handedOut) return;
    this.#handedOut = moment;
    void this.#game.act({ type: 'hand_out_any' }, view.coder);
  }

  #told: readonly unknown[] = [];
  /** What the last step was, once; after a reload the last question. */
  #tell(): void {
    const { events } = this.#game;
    const fresh = events !== this.#told;
    this.#told = events;
    const told = fresh ? newsOf(events, (seat) => this.#game.player(seat)) : null;
    if (told) this.news = { ...told, n: (this.news?.n ?? 0) + 1 };
    else if (fresh && events.some(({ type }) => type === 'word_made')) this.news = null;
    else if (!this.news && this.board) {
      const last = questionsOf(this.board, this.#at.players).at(-1);
      if (last) this.news = { ...newsOfQuestion(last), n: 1 };
    }
  }

  /** The decoders at this screen who may name the word: you, or all who share the device. */
  readonly guessers: Guesser[] = $derived.by(() => {
    const { board, you } = this;
    if (!board) return [];
    const mine = you.role === 'decoder' && you.may_deduce ? [you.seat] : [];
    const seats = this.#at.shared ? this.#at.mySeats.filter((seat) => board.playing[seat]) : mine;
    return seats.flatMap((seat) => {
      const player = this.#game.player(seat);
      return player ? [{ player, left: board.tokens[seat] ?? 0 }] : [];
    });
  });
  readonly stop: StopView | null = $derived.by(() => {
    const { board, you } = this;
    if (!board || you.role !== 'decoder' || this.guessers.length === 0) return null;
    return {
      by: board.stopping.flatMap((seat) => this.#game.player(seat) ?? []),
      mayStop: you.may_stop || (this.#at.shared && you.may_go_on && this.#unasked.length > 0),
      mayGoOn: you.may_go_on,
    };
  });
  /** The decoders at this screen who have not offered to stop. */
  readonly #unasked = $derived(
    this.guessers.flatMap(({ player }) => (this.board?.stopping.includes(player.seat) ? [] : [player.seat])),
  );
  /** Those who share a device decide together. */
  async agreeToStop(): Promise<void> {
    for (const seat of this.#unasked) {
      const answer = await this.#game.act({ type: 'stop' }, seat);
      if (!answer.ok) return;
    }
  }

  /** `null` when the one who looks is to act. */
  readonly waitingFor = $derived.by(() => {
    const { board, view } = this;
    if (!board || (board.active !== null && board.active === this.mySeat && board.phase !== 'draw')) return null;
    return this.name(board.active === null || board.phase === 'draw' ? view.coder : board.active);
  });
  /** A shared device says whose turn it is, where it has several. */
  readonly turnOf = $derived.by(() =>
    this.#at.shared && this.you.role === 'decoder' && this.waitingFor === null ? this.name(this.you.seat) : null,
  );
  /** The bonus phase of whoever is in turn at this screen. */
  readonly bonus = $derived.by(() => {
    const { board, you } = this;
    if (!board?.bonus_phase || you.role !== 'decoder' || board.active !== this.mySeat || board.phase !== 'idle')
      return null;
    return { canRequest: you.may_request, worth: board.worth, passEnds: board.pass_ends_round };
  });

  /** What is said to a coder, and to whoever is out of the round. */
  readonly notice = $derived.by((): { title: string; text: string; mine: boolean } | null => {
    const { board, you, view } = this;
    if (!board || board.active === null) return null;
    if (you.role === 'coder') {
      const mine = you.may_hand_out.length > 0 && !this.byChance;
      const active = { name: this.name(board.active) };
      const earns = t(board.bonus_phase ? 'coder-bonus-text' : 'coder-text');
      if (mine) return { title: t('hand-out-to', active), text: `${t('hand-out-choose')} ${earns}`, mine };
      if (board.phase === 'draw') return { title: t('coach-chance', active), text: earns, mine };
      return { title: t('coach-decode-wait', { ...active, segment: board.held ?? 'none' }), text: earns, mine };
    }
    if (you.role !== 'decoder' || this.#at.shared || board.playing[you.seat]) return null;
    const who = { name: this.name(board.active), coder: this.name(view.coder) };
    const now = board.phase === 'draw' ? t('coach-out-hand-out', who) : t('coach-out-turn', { name: who.name });
    const then = t(view.round === view.rounds ? 'coach-out-last' : 'coach-out-back');
    return { title: t('coach-out'), text: `${now} ${then}`, mine: false };
  });

  /** Where only words of the dictionary are hidden, a guess that it lacks is lost. */
  readonly known = $derived.by(() => {
    const { language, length, word_list, house_words } = this.view.options;
    if (!language || !word_list || house_words) return undefined;
    return async (word: string) => (await dictionary.check({ language, length, word })).listed;
  });
  /** The word of a round that is over, question by question. */
  readonly lookBack = $derived.by(() => {
    const id = this.#at.table?.game?.id;
    const round = this.#result?.round;
    return id && round && this.#result.word && this.view.options.language ? () => dictionary.lookBack(id, round) : null;
  });

  readonly totals = $derived(Object.fromEntries(this.view.totals.map((points, seat) => [seat, points])));
  readonly ranking = $derived.by(() => {
    if (this.view.stage.type !== 'over') return [];
    const { ranking, points } = this.view.stage.outcome;
    return ranking.flatMap((seats, index) => {
      const place = ranking.slice(0, index).reduce((sum, before) => sum + before.length, 1);
      return seats.flatMap((seat) => {
        const player = this.#game.player(seat);
        // Whoever shares a device is called by name there.
        return player
          ? [{ player: this.#at.shared ? { ...player, you: false } : player, place, points: points[seat] ?? 0 }]
          : [];
      });
    });
  });
  /** Who wants to play again, for whoever may. */
  readonly rematch = $derived.by(() => {
    if (this.#at.mySeat === null) return null;
    const people = whoStay(this.#at.table!);
    return { ready: people.filter(({ ready }) => ready).length, total: people.length, you: this.#at.ready };
  });
}
