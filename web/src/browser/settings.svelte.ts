// What a person has chosen for this browser: theme, sound, how moves are confirmed. Kept locally.
import { keepCookie, keepValue, keptParts } from './stored';
import { enableShortcuts } from '../input/keyboard';

export type Theme = 'auto' | 'light' | 'dark';
/** `auto` follows the system's wish for less movement. */
export type Motion = 'auto' | 'reduced';
export type GameName = 'circuit' | 'cipher';

export const soundGroups = ['pieces', 'refused', 'scale', 'flip', 'solved', 'timer', 'closing', 'answers'] as const;
/** What can be heard, and switched on and off by itself. */
export type SoundGroup = (typeof soundGroups)[number];

interface Stored {
  theme: Theme;
  name: string;
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  /** Moments that stay silent although sound is on. */
  silent: SoundGroup[];
  haptics: boolean;
  motion: Motion;
  /** A second tap on the same target commits only when this is off; on for touch at first. */
  confirmMoves: boolean;
  shortcuts: boolean;
  /** Plays by ear: told to the tables one sits at, which then give more time (D-20, KD-20). */
  byEar: boolean;
  /** Games played to their end. */
  played: GameName[];
}

const key = 'enigma-settings';
const light = window.matchMedia('(prefers-color-scheme: light)');

class Settings {
  #values = $state<Stored>(load());
  #light = $state(light.matches);
  #followers: readonly (() => void)[] = [];

  constructor() {
    // The system may change at dusk, with the page open.
    light.onchange = () => {
      this.#light = light.matches;
      this.apply();
    };
  }

  get values(): Readonly<Stored> {
    return this.#values;
  }

  /** The theme in effect; `auto` follows the system. */
  readonly dark = $derived(this.#values.theme === 'auto' ? !this.#light : this.#values.theme === 'dark');

  change(part: Partial<Stored>): void {
    Object.assign(this.#values, part);
    keepValue(key, this.#values);
    this.apply();
    for (const call of this.#followers) call();
  }

  /** Calls after each change; answers how to end that. */
  follow(call: () => void): () => void {
    this.#followers = [...this.#followers, call];
    return () => (this.#followers = this.#followers.filter((each) => each !== call));
  }

  /** Whether movement is to be replaced by a short fade. */
  get still(): boolean {
    return this.#values.motion === 'reduced' || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  /** Brings the page in line with the settings. */
  apply(): void {
    document.documentElement.dataset['motion'] = this.#values.motion;
    document.documentElement.dataset['theme'] = this.dark ? 'dark' : 'light';
    // For the server, which sends the page in a chosen theme: what is seen before the scripts run has it, too.
    const { theme } = this.#values;
    keepCookie('enigma-theme', theme === 'auto' ? null : theme);
    enableShortcuts(this.#values.shortcuts);
  }
}

function load(): Stored {
  const fresh: Stored = {
    theme: 'auto',
    name: '',
    sound: false,
    volume: 0.6,
    silent: [],
    haptics: true,
    motion: 'auto',
    confirmMoves: window.matchMedia('(pointer: coarse)').matches,
    shortcuts: true,
    byEar: false,
    played: [],
  };
  return { ...fresh, ...(keptParts(key) as Partial<Stored>) };
}

export const settings = new Settings();

/** The world the page is in: colours of the machine or of the bureau. */
export function showWorld(game: GameName): void {
  document.documentElement.dataset['game'] = game;
}
