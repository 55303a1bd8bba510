// The line to a table: one WebSocket at a time, opened again after any gap.
//
// Commands get an id and are kept until they are answered; after a gap those without an answer are
// sent again under the same id, so each is carried out once and answered once. What the page has
// seen is told in `hello`, so the server sends exactly the rest.
import type { ClientMsg } from '../protocol/ClientMsg';
import type { Farewell } from '../protocol/Farewell';
import type { ServerMsg } from '../protocol/ServerMsg';
import { ServerClock } from './clock';
import { writtenOut } from './shorthand';

export const protocolVersion = 2;

/** How the line stands. `ended` is for good, and says why; with `trouble` the server itself cannot go on just now. */
export type Link =
  | { state: 'connecting' }
  | { state: 'live' }
  | { state: 'lost'; since: number; trouble?: boolean }
  | { state: 'ended'; reason: Farewell };

/** What a command came to. */
export type Answer = { ok: true; seq: number | null } | { ok: false; refusal: string; text: string };

type Hello = Omit<Extract<ClientMsg, { t: 'hello' }>, 't' | 'v' | 'short'>;
type Command = Extract<ClientMsg, { id: string }>;
type WithoutId<C> = C extends Command ? Omit<C, 'id'> : never;
export type NewCommand = WithoutId<Command>;

export interface Listener {
  /** What the page has seen, told at every new connection. */
  seen: () => Hello;
  message: (message: ServerMsg) => void;
  link: (link: Link) => void;
}

interface Pending {
  command: Command;
  /** A later command under the same key takes its place. */
  key: string | null;
  answered: (answer: Answer) => void;
}

const pingEvery = 10_000;
/** A line on which nothing was heard for so long is dead, */
const deadAfter = 22_000;
/** and sooner when something was asked on it and nothing at all came back. */
const answerWithin = 8_000;
/** After the page was hidden, a line has this long to show that it lives. */
const proofWithin = 4_000;
const firstDelay = 400;
const longestDelay = 15_000;
const tooFastDelay = 400;

const forGood: readonly Farewell[] = ['no_such_table', 'not_watchable', 'protocol', 'expired'];
/** The server asks to come back at once, and nobody is to be blamed. */
const comeBack: readonly Farewell[] = ['resume', 'restart', 'too_slow'];

export class Connection {
  readonly clock: ServerClock;
  readonly #url: string;
  readonly #listener: Listener;
  #socket: WebSocket | null = null;
  #link: Link = { state: 'connecting' };
  #welcomed = false;
  #failures = 0;
  #heardAt = 0;
  #pings = 0;
  #sentPings = new Map<number, number>();
  #pending = new Map<string, Pending>();
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  /** Runs from the first question after which nothing was heard. */
  #doubt: ReturnType<typeof setTimeout> | undefined;

  constructor(url: string, listener: Listener, clock = new ServerClock()) {
    this.#url = url;
    this.#listener = listener;
    this.clock = clock;
  }

  get link(): Link {
    return this.#link;
  }

  /** Commands that have no answer yet. */
  get waiting(): number {
    return this.#pending.size;
  }

