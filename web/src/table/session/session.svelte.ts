// A table as this page is at it: who sits there, what is said, the game, and the line to the server.
import { help } from '../../help/help.svelte';
import { tips } from '../../help/tips.svelte';
import { Connection, socketUrl, type Answer, type Link } from '../../net/connection';
import { applyPatch, PatchMismatch } from '../../net/patch';
import type { Action as CipherAction } from '../../protocol/cipher/Action';
import type { Event as CipherEvent } from '../../protocol/cipher/Event';
import type { View as CipherView } from '../../protocol/cipher/View';
import type { Event as CircuitEvent } from '../../protocol/circuit/Event';
import type { View as CircuitView } from '../../protocol/circuit/View';
import type { ChatLine } from '../../protocol/ChatLine';
import type { Said } from '../../protocol/Said';
import type { ServerMsg } from '../../protocol/ServerMsg';
import type { Settings } from '../../protocol/Settings';
import type { TableCommand } from '../../protocol/TableCommand';
import type { TableState } from '../../protocol/TableState';
import type { GameName } from '../../browser/settings.svelte';
import { keepValue, keptParts } from '../../browser/stored';
import type { Player } from '../../people/player';
import { absenceOf, type Keeper } from './absence';
import { Arrival } from './arrival.svelte';
import { CipherGame } from '../../cipher/game/cipher.svelte';
import { CircuitGame } from '../../circuit/game/circuit.svelte';
import { playersOf } from '../../people/at-table';

/** Where something was refused: there it is shown. */
export type Place = 'game' | 'lobby' | 'chat';
export interface Refused {
  place: Place;
  refusal: string;
}

interface Play {
  id: string;
  seq: number;
  /** Wall-clock time of game time 0. */
  zero: number;
  seat: number | null;
  view: unknown;
}

const chatKept = 200;
/** The last line that was read, by table. */
const chatRead = 'enigma-chat';
/** So many tables are remembered. */
const tablesKept = 20;

function rememberRead(code: string, line: number): void {
  const others = Object.entries(keptParts(chatRead)).filter(([other]) => other !== code);
  keepValue(chatRead, Object.fromEntries([...others, [code, line]].slice(-tablesKept)));
}

export class TableSession {
  readonly code: string;
  readonly connection: Connection;
  readonly arrival = new Arrival(this);
  link = $state.raw<Link>({ state: 'connecting' });
  table = $state.raw<TableState | null>(null);
  /** My public id; nobody until one has a name. */
  you = $state<string | null>(null);
  chat = $state.raw<readonly ChatLine[]>([]);
  /** Lines that came while the chat was not looked at. */
  unread = $state(0);
  refused = $state.raw<Refused | null>(null);
  /** The game that is played here, of either kind. */
  game = $state.raw<CircuitGame | CipherGame | null>(null);
  #play: Play | null = null;
  /** A step is missing: what follows could not be laid on it. */
  #gap = false;
  /** Lets somebody go who waits to leave. */
  #letGo = () => {};
  /** The seat this page looks from. */
  looking = $state<number | null>(null);
  #lookingFor: number | null = null;
  #recalled = false;

