/** Replays a finished match: whose view, which step, and whether it plays by itself. */
import { tick } from "svelte";
import { announce, notify } from "../../a11y/announce.svelte";
import { api, Refusal } from "../../core/api";
import { fly, remember } from "../../motion/flights";
import { originOf } from "../../motion/origin";
import type { Play } from "../../core/play";
import { sound } from "../../theme/sound";
import { texts } from "../../i18n/texts.svelte";
import { refusal } from "../../i18n/matchTexts";
import type { EventInfo, Replay } from "../../generated/wire";
import { openedRecord } from "./openedRecord";
import { loadContext, namesOf, pastPlay, wordsOf, type MatchContext } from "./pastTable";

/** Milliseconds per step. */
export const SPEEDS = { slow: 2600, usual: 1300, fast: 600 } as const;
export type Speed = keyof typeof SPEEDS;

export class ReplayPlayer {
  /** Why there is no replay, as the key of a refusal. */
  failed = $state<string | null>(null);
  step = $state(0);
  isPlaying = $state(false);
  speed = $state<Speed>("usual");
  private replay = $state.raw<Replay | null>(null);
  private context = $state.raw<MatchContext | null>(null);

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
    return this.step === this.last ? (this.replay?.result ?? null) : null;
  }

  get play(): Play | null {
    const shown = this.replay?.steps.slice(0, this.step + 1);
    return this.context && shown?.length
      ? pastPlay(this.context, shown, this.viewpoint, wordsOf(this.context))
      : null;
  }

  async load(viewpoint: number | null, step = this.step): Promise<void> {
    try {
      const replay = await this.ask(viewpoint);
      this.context ??= await loadContext(replay);
      this.replay = replay;
      this.step = this.within(step);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (this.replay) notify(refusal(texts.of("page"), error.key));
      else this.failed = error.key;
    }
  }

  private ask(viewpoint: number | null): Promise<Replay> {
    return this.id === null ? api.replayRecord(openedRecord(), viewpoint) : api.replay(this.id, viewpoint);
  }

  private within(step: number): number {
    return Math.max(0, Math.min(this.last, Number.isInteger(step) ? step : 0));
  }

  /** Goes to another step. Cards only fly to the next and the previous one. */
  async go(step: number): Promise<void> {
    const [before, wanted] = [this.step, this.within(step)];
    if (wanted === before) return;
    const near = Math.abs(wanted - before) === 1;
    if (near) remember();
    this.step = wanted;
    if (wanted === this.last) this.isPlaying = false;
    const shown = this.replay?.steps[wanted];
    if (!shown) return;
    await tick();
    if (near) fly(wanted > before ? originOf(shown.view, shown.events) : () => null);
    this.announceEvents(shown.events);
  }

  private announceEvents(events: readonly EventInfo[]): void {
    const words = this.play?.words;
    if (words) announce(events.map((event) => words.event(event)).join(" "));
    sound("down");
  }

  /** Plays or pauses; at the end it plays from the beginning. */
  toggle(): void {
    if (!this.isPlaying && this.step === this.last) this.step = 0;
    this.isPlaying = !this.isPlaying;
  }

  /** The path of a link to this step. */
  get path(): string {
    const seat = this.viewpoint === null ? "" : `seat=${this.viewpoint}&`;
    return `/replay${this.id === null ? "" : `/${this.id}`}?${seat}step=${this.step + 1}`;
  }
}
