/** Replays a finished match: whose eyes, which step, and whether it runs by itself. */
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

/** How long a step stays, in milliseconds. */
export const SPEEDS = { slow: 2600, usual: 1300, fast: 600 } as const;
export type Speed = keyof typeof SPEEDS;

export class ReplayPlayer {
  /** Why there is nothing to see: the key of a refusal. */
  failed = $state<string | null>(null);
  step = $state(0);
  runs = $state(false);
  speed = $state<Speed>("usual");
  private replay = $state.raw<Replay | null>(null);
  private context = $state.raw<MatchContext | null>(null);

  /** The match of a table; or, without one, the record that was opened here. */
  constructor(readonly id: string | null) {}

  /** With whose eyes; null are a spectator's. */
  get eyes(): number | null {
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
      ? pastPlay(this.context, shown, this.eyes, wordsOf(this.context))
      : null;
  }

  async look(eyes: number | null, step = this.step): Promise<void> {
    try {
      const replay = await this.ask(eyes);
      this.context ??= await loadContext(replay);
      this.replay = replay;
      this.step = this.within(step);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (this.replay) notify(refusal(texts.of("page"), error.key));
      else this.failed = error.key;
    }
  }

  private ask(eyes: number | null): Promise<Replay> {
    return this.id === null ? api.replayRecord(openedRecord(), eyes) : api.replay(this.id, eyes);
  }

  private within(step: number): number {
    return Math.max(0, Math.min(this.last, Number.isInteger(step) ? step : 0));
  }

  /** To another step. Cards fly when it is the next one or the one before; a leap just happens. */
  async go(step: number): Promise<void> {
    const [before, wanted] = [this.step, this.within(step)];
    if (wanted === before) return;
    const near = Math.abs(wanted - before) === 1;
    if (near) remember();
    this.step = wanted;
    if (wanted === this.last) this.runs = false;
    const shown = this.replay?.steps[wanted];
    if (!shown) return;
    await tick();
    if (near) fly(wanted > before ? originOf(shown.view, shown.events) : () => null);
    this.tell(shown.events);
  }

  private tell(events: readonly EventInfo[]): void {
    const words = this.play?.words;
    if (words) announce(events.map((event) => words.event(event)).join(" "));
    sound("down");
  }

  /** Go on by itself, from the beginning when it is at its end; or stop. */
  toggle(): void {
    if (!this.runs && this.step === this.last) this.step = 0;
    this.runs = !this.runs;
  }

  /** The address of this moment. */
  get path(): string {
    const seat = this.eyes === null ? "" : `seat=${this.eyes}&`;
    return `/replay${this.id === null ? "" : `/${this.id}`}?${seat}step=${this.step + 1}`;
  }
}
