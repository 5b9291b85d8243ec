/** Sounds of paper, wood and soft notes, synthesised instead of loaded. */
import { settings } from "../core/settings.svelte";

export type Sound =
  "slide" | "down" | "flip" | "turn" | "day" | "night" | "merge" | "gain" | "loss" | "end" | "win";

let context: AudioContext | null = null;

/** Browsers allow no sound before the first tap or key on the page, and warn about every attempt. */
let hasGesture = false;
for (const type of ["pointerdown", "keydown"])
  addEventListener(type, () => (hasGesture = true), { once: true, capture: true });

function isAllowed(): boolean {
  return navigator.userActivation ? navigator.userActivation.hasBeenActive : hasGesture;
}

/** Plays a sound. `step` raises the pitch of `gain`: each point of a series sounds higher than the last. */
export function sound(what: Sound, step = 0): void {
  if (!settings.sound || settings.volume <= 0 || !isAllowed()) return;
  try {
    context ??= new AudioContext();
  } catch {
    return; // no sound on this device
  }
  const out = context.createGain();
  out.gain.value = settings.volume * 0.4;
  out.connect(context.destination);
  SOUNDS[what](context, out, step);
}

type Play = (context: AudioContext, out: AudioNode, step: number) => void;

/** Semitones of a scale in which every series of notes sounds pleasant. */
const PENTATONIC = [0, 2, 4, 7, 9];
const LOWEST_GAIN = 392;

/** The pitch of a point: it rises through the scale, two octaves and a half at most. */
function gainPitch(step: number): number {
  const at = Math.max(0, Math.min(12, Math.round(step)));
  const semitones = 12 * Math.floor(at / PENTATONIC.length) + PENTATONIC[at % PENTATONIC.length]!;
  return LOWEST_GAIN * 2 ** (semitones / 12);
}

const SOUNDS: Record<Sound, Play> = {
  slide: (c, out) => noise(c, out, 0.16, 1800, 0.5),
  down: (c, out) => {
    noise(c, out, 0.05, 600, 0.9);
    note(c, out, 90, 0, 0.09, 0.8);
  },
  flip: (c, out) => {
    noise(c, out, 0.08, 2600, 0.4);
    note(c, out, 190, 0.05, 0.07, 0.3);
  },
  turn: (c, out) => notes(c, out, [523, 659], 0.14),
  day: (c, out) => notes(c, out, [392, 587], 0.22),
  night: (c, out) => notes(c, out, [587, 392], 0.22),
  merge: (c, out) => {
    note(c, out, 440, 0, 0.06, 0.6, "triangle");
    note(c, out, 330, 0.07, 0.08, 0.6, "triangle");
  },
  gain: (c, out, step) => note(c, out, gainPitch(step), 0, 0.22, 0.4),
  loss: (c, out) => {
    note(c, out, 294, 0, 0.18, 0.4, "triangle");
    note(c, out, 220, 0.12, 0.3, 0.4, "triangle");
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
