// Quiet music without end, for those who want it: slow chords, and a few notes above them. Nothing is loaded.

import { audible, ring } from "./sounds";

const BAR = 4;
/** The chords, in hertz; the notes above each are an octave or two higher. */
const CHORDS: [number, number, number][] = [
  [147, 220, 294],
  [131, 196, 330],
  [175, 220, 262],
  [196, 247, 294],
  [147, 220, 349],
  [165, 196, 247],
  [131, 175, 220],
  [110, 165, 262],
];
/** Which notes of its chord each bar plays, and when. */
const TUNES = [[0, 2, 1], [2, 1, 0, 1], [1, 2], [0, 1, 2, 1], [2]];

/** Play until the function that it returns is called. */
export function startMusic(): () => void {
  let bar = 0;
  let master: GainNode | null = null;
  const play = (): void => {
    const audio = document.hidden ? null : audible();
    const chord = CHORDS[bar % CHORDS.length];
    const tune = TUNES[bar % TUNES.length];
    if (!audio || !chord || !tune) {
      return;
    }
    if (!master) {
      master = audio.createGain();
      master.connect(audio.destination);
    }
    for (const from of chord) {
      ring(audio, { from, long: BAR * 1.4, wave: "sine", loud: 0.16, swell: BAR / 2 }, master);
    }
    for (const [beat, note] of tune.entries()) {
      const from = (chord[note] ?? chord[0]) * (bar % 3 ? 2 : 4);
      ring(
        audio,
        { at: (beat * BAR) / tune.length, from, long: 1.8, wave: "triangle", loud: 0.12, swell: 0.05 },
        master,
      );
    }
    bar += 1;
  };
  play();
  const timer = setInterval(play, BAR * 1000);
  return () => {
    clearInterval(timer);
    master?.disconnect();
  };
}
