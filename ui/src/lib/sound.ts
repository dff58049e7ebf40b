/** Small sounds, made here and now; off unless asked for. */

import { settings } from "./settings.svelte";

export type Sound = "move" | "turn" | "end" | "refused";

const NOTES: Record<Sound, [frequency: number, at: number, length: number][]> = {
  move: [[330, 0, 0.07]],
  turn: [[523, 0, 0.1], [659, 0.09, 0.14]],
  end: [[523, 0, 0.14], [659, 0.12, 0.14], [784, 0.24, 0.3]],
  refused: [[196, 0, 0.16]],
}; // prettier-ignore

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [frequency, at, length] of NOTES[sound]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = "triangle";
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.0001, now + at);
    volume.gain.exponentialRampToValueAtTime(0.12, now + at + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + at + length);
    tone.connect(volume).connect(context.destination);
    tone.start(now + at);
    tone.stop(now + at + length + 0.02);
  }
}
