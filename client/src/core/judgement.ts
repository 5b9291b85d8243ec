/** What a review says about the decisions of a match. */
import type { Decision, Review } from "../generated/wire";

/** The number of costly moves that are listed. */
export const MAX_LISTED = 5;

export function isDone(review: Review): boolean {
  return review.done === review.total;
}

/** The moves of one seat or all seats that were clear mistakes, the costliest first. */
export function costliest(
  decisions: readonly Decision[],
  seat: number | null = null,
  most = MAX_LISTED,
): Decision[] {
  return decisions
    .filter((decision) => decision.clear && (seat === null || decision.seat === seat))
    .sort((a, b) => b.loss - a.loss || a.at - b.at)
    .slice(0, most);
}
