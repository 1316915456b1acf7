// Soft sounds, synthesised from a few tones; nothing is loaded.

import { reader } from "../reader.svelte";
import type { Fact } from "../table/beats";

export interface Tone {
  at?: number;
  from: number;
  to?: number;
  long: number;
  wave?: OscillatorType;
  loud?: number;
  /** How long it swells. */
  swell?: number;
}

const SOUNDS: Record<string, Tone[]> = {
  fate_revealed: [
    { from: 196, long: 0.5, wave: "triangle" },
    { at: 0.12, from: 294, long: 0.5, wave: "triangle" },
  ],
  creature_moved: [{ from: 120, to: 80, long: 0.09, wave: "sine", loud: 0.5 }],
  creature_entered: [{ from: 160, to: 240, long: 0.12, wave: "triangle", loud: 0.5 }],
  tower_reached: [{ from: 90, to: 45, long: 0.4, wave: "sawtooth", loud: 0.35 }],
  counter_dropped: [{ from: 330, to: 220, long: 0.2, wave: "triangle", loud: 0.5 }],
  spell_cast: [{ from: 420, to: 900, long: 0.25, wave: "sine", loud: 0.5 }],
  card_added: [{ from: 620, to: 760, long: 0.1, wave: "sine", loud: 0.5 }],
  creature_hit: [{ from: 240, to: 90, long: 0.12, wave: "square", loud: 0.25 }],
  creature_defeated: [
    { from: 520, to: 180, long: 0.22, wave: "triangle" },
    { at: 0.12, from: 780, long: 0.16, wave: "sine", loud: 0.5 },
  ],
  skill_gained: [
    { from: 523, long: 0.15, wave: "triangle" },
    { at: 0.1, from: 659, long: 0.15, wave: "triangle" },
    { at: 0.2, from: 784, long: 0.35, wave: "triangle" },
  ],
  mage_moved: [{ from: 300, to: 1100, long: 0.2, wave: "sine", loud: 0.4 }],
  card_learned: [{ from: 660, to: 880, long: 0.2, wave: "triangle", loud: 0.5 }],
  card_drawn: [{ from: 900, to: 700, long: 0.05, wave: "triangle", loud: 0.3 }],
  poison_given: [{ from: 200, to: 140, long: 0.3, wave: "sawtooth", loud: 0.25 }],
  bomber_burst: [{ from: 110, to: 30, long: 0.5, wave: "sawtooth", loud: 0.5 }],
  your_turn: [
    { from: 587, long: 0.18, wave: "sine", loud: 0.6 },
    { at: 0.14, from: 880, long: 0.3, wave: "sine", loud: 0.6 },
  ],
  last_round: [
    { from: 294, long: 0.3, wave: "sawtooth", loud: 0.4 },
    { at: 0.22, from: 294, long: 0.15, wave: "sawtooth", loud: 0.4 },
    { at: 0.36, from: 392, long: 0.6, wave: "sawtooth", loud: 0.4 },
  ],
  point_counted: [{ from: 700, to: 820, long: 0.08, wave: "triangle", loud: 0.5 }],
  victory: [
    { from: 392, long: 0.16, wave: "sawtooth", loud: 0.4 },
    { at: 0.16, from: 392, long: 0.16, wave: "sawtooth", loud: 0.4 },
    { at: 0.32, from: 392, long: 0.16, wave: "sawtooth", loud: 0.4 },
    { at: 0.48, from: 523, long: 0.5, wave: "sawtooth", loud: 0.45 },
    { at: 0.48, from: 659, long: 0.5, wave: "triangle", loud: 0.5 },
    { at: 0.96, from: 466, long: 0.3, wave: "sawtooth", loud: 0.4 },
    { at: 1.24, from: 523, long: 0.9, wave: "sawtooth", loud: 0.45 },
    { at: 1.24, from: 784, long: 0.9, wave: "triangle", loud: 0.5 },
  ],
  result: [
    { from: 392, long: 0.25, wave: "triangle" },
    { at: 0.18, from: 494, long: 0.25, wave: "triangle" },
    { at: 0.36, from: 587, long: 0.25, wave: "triangle" },
    { at: 0.54, from: 784, long: 0.6, wave: "triangle" },
  ],
};
const LOUD = 0.2;

let context: AudioContext | null = null;

/** What sounds are made with, if the reader wants to hear any. Browsers stay silent until the first click. */
export function audible(): AudioContext | null {
  if (
    !reader.sound ||
    reader.volume === 0 ||
    typeof AudioContext === "undefined" ||
    navigator.userActivation?.hasBeenActive === false
  ) {
    return null;
  }
  context ??= new AudioContext();
  void context.resume();
  return context;
}

/** Play a sound, if there is one of this name. */
export function sound(name: string): void {
  const tones = SOUNDS[name];
  const audio = tones ? audible() : null;
  for (const tone of audio ? (tones ?? []) : []) {
    ring(audio as AudioContext, tone);
  }
}

export function ring(audio: AudioContext, tone: Tone, into: AudioNode = audio.destination): void {
  const start = audio.currentTime + (tone.at ?? 0);
  const end = start + tone.long;
  const source = audio.createOscillator();
  const volume = audio.createGain();
  source.type = tone.wave ?? "sine";
  source.frequency.setValueAtTime(tone.from, start);
  source.frequency.exponentialRampToValueAtTime(tone.to ?? tone.from, end);
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.linearRampToValueAtTime(LOUD * reader.volume * (tone.loud ?? 1), start + (tone.swell ?? 0.015));
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  source.connect(volume).connect(into);
  source.start(start);
  source.stop(end + 0.02);
}

/** Play one sound for a beat, however many things happen in it. */
export function soundOf(facts: Fact[]): void {
  const fact = facts.find((each) => each.event in SOUNDS);
  if (fact) {
    sound(fact.event);
  }
}
