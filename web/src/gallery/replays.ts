// Recorded games of bots, told as those of people. `crates/replay/tests/suite/told.rs` plays them and writes them down.
import type { Analysis } from '../protocol/analysis/Analysis';
import type { Replay } from '../protocol/replay/Replay';
import analysis from './replays/circuit-analysis.json';
import cipher from './replays/cipher.json';
import circuit from './replays/circuit.json';

const digits = '3184153c5e98ea23b1f07a6cd24495ee8d02c36f71ba5590e3a7f854f55a0c1d';
const long = new URLSearchParams(location.search).get('names') === 'long';

function told(game: Replay, kind: string): Replay {
  return {
    ...game,
    header: {
      ...game.header,
      names: long
        ? ['Maximiliane Charlottenbg', 'Christopher Hohenlohe-We', 'Ines', 'Relay']
        : ['Mara', 'Tomáš', 'Ines', 'Relay'],
      colours: ['rust', 'iris', 'moss', 'chalk'],
      bots: [3],
      started: Date.UTC(2026, 10, 15, 19, 31),
      seal: {
        commitment: digits,
        seed: digits,
        salt: digits.slice(0, 32),
        computed: digits,
        holds: true,
        command: `enigma replay --verify ${kind}-KORA-417.enigma`,
      },
    },
  };
}

export const circuitReplay = told(circuit as unknown as Replay, 'circuit');
export const cipherReplay = told(cipher as unknown as Replay, 'cipher');
export const circuitAnalysis = analysis as unknown as Analysis;
