// What a table agrees on, between the wire and the lobby's switches.
import type { LobbyOptions, Pace } from './lobby-types';
import type { CipherSettings } from '../../protocol/CipherSettings';
import type { CircuitSettings } from '../../protocol/CircuitSettings';
import type { Settings } from '../../protocol/Settings';
import { cipherDefaults, circuitDefaults as proposed } from '../../protocol/limits';
import type { Language } from '../../i18n/i18n.svelte';
import type { GameName } from '../../browser/settings.svelte';

/** Every whole number within a limit. */
export function between([least, most]: readonly [number, number]): number[] {
  return Array.from({ length: most - least + 1 }, (_, more) => least + more);
}

/** The sand timer of the rules (D-5), as it is against bots. */
export const briskSand = proposed.timer;

/** Calmer than the rules propose: friends talk, and somebody plays for the first time. */
export const circuitDefaults: CircuitSettings = { ...proposed, timer: 90, choose: 60, place: 180 };

export { cipherDefaults };

type Times = Pick<CipherSettings, 'word_time' | 'segment_time' | 'question_time' | 'decision_time'>;
export const paceTimes: Readonly<Record<Pace, Times>> = {
  brisk: { word_time: 180, segment_time: 30, question_time: 60, decision_time: 60 },
  calm: { word_time: 600, segment_time: 120, question_time: 240, decision_time: 240 },
  endless: { word_time: null, segment_time: null, question_time: null, decision_time: null },
};

function paceOf({ question_time }: CipherSettings): Pace {
  if (question_time === null) return 'endless';
  return question_time > 120 ? 'calm' : 'brisk';
}

const tableDefaults: Omit<Settings, 'game'> = {
  seats: 2,
  open: false,
  spectators: true,
  chat: true,
  spectator_chat: false,
  bot_takes_over: true,
  bot_level: 'relay',
  impatient: false,
};

/** The settings of a new table, or of the same table with another game. */
export function defaultSettings(game: GameName, table: Partial<Settings> = {}, language: Language = 'en'): Settings {
  return {
    ...tableDefaults,
    ...table,
    game: game === 'circuit' ? { circuit: circuitDefaults } : { cipher: { ...cipherDefaults, language } },
  };
}

/** The switches of the lobby as they stand. */
export function optionsOf({ seats, open, spectators, bot_takes_over, game }: Settings): LobbyOptions {
  const circuit = 'circuit' in game ? game.circuit : circuitDefaults;
  const cipher = 'cipher' in game ? game.cipher : cipherDefaults;
  return {
    game: 'cipher' in game ? 'cipher' : 'circuit',
    seats,
    begins: 'cipher' in game ? cipher.first_coder : circuit.start_player,
    open,
    sandTimer: circuit.timer,
    turns: circuit.choose === null && circuit.place === null ? null : [circuit.choose ?? 0, circuit.place ?? 0],
    mix: circuit.mix,
    showTotals: circuit.scale_totals,
    wordLength: cipher.length as LobbyOptions['wordLength'],
    wordLanguage: cipher.language,
    houseWords: cipher.house_words,
    slurs: cipher.slurs,
    fittingLetters: cipher.fitting_letters,
    oneDevice: cipher.one_device,
    pace: paceOf(cipher),
    spectators,
    botsTakeOver: bot_takes_over,
  };
}

/** The settings after a switch was moved. */
export function changed(settings: Settings, part: Partial<LobbyOptions>): Settings {
  const all: LobbyOptions = { ...optionsOf(settings), ...part };
  const { game } = settings;
  // A seat that is gone begins nothing.
  const begins = all.begins !== null && all.begins < all.seats ? all.begins : null;
  return {
    ...settings,
    seats: all.seats,
    open: all.open,
    spectators: all.spectators,
    bot_takes_over: all.botsTakeOver,
    game:
      'circuit' in game
        ? {
            circuit: {
              ...game.circuit,
              timer: all.sandTimer,
              mix: all.mix,
              start_player: begins,
              scale_totals: all.showTotals,
            },
          }
        : { cipher: { ...cipherChanged(game.cipher, all, part), first_coder: begins } },
  };
}

/** Nobody waits for whoever plays against bots alone: turns have no clock, only Circuit's sand timer runs. */
export function inPeace(settings: Settings): Settings {
  const { game } = settings;
  if ('circuit' in game) return { ...settings, game: { circuit: { ...game.circuit, choose: null, place: null } } };
  return { ...settings, game: { cipher: { ...game.cipher, ...paceTimes.endless } } };
}

function cipherChanged(before: CipherSettings, all: LobbyOptions, part: Partial<LobbyOptions>): CipherSettings {
  // A device that goes from hand to hand needs time for that.
  const pace = part.oneDevice ? 'endless' : part.pace;
  return {
    ...before,
    length: all.wordLength,
    language: all.wordLanguage,
    house_words: all.houseWords,
    // An open table cannot agree on them (KD-3).
    slurs: all.slurs && !all.open,
    fitting_letters: all.fittingLetters,
    one_device: all.oneDevice,
    ...(pace && paceTimes[pace]),
  };
}
