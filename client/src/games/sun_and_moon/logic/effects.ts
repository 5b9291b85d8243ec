/** What a card in somebody else's row would do there. */
import type { ParsedMove } from "../../../core/moves";
import type { EventInfo } from "../../../generated/wire";
import { row, runAt, SHORTEST, type SunAndMoonPlay } from "./rows";
import type { Kind } from "../art/sky";

/** How grave the effect is: a help for the others, a minus point, a row that is interrupted. */
export type Mark = "help" | "minus" | "interrupts";

export interface Effect {
  readonly mark: Mark;
  /** The key of a text, and its facts. */
  readonly note: EventInfo;
}

export function effectOf(play: SunAndMoonPlay, { facts, card }: ParsedMove): Effect {
  const seat = Number(facts["seat"]);
  const printed = play.words.facts(card ?? "");
  const stacks = row(play, seat, printed["kind"] as Kind);
  const factsOf = (each: string) => play.words.facts(each);
  const place = placeOf(facts["end"], facts["place"], stacks.length);
  if (printed["value"] === 0) {
    const count = runAt(stacks, place, factsOf);
    const key = count >= SHORTEST ? "page-would-break" : "page-would-interrupt";
    return { mark: "interrupts", note: { key, facts: { seat, count } } };
  }
  const after = stacks.map((stack, i) => (i === place && facts["place"] ? [...stack, card!] : stack));
  if (facts["end"] === "left") after.unshift([card!]);
  if (facts["end"] === "right") after.push([card!]);
  const count = runAt(after, place, factsOf);
  if (count >= SHORTEST) return { mark: "help", note: { key: "page-would-five", facts: { seat, count } } };
  return { mark: "minus", note: { key: "page-would-minus", facts: { seat } } };
}

/** The place of the card in the row after the move, counted from 0. */
function placeOf(end: unknown, place: unknown, length: number): number {
  if (typeof place === "number") return place - 1;
  return end === "right" ? length : 0;
}
