// A small synthesiser: every sound of the page is made of a few tones and bursts of noise.
//
// Recipes are data, so that they can be read and tested without a loudspeaker.
import type { Detail, MomentName } from './feel';

/** A tone that swells and dies away. */
export interface Tone {
  kind: 'sine' | 'triangle' | 'square' | 'noise';
  /** Hertz; for noise the middle of the band that is let through. */
  pitch: number;
  /** Where the pitch has gone at the end. */
  to?: number;
  /** Seconds from now. */
  at: number;
  length: number;
  level: number;
}

/** Steps of a major pentatonic scale: any number of them in a row sounds well. */
const scale = [0, 2, 4, 7, 9];
const root = 392;

function note(step: number): number {
  const semitones = 12 * Math.floor(step / scale.length) + scale[step % scale.length]!;
  return root * 2 ** (semitones / 12);
}

/** What is heard in a moment. */
export function recipe(name: MomentName, { strength = 0.5, notes = [] }: Detail = {}): Tone[] {
  switch (name) {
    case 'pick':
      return [{ kind: 'triangle', pitch: 1800, at: 0, length: 0.03, level: 0.25 }];
    case 'place':
      return [knock(220, 0.5), { kind: 'noise', pitch: 900, at: 0, length: 0.04, level: 0.2 }];
    case 'turn':
      return [0, 0.045].map((at) => ({ kind: 'noise', pitch: 2600, at, length: 0.02, level: 0.3 }));
    case 'refused':
      return [knock(110, 0.6), { ...knock(92, 0.5), at: 0.09 }];
    case 'scale':
      return [
        {
          kind: 'triangle',
          pitch: 150 + 90 * strength,
          to: 120,
          at: 0,
          length: 0.2 + 0.25 * strength,
          level: 0.12 + 0.12 * strength,
        },
      ];
    case 'flip':
      return [
        { kind: 'noise', pitch: 500, to: 1400, at: 0, length: 0.3, level: 0.18 },
        { ...knock(160, 0.6), at: 0.42 },
        { kind: 'sine', pitch: 1250, at: 0.42, length: 0.35, level: 0.1 },
      ];
    case 'solved':
      return [note(2), note(5)].map((pitch, i) => ({ kind: 'sine', pitch, at: i * 0.13, length: 0.4, level: 0.35 }));
    case 'sand':
      return [{ kind: 'noise', pitch: 3200, to: 2000, at: 0, length: 0.5, level: 0.15 }];
    case 'tick':
      return [{ kind: 'square', pitch: 1100, at: 0, length: 0.02, level: 0.12 }];
    case 'closing':
      return notes.map((ms, step) => ({ kind: 'sine', pitch: note(step), at: ms / 1000, length: 0.35, level: 0.3 }));
    case 'scored':
      return [];
    case 'no':
      return [knock(300, 0.5), { kind: 'noise', pitch: 1500, at: 0, length: 0.05, level: 0.4 }];
    case 'yes':
      return [1, 1.5].map((factor) => ({ kind: 'sine', pitch: note(4) * factor, at: 0, length: 0.6, level: 0.25 }));
  }
}

function knock(pitch: number, level: number): Tone {
  return { kind: 'sine', pitch, to: pitch * 0.6, at: 0, length: 0.09, level };
}

let context: AudioContext | null = null;
let master: GainNode | null = null;
let hiss: AudioBuffer | null = null;

/** Later than this a sound belongs to nothing that is seen. */
const tooLate = 250;

/** Plays a moment now, or not at all. */
export function play(name: MomentName, volume: number, detail: Detail): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= opened();
  const audio = context;
  if (audio.state === 'running') {
    sounds(audio, name, volume, detail);
    return;
  }
  // Browsers hold a page silent until somebody has touched it, and after a call or another app's sound; until then time
  // stands still for it, and whatever was planned would sound at once.
  const wanted = performance.now();
  void audio.resume().then(
    () => {
      if (performance.now() - wanted < tooLate) sounds(audio, name, volume, detail);
    },
    () => undefined,
  );
}

/** Whatever took the sound away, the next touch brings it back: some browsers give it only then. */
function opened(): AudioContext {
  const audio = new AudioContext();
  for (const touch of ['pointerup', 'keydown']) {
    window.addEventListener(touch, () => {
      if (audio.state !== 'running') void audio.resume().catch(() => undefined);
    });
  }
  return audio;
}

function sounds(audio: AudioContext, name: MomentName, volume: number, detail: Detail): void {
  if (!master) {
    master = audio.createGain();
    master.connect(audio.destination);
  }
  // The ear hears loudness by its square, roughly.
  master.gain.value = volume * volume;
  for (const tone of recipe(name, detail)) sound(audio, master, tone);
}

/** Cuts off whatever still sounds. */
export function stop(): void {
  master?.disconnect();
  master = null;
}

function sound(audio: AudioContext, out: AudioNode, { kind, pitch, to = pitch, at, length, level }: Tone): void {
  const start = audio.currentTime + at;
  const envelope = audio.createGain();
  envelope.gain.setValueAtTime(0.0001, start);
  envelope.gain.exponentialRampToValueAtTime(level, start + Math.min(0.012, length / 3));
  envelope.gain.exponentialRampToValueAtTime(0.0001, start + length);
  envelope.connect(out);
  const source =
    kind === 'noise'
      ? noise(audio, envelope, start, pitch, to, length)
      : oscillator(audio, envelope, kind, start, pitch, to, length);
  source.start(start);
  source.stop(start + length + 0.02);
}

function oscillator(
  audio: AudioContext,
  out: AudioNode,
  type: OscillatorType,
  start: number,
  pitch: number,
  to: number,
  length: number,
) {
  const source = audio.createOscillator();
  source.type = type;
  source.frequency.setValueAtTime(pitch, start);
  source.frequency.exponentialRampToValueAtTime(to, start + length);
  source.connect(out);
  return source;
}

function noise(audio: AudioContext, out: AudioNode, start: number, pitch: number, to: number, length: number) {
  const source = audio.createBufferSource();
  source.buffer = hiss ??= hissOf(audio);
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.Q.value = 1.4;
  band.frequency.setValueAtTime(pitch, start);
  band.frequency.exponentialRampToValueAtTime(to, start + length);
  source.connect(band).connect(out);
  return source;
}

function hissOf(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