  open(): void {
    window.addEventListener('online', this.#online);
    window.addEventListener('offline', this.#offline);
    document.addEventListener('visibilitychange', this.#seenAgain);
    this.#pulse = setInterval(() => this.#beat(), pingEvery / 2);
    this.#connect();
  }

  close(): void {
    window.removeEventListener('online', this.#online);
    window.removeEventListener('offline', this.#offline);
    document.removeEventListener('visibilitychange', this.#seenAgain);
    clearInterval(this.#pulse);
    clearTimeout(this.#retry);
    this.#drop();
  }

  /** Sends a command, now or when the line is back, until it is answered. */
  send(command: NewCommand, key: string | null = null): Promise<Answer> {
    const id = newId();
    const full: Command = { ...command, id };
    return new Promise((answered) => {
      if (key !== null) this.#overtake(key);
      this.#pending.set(id, { command: full, key, answered });
      if (this.#welcomed) this.#write(full);
    });
  }

  /** Says something that needs no answer, if the line is there. */
  say(message: ClientMsg): void {
    if (this.#welcomed) this.#write(message);
  }

  /** Opens the line anew at once: the person asked for it, or is somebody else now. */
  reconnect(): void {
    if (this.#link.state === 'ended') return;
    this.#failures = 0;
    this.#connect();
  }

  #overtake(key: string): void {
    for (const [id, pending] of this.#pending) {
      if (pending.key !== key) continue;
      this.#pending.delete(id);
      pending.answered({ ok: true, seq: null });
    }
  }

  #connect(): void {
    clearTimeout(this.#retry);
    // One line at a time, whoever asked for another.
    this.#drop();
    // One that was there is missed until the next one is.
    if (this.#link.state === 'live') this.#become({ state: 'lost', since: performance.now() });
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    this.#heardAt = performance.now();
    socket.addEventListener('open', () => {
      if (this.#socket !== socket) return;
      this.#heardAt = performance.now();
      this.#write({ t: 'hello', v: protocolVersion, short: true, ...this.#listener.seen() });
    });
    socket.addEventListener('message', (event) => {
      if (this.#socket === socket && typeof event.data === 'string') this.#hear(event.data);
    });
    socket.addEventListener('close', () => {
      if (this.#socket === socket) this.#lost();
    });
  }

  #hear(text: string): void {
    const message = JSON.parse(writtenOut(text)) as ServerMsg;
    this.#heardAt = performance.now();
    this.#trust();
    if (message.t !== 'step') this.clock.heard(message.now);
    switch (message.t) {
      case 'welcome':
        this.#enter(message);
        return;
      case 'pong':
        this.#ponged(message.n, message.now);
        return;
      case 'did':
        this.#listener.message(message);
        this.#answer(message.id, { ok: true, seq: message.seq ?? null });
        return;
      case 'refused':
        this.#refused(message);
        return;
      case 'bye':
        this.#parted(message.reason);
        return;
      default:
        this.#listener.message(message);
    }
  }

  #enter(welcome: Extract<ServerMsg, { t: 'welcome' }>): void {
    this.#welcomed = true;
    this.#failures = 0;
    this.clock.distrust();
    this.clock.heard(welcome.now);
    this.#become({ state: 'live' });
    // Before anything new: whoever hears the welcome may have something to say.
    for (const { command } of this.#pending.values()) this.#write(command);
    this.#listener.message(welcome);
    this.#ping();
  }

  #answer(id: string, answer: Answer): void {
    const pending = this.#pending.get(id);
    if (!pending) return;
    this.#pending.delete(id);
    pending.answered(answer);
  }

  #refused({ id, refusal, text }: Extract<ServerMsg, { t: 'refused' }>): void {
    const pending = id === undefined ? undefined : this.#pending.get(id);
    if (!pending || id === undefined) return;
    if (refusal === 'too_fast') {
      // The line is full, the command is not refused: say it again when there is room.
      setTimeout(() => {
        if (this.#welcomed && this.#pending.has(id)) this.#write(pending.command);
      }, tooFastDelay);
      return;
    }
    this.#answer(id, { ok: false, refusal, text });
  }

  #parted(reason: Farewell): void {
    if (forGood.includes(reason)) {
      this.#drop();
      clearTimeout(this.#retry);
      this.#become({ state: 'ended', reason });
      for (const id of [...this.#pending.keys()]) {
        this.#answer(id, { ok: false, refusal: reason, text: reason });
      }
      return;
    }
    if (comeBack.includes(reason)) this.#failures = 0;
    else this.#failures = Math.max(this.#failures, 4);
    this.#lost(reason === 'trouble');
  }

  /** The line is gone: try again soon, then ever more slowly, each page at another moment. */
  #lost(trouble = false): void {
    this.#drop();
    const link = this.#link;
    if (link.state === 'ended') return;
    const since = link.state === 'lost' ? link.since : performance.now();
    if (link.state !== 'lost' || (link.trouble ?? false) !== trouble) this.#become({ state: 'lost', since, trouble });
    const most = Math.min(longestDelay, firstDelay * 2 ** this.#failures);
    this.#failures += 1;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), most * (0.5 + Math.random() / 2));
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#welcomed = false;
    this.#sentPings.clear();
    this.#trust();
    socket?.close();
  }

  #become(link: Link): void {
    this.#link = link;
    this.#listener.link(link);
  }

  #write(message: ClientMsg): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify(message));
    // Half of a line may be gone without a word: what is sent then goes nowhere.
    this.#doubt ??= setTimeout(() => this.#lost(), answerWithin);
  }

  #trust(): void {
    clearTimeout(this.#doubt);
    this.#doubt = undefined;
  }

  #ping(): void {
    this.#pings += 1;
    this.#sentPings.set(this.#pings, performance.now());
    this.#write({ t: 'ping', n: this.#pings });
  }

  #ponged(n: number, now: number): void {
    const sent = this.#sentPings.get(n);
    if (sent === undefined) return;
    this.#sentPings.delete(n);
    this.clock.returned(sent, now);
    // The first round trips set the clock; three are enough to meet a quick one.
    if (n < 3) this.#ping();
  }

  #beat(): void {
    if (!this.#socket) return;
    if (performance.now() - this.#heardAt > deadAfter) this.#lost();
    else if (this.#welcomed && performance.now() - this.#heardAt >= pingEvery / 2) this.#ping();
  }

  readonly #online = () => {
    if (this.#link.state === 'lost' || this.#link.state === 'connecting') this.reconnect();
  };

  readonly #offline = () => this.#lost();

  readonly #seenAgain = () => {
    if (document.visibilityState !== 'visible' || this.#link.state === 'ended') return;
    if (!this.#welcomed) {
      this.reconnect();
      return;
    }
    // The machine may have slept: measure the clock afresh and see whether the line still lives.
    const asked = performance.now();
    this.clock.distrust();
    this.#ping();
    setTimeout(() => {
      if (this.#welcomed && this.#heardAt < asked) this.reconnect();
    }, proofWithin);
  };
}

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The address of a table's socket. */
export function socketUrl(code: string, { protocol, host } = location): string {
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws/${encodeURIComponent(code)}`;
}
