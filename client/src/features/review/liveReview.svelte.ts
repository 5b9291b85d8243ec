/** A review that the server still works at, and the replays that it refers to. */
import { announce } from "../../a11y/announce.svelte";
import { api, Refusal } from "../../core/api";
import type { Replay, Review, Step } from "../../generated/wire";
import { isDone } from "./winChances";
import { loadContext, sayReview, type MatchContext } from "../replay/pastTable";

const AGAIN = 1000;
/** Refusals that do not pass by waiting. */
const FINAL = ["no-such-table", "not-over"];

export class LiveReview {
  review = $state.raw<Review | null>(null);
  context = $state.raw<MatchContext | null>(null);
  /** Why there is nothing new: the key of a refusal. */
  failed = $state<string | null>(null);
  /** How many steps the match has. */
  steps = $state(0);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private replays = new Map<number | null, Promise<Replay>>();

  constructor(readonly id: string) {
    void this.begin();
  }

  close(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** The match as a seat saw it. */
  replay(seat: number | null): Promise<Replay> {
    const found = this.replays.get(seat) ?? api.replay(this.id, seat);
    this.replays.set(seat, found);
    found.catch(() => this.replays.delete(seat)); // next time it may be reached
    return found;
  }

  /** What a seat had seen when it came to a decision. */
  async before(at: number, seat: number): Promise<readonly Step[]> {
    const { steps } = await this.replay(seat);
    return steps.slice(0, at);
  }

  private async begin(): Promise<void> {
    const found = await this.tried(this.replay(null));
    if (!found) return this.later(() => this.begin());
    this.steps = found.steps.length;
    this.context = await loadContext(found);
    await this.ask();
  }

  private async ask(): Promise<void> {
    const found = await this.tried(api.review(this.id));
    if (found) this.review = found;
    if (found && isDone(found)) announce(sayReview("review-done"));
    else this.later(() => this.ask());
  }

  private async tried<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
    try {
      const answer = await asked;
      this.failed = null;
      return answer;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.failed = error.key;
      return null;
    }
  }

  private later(act: () => Promise<void>): void {
    if (this.failed && FINAL.includes(this.failed)) return;
    this.timer = setTimeout(() => void act(), AGAIN);
  }
}
