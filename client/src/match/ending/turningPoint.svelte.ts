/** The move that turned the match, found by the review of the server.
 *
 * A review takes the server a minute of thinking, so it is only asked for when somebody wants to know.
 */
import { api } from "../../core/api";
import { costliest, isDone } from "../../core/judgement";
import { notifyRefusal } from "../../core/notifyRefusal";
import { texts } from "../../i18n/texts.svelte";
import type { MatchTexts } from "../../i18n/matchTexts";
import type { Decision, Review, Step, View } from "../../generated/wire";

/** Milliseconds between two requests. */
const POLL_INTERVAL = 1000;

export interface TurningPoint {
  readonly decision: Decision;
  /** The step of the replay in which it was played, and the table before it. */
  readonly played: Step;
  readonly before: View;
}

export class TurningPointFinder {
  /** How far the review is; null before somebody has asked. */
  progress = $state.raw<Review | null>(null);
  isAsked = $state(false);
  /** What was found; null while nothing is known or if no single move decided. */
  found = $state.raw<TurningPoint | null>(null);
  isDone = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly id: string) {}

  async find(): Promise<void> {
    this.isAsked = true;
    try {
      await texts.need("review");
      const review = await api.review(this.id);
      this.progress = review;
      if (isDone(review)) await this.conclude(review);
      else if (this.isAsked) this.timer = setTimeout(() => void this.find(), POLL_INTERVAL);
    } catch (error) {
      this.isAsked = false; // it can be asked for again
      notifyRefusal(error);
    }
  }

  close(): void {
    this.isAsked = false;
    clearTimeout(this.timer);
  }

  private async conclude(review: Review): Promise<void> {
    const [decision] = costliest(review.decisions, null, 1);
    if (decision) this.found = await this.locate(decision);
    this.isDone = true;
  }

  /** What its player saw then: others may not have seen which card it was. */
  private async locate(decision: Decision): Promise<TurningPoint | null> {
    const { steps } = await api.replay(this.id, decision.seat);
    const [before, played] = [steps[decision.at - 1], steps[decision.at]];
    return before && played ? { decision, played, before: before.view } : null;
  }
}

/** "The turning point, round 5: Luna takes pink 12." */
export function describe({ decision, played, before }: TurningPoint, words: MatchTexts): string {
  const event = played.events.find(({ facts }) => facts["seat"] === decision.seat);
  const what = event ? words.event(event) : `${words.name(decision.seat)}: ${words.move(decision.move)}`;
  const isTurn = before.game === "sun_and_moon";
  const number = isTurn ? before.table.turn : before.table.round;
  return words.say("ending-turn", { unit: isTurn ? "turn" : "round", number, what });
}
