/** A review that the server is still computing, and the replays that it refers to. */
import { announce } from "../../a11y/announce.svelte";
import { api, Refusal } from "../../core/api";
import { isDone } from "../../core/judgement";
import type { Replay, Review, Step } from "../../generated/wire";
import { loadContext, sayReview, type MatchContext } from "../replay/pastTable";

/** Milliseconds between two requests. */
const POLL_INTERVAL = 1000;
/** Refusals after which trying again makes no sense. */
const FINAL = ["no-such-table", "not-over"];

export class LiveReview {
  review = $state.raw<Review | null>(null);
  context = $state.raw<MatchContext | null>(null);
  /** Why the last request failed, as the key of a refusal. */
  failed = $state<string | null>(null);
  /** The number of steps of the match. */
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

  /** The replay of the match as this seat saw it. */
  replay(seat: number | null): Promise<Replay> {
    const found = this.replays.get(seat) ?? api.replay(this.id, seat);
    this.replays.set(seat, found);
    found.catch(() => this.replays.delete(seat)); // a later attempt may succeed
    return found;
  }

  /** The steps that a seat had seen before a decision. */
  async before(at: number, seat: number): Promise<readonly Step[]> {
    const { steps } = await this.replay(seat);
    return steps.slice(0, at);
  }

  private async begin(): Promise<void> {
    const found = await this.unlessRefused(this.replay(null));
    if (!found) return this.retry(() => this.begin());
    this.steps = found.steps.length;
    this.context = await loadContext(found);
    await this.poll();
  }

  private async poll(): Promise<void> {
    const found = await this.unlessRefused(api.review(this.id));
    if (found) this.review = found;
    if (found && isDone(found)) announce(sayReview("review-done"));
    else this.retry(() => this.poll());
  }

  private async unlessRefused<Answer>(request: Promise<Answer>): Promise<Answer | null> {
    try {
      const answer = await request;
      this.failed = null;
      return answer;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.failed = error.key;
      return null;
    }
  }

  private retry(act: () => Promise<void>): void {
    if (this.failed && FINAL.includes(this.failed)) return;
    this.timer = setTimeout(() => void act(), POLL_INTERVAL);
  }
}
