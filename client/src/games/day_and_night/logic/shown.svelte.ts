/** What lies on the table, as it is shown.
 *
 * The referee clears the table in the moment in which the last card is taken, or in which it turns
 * out that nobody takes one. Eyes need longer: a finished round stays a while, unless the player
 * already goes on.
 */
import { untrack } from "svelte";
import type { Play } from "../../../core/play";
import type { DayAndNightTable, EventInfo } from "../../../generated/wire";
import { sums, type Sum } from "./sums";

const LOOK = 2400;
/** What is told of the end of a round. */
const STORY = ["colour", "no-colour", "cancelled", "nobody", "took"];

type View = Play<"day_and_night">["view"];

export interface Round {
  readonly number: number;
  readonly isLast: boolean;
  readonly time: "day" | "night";
  readonly middle: string | null;
  readonly played: ReadonlyArray<ReadonlyArray<string>>;
  readonly winning: string | null;
  readonly sums: readonly Sum[];
  readonly isFinished: boolean;
  readonly story: readonly EventInfo[];
}

export class Shown {
  private finished = $state.raw<Round | null>(null);
  /** Where nothing is asked of me, as between the steps of a lesson, it stays until something happens. */
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
    const {
      view: { table },
      log,
    } = this.of();
    return {
      number: table.round,
      isLast: table.last_round,
      time: timeOf(table.time),
      middle: table.middle,
      played: table.played,
      winning: table.winning_colour,
      sums: this.add(open(table.middle, table.played), log.slice(start(log)), table.time),
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
    this.look(hasEnded ? this.after(before.table, recent) : null);
  }

  private look(round: Round | null): void {
    clearTimeout(this.timer);
    this.finished = round;
    const { seat, legal, view } = this.of();
    this.stays = round !== null && seat !== null && legal.length === 0 && view.phase !== "over";
    if (round && !this.stays) this.timer = setTimeout(() => (this.finished = null), LOOK);
  }

  /** The round that has just ended: what lay there, what was still turned up, without what was taken. */
  private after(before: DayAndNightTable, recent: readonly EventInfo[]): Round {
    const events = recent.slice(
      0,
      recent.findIndex(({ key }) => key === "discarded"),
    );
    const fact = (wanted: string, name: string) => events.find(({ key }) => key === wanted)?.facts[name];
    const turnedUp = events.filter(({ key }) => key === "played");
    const played = before.played.map((cards, seat) => [
      ...cards,
      ...turnedUp.filter(({ facts }) => facts["seat"] === seat).map(({ facts }) => String(facts["card"])),
    ]);
    const time = timeOf(fact("time", "time") ?? before.time);
    const taken = events.filter(({ key }) => key === "took").map(({ facts }) => String(facts["card"]));
    return {
      number: before.round,
      isLast: before.last_round,
      time,
      middle: before.middle !== null && taken.includes(before.middle) ? null : before.middle,
      played: played.map((cards) => cards.filter((card) => !taken.includes(card))),
      winning: before.winning_colour ?? (fact("colour", "colour") as string | undefined) ?? null,
      sums: this.add(open(before.middle, played), this.ofLastRound(), time),
      isFinished: true,
      story: events.filter(({ key }) => STORY.includes(key)),
    };
  }

  private ofLastRound(): readonly EventInfo[] {
    const { log } = this.of();
    const end = start(log) - 1;
    return log.slice(start(log.slice(0, end)), end);
  }

  /** Cards that were taken in this round count on: a colour has won with them. */
  private add(cards: readonly string[], events: readonly EventInfo[], time: string): Sum[] {
    const taken = events.filter(({ key }) => key === "took").map(({ facts }) => String(facts["card"]));
    const all = [...new Set([...cards, ...taken])];
    return sums(
      all.map((card) => this.of().words.facts(card)),
      time,
    );
  }
}

/** Where in the log the round begins that is going on: what lay there before has been discarded. */
function start(log: readonly EventInfo[]): number {
  return log.map(({ key }) => key).lastIndexOf("discarded") + 1;
}

function open(middle: string | null, played: ReadonlyArray<ReadonlyArray<string>>): string[] {
  return [...(middle ? [middle] : []), ...played.flat()];
}

function timeOf(time: unknown): "day" | "night" {
  return time === "night" ? "night" : "day";
}
