/** Replays a finished match: whose view, which step, and whether it plays by itself. */
import { tick } from "svelte";
import { announce, notify } from "../../a11y/announce.svelte";
import { api, Refusal } from "../../core/api";
import { Director, type Shown } from "../../core/director.svelte";
import { livePlay } from "../../core/livePlay";
import { loadScenes } from "../../games/scenes";
import { fly, remember } from "../../motion/flights";
import type { Play } from "../../core/play";
import { sound } from "../../theme/sound";
import { pageTexts } from "../../i18n/texts.svelte";
import { refusal } from "../../i18n/matchTexts";
import type { EventInfo, Replay, Step } from "../../generated/wire";
import { openedRecord } from "./openedRecord";
import { loadContext, namesOf, presentSeat, wordsOf, type MatchContext } from "./pastTable";

/** Milliseconds between two steps. */
export const PAUSES = { slow: 2600, usual: 1300, fast: 600 } as const;
export type Pace = keyof typeof PAUSES;

export class ReplayPlayer {
  /** Why there is no replay, as the key of a refusal. */
  failed = $state<string | null>(null);
  step = $state(0);
  isPlaying = $state(false);
  pace = $state<Pace>("usual");
  private replay = $state.raw<Replay | null>(null);
  private context = $state.raw<MatchContext | null>(null);
  readonly director = new Director((shown) => this.onBeat(shown));
  private readonly isLoaded = $derived(this.director.view !== null);

  /** Replays the match of a table, or without an id the opened record. */
  constructor(readonly id: string | null) {}

  /** The seat whose view is shown; null for a spectator's. */
  get viewpoint(): number | null {
    return this.replay?.seat ?? null;
  }

  get last(): number {
    return Math.max(0, (this.replay?.steps.length ?? 0) - 1);
  }

  get names(): string[] {
    return this.context ? namesOf(this.context) : [];
  }

  get result(): Replay["result"] {
    return this.step === this.last ? this.director.result : null;
  }

  /** The table of the current step; one object with live properties. */
  readonly play: Play | null = $derived.by(() => {
    const { context } = this;
    if (!context || !this.isLoaded) return null;
    const words = wordsOf(context);
    return livePlay(
      context.game,
      {
        view: () => this.director.view!,
        legal: () => [],
        seat: () => this.viewpoint,
        seats: () => this.names.map(presentSeat),
        words: () => words,
        log: () => this.director.log,
        recent: () => this.director.recent,
        moment: () => this.director.moment,
        sent: () => null,
        isPending: () => false,
        hint: () => null,
        lessonMove: () => null,
      },
      { play: () => undefined, explain: () => undefined },
    );
  });

  async load(viewpoint: number | null, step = this.step): Promise<void> {
    try {
      const replay = await this.ask(viewpoint);
      if (!this.context) await this.prepare(replay);
      this.replay = replay;
      this.step = this.within(step);
      this.jump();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (this.replay) notify(refusal(pageTexts(), error.key));
      else this.failed = error.key;
    }
  }

  private async prepare(replay: Replay): Promise<void> {
    const context = await loadContext(replay);
    this.director.use(await loadScenes(context.game), context.deck);
    this.context = context;
  }

  private ask(viewpoint: number | null): Promise<Replay> {
    return this.id === null ? api.replayRecord(openedRecord(), viewpoint) : api.replay(this.id, viewpoint);
  }

  private within(step: number): number {
    return Math.max(0, Math.min(this.last, Number.isInteger(step) ? step : 0));
  }

  /** Goes to another step. The next one is shown as it happened, to all others the table jumps. */
  go(step: number): void {
    const [before, wanted] = [this.step, this.within(step)];
    if (wanted === before) return;
    this.step = wanted;
    if (wanted === this.last) this.isPlaying = false;
    const shown = this.replay?.steps[wanted];
    if (!shown) return;
    if (wanted === before + 1) this.director.push(this.updateOf(shown));
    else if (wanted === before - 1) void this.goBack();
    else this.jump();
  }

  /** One step back, cards fly back as well. */
  private async goBack(): Promise<void> {
    remember();
    this.jump();
    await tick();
    fly(() => null);
  }

  private jump(): void {
    const steps = this.replay?.steps.slice(0, this.step + 1) ?? [];
    const shown = steps.at(-1);
    if (!shown) return;
    this.director.cut(
      this.updateOf(shown),
      steps.flatMap(({ events }) => events),
    );
    this.announceEvents(shown.events);
  }

  private updateOf({ view, events }: Step) {
    return { view, events, legal: [], result: this.replay?.result ?? null };
  }

  private onBeat({ beat, isRepeat }: Shown): void {
    if (beat.sound) sound(beat.sound, beat.soundStep);
    else if (beat.events.length) sound("down");
    if (!isRepeat) this.announceEvents(beat.events);
  }

  private announceEvents(events: readonly EventInfo[]): void {
    const words = this.play?.words;
    if (words && events.length) announce(events.map((event) => words.event(event)).join(" "));
  }

  /** Plays or pauses; at the end it plays from the beginning. */
  toggle(): void {
    if (!this.isPlaying && this.step === this.last) this.go(0);
    this.isPlaying = !this.isPlaying;
  }

  /** The path of a link to this step. */
  get path(): string {
    const seat = this.viewpoint === null ? "" : `seat=${this.viewpoint}&`;
    return `/replay${this.id === null ? "" : `/${this.id}`}?${seat}step=${this.step + 1}`;
  }
}
