/** Why somebody places first: more points, then the later season, then the bigger symbol. */
import type { FactsOf } from "../../../core/beats";
import { read } from "../art/seasons";

export type Way = "clockwise" | "across";

export interface StarterReason {
  readonly why: "points" | "season" | "symbol";
  /** How it goes on; with two players the other one simply follows. */
  readonly way: Way;
}

export function starterReason(card: string, revealed: readonly string[], facts: FactsOf): StarterReason {
  const best = read(facts(card));
  const equals = revealed
    .filter((each) => each !== card)
    .map((each) => read(facts(each)))
    .filter(({ points }) => points === best.points);
  const why = !equals.length
    ? "points"
    : equals.some(({ season }) => season === best.season)
      ? "symbol"
      : "season";
  return { why, way: wayOf(revealed.length) };
}

export function wayOf(players: number): Way {
  return players > 2 ? "clockwise" : "across";
}
