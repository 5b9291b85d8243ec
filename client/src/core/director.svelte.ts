/** Shows what happens beat by beat, so that nothing on the screen knows the end before it comes.
 *
 * Everything that changes a table goes through here: its cards and sums, the log, the colours of the page,
 * sounds, announcements, and what can be played.
 */
import { tick } from "svelte";
import { settings, type Speed } from "./settings.svelte";
import type { Deck } from "./decks";
import { oneBeat, type Beat, type FactsOf, type Length, type Moment } from "./beats";
import type { Update, WriteScene } from "./beats";
import type { EventInfo, Result, View } from "../generated/wire";
import { fly, remember } from "../motion/flights";
import { originOf } from "../motion/origin";

/** Milliseconds at normal speed. */
export const LENGTHS: Readonly<Record<Length, number>> = {
  instant: 0,
  anticipation: 150,
  action: 420,
  result: 750,
  verdict: 3000,
};
export const FACTORS: Readonly<Record<Speed, number>> = { slow: 1.6, normal: 1, fast: 0.5, "at-once": 0 };
/** By how much beats shorten while this number of scenes waits; a verdict keeps its time. */
const HURRY = [1, 0.6, 0.4, 0.25];
/** With more scenes than this in the queue somebody was away, and sees the table as it is now. */
const MAX_WAITING = 12;
const MAX_LOG_LENGTH = 600;

/** An update as a sequence of beats. */
interface Scene {
  readonly before: View | null;
  readonly beats: readonly Beat[];
  readonly update: Update;
  /** Whether the scene has been shown already, so that nothing of it is told again. */
  readonly isRepeat: boolean;
}

export interface Shown {
  readonly beat: Beat;
  /** Whether the beat ends its scene. */
  readonly isLast: boolean;
  /** Whether it has been shown before. */
  readonly isRepeat: boolean;
}

export class Director {
  view = $state.raw<View | null>(null);
  moment = $state.raw<Moment | null>(null);
  legal = $state.raw<readonly string[]>([]);
  result = $state.raw<Result | null>(null);
  log = $state.raw<readonly EventInfo[]>([]);
  /** The events of the current beat. */
  recent = $state.raw<readonly EventInfo[]>([]);
  /** Whether beats are left to show, so that the player has to wait or go on. */
  isBusy = $state(false);
  /** The last scene that was worth seeing twice. */
  private lastScene = $state.raw<Scene | null>(null);
  private queue: Scene[] = [];
  private scene: Scene | null = null;
  private next = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The view after everything in the queue. */
  private latest: View | null = null;
  /** The last update that has been shown to its end. */
  private current: Update | null = null;
  private writeScene: WriteScene = (_, update) => oneBeat(update);
  private facts: FactsOf = () => ({});

  /** `onBeat` is called when a beat is shown: for sounds and announcements. */
  constructor(private readonly onBeat: (shown: Shown) => void = () => {}) {}

  /** From now on updates are staged as this game does it, with the cards of this deck. */
  use(writeScene: WriteScene, deck: Deck): void {
    this.writeScene = writeScene;
    this.facts = (card) => deck.cards[card] ?? {};
  }

  /** Shows a table at once, without any beats: when a page opens or a replay jumps. */
  cut(update: Update, log: readonly EventInfo[] = update.events): void {
    this.stop();
    this.latest = update.view;
    this.log = log;
    this.recent = update.events.slice(-3);
    this.lastScene = null;
    this.settle(update);
  }

  /** Shows an update beat by beat, after those that are still waiting. */
  push(update: Update): void {
    const before = this.latest;
    this.latest = update.view;
    this.queue.push({ before, update, beats: this.write(before, update), isRepeat: false });
    this.isBusy = true;
    if (document.hidden || settings.speed === "at-once" || this.queue.length > MAX_WAITING) this.catchUp();
    else if (!this.scene && this.timer === undefined) void this.advance();
  }

  /** Goes on to the next beat now. */
  skip(): void {
    if (!this.isBusy && this.timer === undefined) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    void this.advance();
  }

  get canRepeat(): boolean {
    return this.lastScene !== null && !this.isBusy;
  }

  /** Shows the last moment once more. */
  again(): void {
    const scene = this.lastScene;
    if (!scene || this.isBusy || !this.view) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.isBusy = true;
    this.queue.unshift({ ...scene, isRepeat: true });
    if (scene.before) this.view = scene.before;
    void tick().then(() => this.advance());
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.queue = [];
    this.scene = null;
    this.isBusy = false;
    this.moment = null;
  }

  /** A mistake in the staging must not stop a match, so the update is then shown in one beat. */
  private write(before: View | null, update: Update): readonly Beat[] {
    try {
      const beats = this.writeScene(before, update, this.facts);
      return beats.length ? beats : oneBeat(update);
    } catch (error) {
      queueMicrotask(() => {
        throw error; // so that it is seen where errors are collected
      });
      return oneBeat(update);
    }
  }

  /** Shows the end of everything that waits, in one beat. */
  private catchUp(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const waiting = [...(this.scene ? [this.scene] : []), ...this.queue];
    const told = waiting.flatMap((scene) => (scene.isRepeat ? [] : eventsLeft(scene, this.scene, this.next)));
    const last = waiting.at(-1)!;
    this.queue = [];
    this.scene = { ...last, isRepeat: false, beats: [{ ...last.beats.at(-1)!, events: told }] };
    this.next = 0;
    void this.advance();
  }

  private async advance(): Promise<void> {
    if (!this.scene || this.next >= this.scene.beats.length) {
      this.scene = this.queue.shift() ?? null;
      this.next = 0;
    }
    const { scene } = this;
    if (scene) return this.show(scene, this.next++);
    this.moment = null;
    if (this.isBusy && this.current) this.settle(this.current);
  }

  private async show(scene: Scene, index: number): Promise<void> {
    const beat = scene.beats[index]!;
    const isLast = index === scene.beats.length - 1;
    remember();
    this.recent = beat.events;
    this.moment = beat.moment ?? null;
    if (!scene.isRepeat) this.log = [...this.log, ...beat.events].slice(-MAX_LOG_LENGTH);
    this.view = beat.view;
    if (isLast) this.finish(scene);
    this.wait(beat);
    await tick();
    fly(beat.from ?? originOf(beat.view, beat.events), beat.to);
    this.onBeat({ beat, isLast, isRepeat: scene.isRepeat });
  }

  private finish(scene: Scene): void {
    this.scene = null;
    if (scene.isRepeat) return;
    if (scene.beats.length > 1) this.lastScene = scene;
    this.current = scene.update;
    if (this.queue.length === 0) this.settle(scene.update);
  }

  /** Everything has been shown: the player can act. */
  private settle(update: Update): void {
    this.current = update;
    this.view = update.view;
    this.legal = update.legal;
    this.result = update.result;
    this.isBusy = false;
  }

  private wait({ length }: Beat): void {
    const waiting = this.queue.filter(({ beats }) => beats.some((beat) => beat.length !== "instant")).length;
    const hurry = length === "verdict" ? 1 : HURRY[Math.min(waiting, HURRY.length - 1)]!;
    this.timer = setTimeout(
      () => {
        this.timer = undefined;
        void this.advance();
      },
      LENGTHS[length] * FACTORS[settings.speed] * hurry,
    );
  }
}

function eventsLeft(scene: Scene, current: Scene | null, next: number): readonly EventInfo[] {
  return scene.beats.slice(scene === current ? next : 0).flatMap(({ events }) => events);
}
