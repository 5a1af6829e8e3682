/** A few synthesized sounds: those of the table itself, and the stock that games give to their log lines. */

import { looks } from './looks.svelte';
import { settings } from './settings.svelte';

/** Tones: pitch, start, length and, if the pitch slides, where to. Bursts of noise: `0`, start, length, cut-off. */
type Tone = readonly [pitch: number, after: number, length: number, to?: number];

const TUNES = {
  move: [[520, 0, 0.05]],
  turn: [
    [587, 0, 0.12],
    [784, 0.11, 0.2],
  ],
  end: [
    [523, 0, 0.2],
    [659, 0.16, 0.2],
    [784, 0.32, 0.45],
  ],
  shot: [
    [0, 0, 0.28, 2600],
    [150, 0, 0.2, 45],
  ],
  find: [
    [660, 0, 0.1],
    [880, 0.09, 0.1],
    [1175, 0.18, 0.24],
  ],
  alarm: [
    [740, 0, 0.16],
    [554, 0.16, 0.16],
    [740, 0.32, 0.16],
    [554, 0.48, 0.2],
  ],
  step: [
    [0, 0, 0.05, 500],
    [0, 0.17, 0.05, 420],
  ],
  card: [[0, 0, 0.09, 5200]],
  dice: [
    [0, 0, 0.04, 3200],
    [0, 0.09, 0.04, 2600],
    [0, 0.2, 0.04, 3000],
    [0, 0.26, 0.05, 2200],
  ],
  loss: [
    [392, 0, 0.2, 349],
    [262, 0.2, 0.4, 220],
  ],
} as const satisfies Record<string, readonly Tone[]>;

export type Sound = keyof typeof TUNES;

const LOUDNESS = 0.12;
let context: AudioContext | undefined;
let hiss: AudioBuffer | undefined;
let sounding = 0; // tones that have not ended

/** Play a sound, unless sounds are switched off. */
export function play(sound: Sound, after = 0): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  void context.resume(); // it rests, or was made before the first click
  for (const tone of TUNES[sound] as readonly Tone[]) sing(context, tone, after);
}

/** Play what the game on the table gives to these log lines: each sound once, one after the other. */
export function playAll(lines: string[]): void {
  const sounds = new Set(lines.flatMap((id) => looks.now.sounds[id] ?? []));
  [...sounds].forEach((sound, index) => play(sound, index * 0.3));
}

function sing(context: AudioContext, [pitch, wait, length, to]: Tone, after: number): void {
  const start = context.currentTime + after + wait;
  const loudness = context.createGain();
  loudness.gain.setValueAtTime(LOUDNESS, start);
  loudness.gain.exponentialRampToValueAtTime(0.001, start + length);
  loudness.connect(context.destination);
  const source = pitch ? tone(context, pitch, to, start, length) : noise(context, to!, loudness);
  if (pitch) source.connect(loudness);
  sounding++;
  source.onended = () => {
    // A context that runs computes silence a hundred times a second.
    if (--sounding === 0) void context.suspend();
  };
  source.start(start);
  source.stop(start + length);
}

function tone(context: AudioContext, pitch: number, to: number | undefined, start: number, length: number): OscillatorNode {
  const made = context.createOscillator();
  made.type = 'triangle';
  made.frequency.setValueAtTime(pitch, start);
  if (to) made.frequency.exponentialRampToValueAtTime(to, start + length);
  return made;
}

function noise(context: AudioContext, below: number, into: AudioNode): AudioBufferSourceNode {
  if (!hiss) {
    hiss = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
    const samples = hiss.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }
  const made = context.createBufferSource();
  made.buffer = hiss;
  const filter = context.createBiquadFilter();
  filter.frequency.value = below;
  made.connect(filter).connect(into);
  return made;
}
