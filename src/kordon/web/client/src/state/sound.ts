/** Three small synthesized sounds; off by default. */

import { settings } from './settings.svelte';

const TUNES = { move: [[520, 0, 0.05]], turn: [[587, 0, 0.12], [784, 0.11, 0.2]], end: [[523, 0, 0.2], [659, 0.16, 0.2], [784, 0.32, 0.45]] } as const;

let context: AudioContext | undefined;

export function play(tune: keyof typeof TUNES): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  for (const [pitch, after, length] of TUNES[tune]) {
    const start = context.currentTime + after;
    const tone = context.createOscillator();
    const loudness = context.createGain();
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.12, start);
    loudness.gain.exponentialRampToValueAtTime(0.001, start + length);
    tone.connect(loudness).connect(context.destination);
    tone.start(start);
    tone.stop(start + length);
  }
}
