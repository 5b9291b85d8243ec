/** Sounds of paper, wood and soft notes, synthesised instead of loaded. They are off by default. */
import { settings } from "../core/settings.svelte";

export type Sound = "slide" | "down" | "turn" | "day" | "night" | "merge" | "end" | "win";

let context: AudioContext | null = null;

export function sound(what: Sound): void {
  if (!settings.sound || settings.volume <= 0) return;
  try {
    context ??= new AudioContext();
  } catch {
    return; // no sound on this device
  }
  const out = context.createGain();
  out.gain.value = settings.volume * 0.4;
  out.connect(context.destination);
  SOUNDS[what](context, out);
}

type Play = (context: AudioContext, out: AudioNode) => void;

const SOUNDS: Record<Sound, Play> = {
  slide: (c, out) => noise(c, out, 0.16, 1800, 0.5),
  down: (c, out) => {
    noise(c, out, 0.05, 600, 0.9);
    note(c, out, 90, 0, 0.09, 0.8);
  },
  turn: (c, out) => notes(c, out, [523, 659], 0.14),
  day: (c, out) => notes(c, out, [392, 587], 0.22),
  night: (c, out) => notes(c, out, [587, 392], 0.22),
  merge: (c, out) => {
    note(c, out, 440, 0, 0.06, 0.6, "triangle");
    note(c, out, 330, 0.07, 0.08, 0.6, "triangle");
  },
  end: (c, out) => notes(c, out, [392, 440, 349, 392], 0.2),
  win: (c, out) => notes(c, out, [392, 523, 659, 784], 0.2),
};

function notes(c: AudioContext, out: AudioNode, pitches: number[], step: number): void {
  pitches.forEach((pitch, i) => note(c, out, pitch, i * step, step * 2, 0.4));
}

function note(
  c: AudioContext,
  out: AudioNode,
  pitch: number,
  after: number,
  length: number,
  loud: number,
  type: OscillatorType = "sine",
): void {
  const start = c.currentTime + after;
  const oscillator = c.createOscillator();
  const envelope = c.createGain();
  oscillator.type = type;
  oscillator.frequency.value = pitch;
  envelope.gain.setValueAtTime(0, start);
  envelope.gain.linearRampToValueAtTime(loud, start + 0.01);
  envelope.gain.exponentialRampToValueAtTime(0.001, start + length);
  oscillator.connect(envelope).connect(out);
  oscillator.start(start);
  oscillator.stop(start + length + 0.02);
}

function noise(c: AudioContext, out: AudioNode, length: number, pitch: number, loud: number): void {
  const buffer = c.createBuffer(1, Math.ceil(c.sampleRate * length), c.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) {
    samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length);
  }
  const source = c.createBufferSource();
  const filter = c.createBiquadFilter();
  const gain = c.createGain();
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(out);
  source.start();
}
