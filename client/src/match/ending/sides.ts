/** Who stands against whom at the end: single players, or partners who share one score. */
import type { Result, View } from "../../generated/wire";

export interface Side {
  readonly seats: readonly number[];
  readonly score: number;
  readonly won: boolean;
}

/** All sides, the winners first, then by score. */
export function sidesOf(
  { scores, winners }: Pick<Result, "scores" | "winners">,
  partners: readonly (number | null)[],
): Side[] {
  const all = scores.map((score, seat) => {
    const partner = partners[seat] ?? null;
    return { seats: partner === null ? [seat] : [seat, partner], score, won: winners.includes(seat) };
  });
  return all
    .filter(({ seats }) => seats[0]! === Math.min(...seats))
    .sort((a, b) => Number(b.won) - Number(a.won) || b.score - a.score);
}

/** By seat, the partner; empty where everybody plays alone. */
export function partnersIn(view: View | null): readonly (number | null)[] {
  return view?.game === "sun_and_moon" ? view.table.partners : [];
}

export function isOn({ seats }: Side, seat: number | null): boolean {
  return seat !== null && seats.includes(seat);
}

/** Whether equal scores were at the top and something else decided between them. */
export function isTieBroken(sides: readonly Side[]): boolean {
  const top = sides.find(({ won }) => won)?.score;
  return sides.some(({ won, score }) => !won && score === top);
}

/** Where a bar lies between the lowest score and the highest, as shares of the whole length. */
export interface Bar {
  readonly start: number;
  readonly length: number;
  /** Whether it grows to the left of the zero line. */
  readonly isNegative: boolean;
}

export interface Bars {
  /** Where the zero line stands. */
  readonly zero: number;
  readonly bars: readonly Bar[];
}

/** Bars that begin at a common zero line, negative scores on its other side. */
export function barsOf(scores: readonly number[]): Bars {
  const [low, high] = [Math.min(0, ...scores), Math.max(0, ...scores)];
  const span = high - low || 1;
  return {
    zero: -low / span || 0,
    bars: scores.map((score) => ({
      start: (Math.min(0, score) - low) / span,
      length: Math.abs(score) / span,
      isNegative: score < 0,
    })),
  };
}