  constructor(code: string) {
    this.code = code;
    this.connection = new Connection(socketUrl(code), {
      seen: () => ({
        // What was seen from another seat than the one that is wanted by now cannot be gone on from.
        ...(this.#play &&
          !this.#gap &&
          this.#play.seat === this.#lookingFor && { game: this.#play.id, seq: this.#play.seq }),
        ...(this.#lookingFor !== null && { seat: this.#lookingFor }),
        ...(this.chat.length > 0 && { chat: this.chat.at(-1)!.n }),
      }),
      message: (message) => this.#hear(message),
      link: (link) => {
        this.link = link;
        if (link.state === 'live') return;
        this.#letGo();
        this.arrival.lost();
      },
    });
  }

  open(): void {
    this.connection.open();
  }

  close(): void {
    this.connection.close();
    this.arrival.close();
    this.game?.close();
  }

  /** The seats that are mine. */
  readonly mySeats: number[] = $derived(
    this.table?.seats.flatMap(({ holder }, seat) =>
      holder && 'person' in holder && holder.person.id === this.you ? [seat] : [],
    ) ?? [],
  );
  readonly mySeat: number | null = $derived(
    this.looking !== null && this.mySeats.includes(this.looking) ? this.looking : (this.mySeats[0] ?? null),
  );
  /** Several people share this device, each with a seat of their own. */
  readonly shared: boolean = $derived(this.mySeats.length > 1);
  readonly host: boolean = $derived(this.table !== null && this.you !== null && this.table.host === this.you);
  readonly players: (Player | null)[] = $derived(
    this.table ? playersOf(this.table, this.shared && this.table.stage !== 'lobby' ? null : this.mySeat) : [],
  );
  readonly kind: GameName = $derived(this.table && 'cipher' in this.table.settings.game ? 'cipher' : 'circuit');
  readonly ready: boolean = $derived.by(() => {
    const holder = this.mySeat === null ? null : this.table?.seats[this.mySeat]?.holder;
    return holder && 'person' in holder ? holder.person.ready : false;
  });

  /** What the cards of people who are away need of the table. */
  readonly keeper: Keeper = $derived({
    table: this.table,
    host: this.host,
    now: () => this.connection.clock.now(),
    letBot: (seat: number) => void this.command({ remove: { seat } }, 'game'),
  });
  readonly absenceOf = (seat: number) => absenceOf(this.keeper, seat);

  /** Does something about the table, and shows a refusal where it was asked for; with `null` whoever asked says it. */
  async command(command: TableCommand, place: Place | null = 'lobby'): Promise<Answer> {
    this.refused = null;
    const answer = await this.connection.send({ t: 'table', do: command });
    if (!answer.ok && place) this.#refuse(place, answer.refusal);
    return answer;
  }

  /** Gives one's seat up, and answers whether one may go. Without a line one just goes: nobody is to be kept waiting,
      nor to be thrown out later. */
  async leave(place?: Place): Promise<boolean> {
    if (this.link.state !== 'live') return true;
    const lost = new Promise<Pick<Answer, 'ok'>>((resolve) => (this.#letGo = () => resolve({ ok: true })));
    return (await Promise.race([this.command('leave', place), lost])).ok;
  }

  /** I have a name. Who one is, is told when the line is opened. */
  named(): void {
    if (this.you === null) this.connection.reconnect();
  }

  settings(change: (settings: Settings) => Settings): void {
    if (this.table) void this.command({ settings: { settings: change(this.table.settings) } });
  }

  async say(say: Said): Promise<Answer> {
    const answer = await this.connection.send({ t: 'chat', say });
    if (answer.ok) this.refused = null;
    else this.#refuse('chat', answer.refusal);
    return answer;
  }

  /** Looks from another of one's own seats (one device for all). */
  look(seat: number): void {
    if (seat === this.#lookingFor) return;
    this.#lookingFor = seat;
    this.connection.say({ t: 'look', seat });
  }

  read(): void {
    this.unread = 0;
    rememberRead(this.code, this.chat.at(-1)?.n ?? 0);
  }

  #refuse(place: Place, refusal: string): void {
    this.refused = { place, refusal };
  }

  #hear(message: ServerMsg): void {
    switch (message.t) {
      case 'welcome':
        this.you = message.you ?? null;
        this.#becomes(message.table);
        this.#said(message.chat, this.chat.length > 0);
        this.#recall();
        this.arrival.heard();
        break;
      case 'table':
        this.#becomes(message.table);
        this.arrival.heard();
        break;
      case 'view':
        this.#viewed(message);
        break;
      case 'step':
        this.#stepped(message);
        break;
      case 'chat':
        this.#said([message.line], true);
        break;
      default:
    }
  }

  #becomes(table: TableState): void {
    this.table = table;
    if (table.stage !== 'lobby') return;
    this.game?.close();
    this.game = null;
    this.#play = null;
  }

  /** What was said while nobody was here is news to whoever was here before; the first time everything is old. */
  #recall(): void {
    if (this.#recalled) return;
    this.#recalled = true;
    const read = keptParts(chatRead)[this.code];
    if (typeof read === 'number')
      this.unread = this.chat.filter(({ n, person }) => n > read && person !== this.you).length;
    else rememberRead(this.code, this.chat.at(-1)?.n ?? 0);
  }

  #said(lines: readonly ChatLine[], news: boolean): void {
    const last = this.chat.at(-1)?.n ?? 0;
    const fresh = lines.filter(({ n }) => n > last);
    this.chat = [...this.chat, ...fresh].slice(-chatKept);
    if (news) this.unread += fresh.filter(({ person }) => person !== this.you).length;
  }

  #viewed({ game, seq, zero, seat, view }: Extract<ServerMsg, { t: 'view' }>): void {
    const sameGame = this.#play?.id === game;
    const same = sameGame && this.#play?.seat === (seat ?? null);
    this.#play = { id: game, seq, zero, seat: seat ?? null, view };
    this.#gap = false;
    this.looking = seat ?? null;
    this.#lookingFor = this.looking;
    if (same && this.game?.kind === 'circuit') this.game.replace(view as CircuitView);
    // Whoever looks from another seat of the same game stays at the same screen.
    else if (sameGame && this.game?.kind === 'cipher') this.game.replace(view as CipherView);
    else {
      // After a break of the line the table may have gone on to the other kind of game.
      this.game?.close();
      const { kind } = this;
      this.game =
        kind === 'circuit'
          ? new CircuitGame(view as CircuitView, this.#gameSeat())
          : new CipherGame(game, view as CipherView, this.#gameSeat());
    }
  }

  #gameSeat() {
    return {
      players: () => this.players,
      reads: () => tips.current !== null || document.querySelector('dialog[open]') !== null,
      shows: ({ type }: { type: string }) => {
        // Help would hide that time is up.
        if (type === 'missed') help.rule = null;
      },
      gameTime: () => this.connection.clock.now() - (this.#play?.zero ?? 0),
      act: (action: unknown, key?: string, as?: number) => {
        this.refused = null;
        const seat = as ?? this.#play?.seat;
        return this.connection.send(
          { t: 'do', action: action as CipherAction, ...(typeof seat === 'number' && { seat }) },
          key ?? null,
        );
      },
      refused: (refusal: string) => this.#refuse('game', refusal),
    };
  }

  #stepped({ game, seq, events, patch }: Extract<ServerMsg, { t: 'step' }>): void {
    const play = this.#play;
    if (!play?.id.startsWith(game) || seq <= play.seq) return;
    if (seq !== play.seq + 1) {
      this.#afresh();
      return;
    }
    try {
      play.view = applyPatch(play.view, patch);
    } catch (error) {
      if (!(error instanceof PatchMismatch)) throw error;
      this.#afresh();
      return;
    }
    play.seq = seq;
    if (this.game?.kind === 'circuit') this.game.step(play.view as CircuitView, events as CircuitEvent[]);
    else this.game?.step(play.view as CipherView, events as CipherEvent[]);
  }

  /** Something is missing: asks for the whole view. The game stays, with the pieces in hand and on their way. */
  #afresh(): void {
    this.#gap = true;
    this.connection.reconnect();
  }
}
