/** The round that the table shows.
 *
 * The rules clear the table as soon as the last card is taken, or when nobody can take one. People need
 * longer, so a finished round stays visible for a while, unless the player already continues.
 */
import { untrack } from "svelte";
import type { Play } from "../../../core/play";
import type { EventInfo, FinishedRound } from "../../../generated/wire";
import { inColourOrder, type Sum } from "./sums";

const LOOK = 2400;
/** The events that tell how a round ended. */
const STORY = ["colour", "no-colour", "cancelled", "nobody", "took"];

type View = Play<"day_and_night">["view"];

export interface Round {
  readonly number: number;
  readonly isLast: boolean;
  readonly time: "day" | "night";
  readonly middle: string | null;
  readonly played: ReadonlyArray<ReadonlyArray<string>>;
  readonly winning: string | null;
  /** The leading colour while none has won yet. */
  readonly leading: string | null;
  readonly sums: readonly Sum[];
  readonly isFinished: boolean;
  readonly story: readonly EventInfo[];
}

export class Shown {
  private finished = $state.raw<Round | null>(null);
  /** If I have nothing to do, as between the steps of a lesson, the round stays until the next event. */
  private stays = false;
  private last: View | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly of: () => Play<"day_and_night">,
    goesOn: () => boolean,
  ) {
    $effect.pre(() => {
      const { view, recent } = this.of();
      untrack(() => this.follow(view, recent));
    });
    $effect(() => {
      if (goesOn()) untrack(() => this.look(null));
    });
    $effect(() => () => clearTimeout(this.timer));
  }

  readonly round: Round = $derived.by(() => this.finished ?? this.now());

  private now(): Round {
    const { table } = this.of().view;
    return {
      number: table.round,
      isLast: table.last_round,
      time: timeOf(table.time),
      middle: table.middle,
      played: table.played,
      winning: table.winning_colour,
      leading: table.leading_colour,
      sums: inColourOrder(table.sums),
      isFinished: false,
      story: [],
    };
  }

  private follow(view: View, recent: readonly EventInfo[]): void {
    const { table, phase } = view;
    const before = this.last;
    this.last = view;
    if (this.stays) this.look(null);
    if (!before || (table.round === before.table.round && (phase === "over") === (before.phase === "over")))
      return;
    const hasEnded = table.round - before.table.round <= 1 && recent.some(({ key }) => key === "discarded");
    this.look(hasEnded && table.finished ? roundOf(table.finished, phase === "over", recent) : null);
  }

  private look(round: Round | null): void {
    clearTimeout(this.timer);
    this.finished = round;
    const { seat, legal, view } = this.of();
    this.stays = round !== null && seat !== null && legal.length === 0 && view.phase !== "over";
    if (round && !this.stays) this.timer = setTimeout(() => (this.finished = null), LOOK);
  }
}

/** The round that has just ended: the cards on the table without those that were taken. */
function roundOf(ended: FinishedRound, isLast: boolean, recent: readonly EventInfo[]): Round {
  const { middle, played, taken } = ended;
  const end = recent.findIndex(({ key }) => key === "discarded");
  return {
    number: ended.round,
    isLast,
    time: timeOf(ended.time),
    middle: taken.includes(middle) ? null : middle,
    played: played.map((cards) => cards.filter((card) => !taken.includes(card))),
    winning: ended.winning_colour,
    leading: null,
    sums: inColourOrder(ended.sums),
    isFinished: true,
    story: recent.slice(0, end).filter(({ key }) => STORY.includes(key)),
  };
}

function timeOf(time: string): "day" | "night" {
  return time === "night" ? "night" : "day";
}
