/** The course of a match: each player's chance over its steps, and the decisions that bent it. */
import type { Decision, Review } from "../../generated/wire";

export interface Point {
  /** So many steps of the match came before. */
  readonly at: number;
  /** From 0 to 1. */
  readonly share: number;
}

/** So many of the costliest moves are shown. */
export const SHOWN = 5;

/** A seat's chance: what everybody may expect, then at each own decision before and after, then the result. */
export function course(review: Review, seat: number, steps: number): Point[] {
  const account = review.summary[seat];
  const own = review.decisions.filter((decision) => decision.seat === seat);
  const points: Point[] = account ? [{ at: 0, share: account.par }] : [];
  for (const { at, best_share, share, loss } of own) {
    if (loss > 0) points.push({ at, share: best_share });
    points.push({ at, share });
  }
  const end = isDone(review) ? account?.result : null;
  if (end != null) points.push({ at: steps, share: end });
  return points;
}

export function isDone(review: Review): boolean {
  return review.done === review.total;
}

/** The moves that clearly gave something away, the costliest first; of one seat or of all. */
export function decisive(
  decisions: readonly Decision[],
  seat: number | null = null,
  most = SHOWN,
): Decision[] {
  return decisions
    .filter((decision) => decision.clear && (seat === null || decision.seat === seat))
    .sort((a, b) => b.loss - a.loss || a.at - b.at)
    .slice(0, most);
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Ridge {
  /** The line of the chance. */
  readonly line: string;
  /** The hill below it. */
  readonly hill: string;
}

/** The drawing of a course, for a path: soft slopes between decisions, a cliff where one gave something away. */
export function ridge(points: readonly Point[], steps: number, { width, height }: Size): Ridge {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return { line: "", hill: "" };
  const x = (point: Point) => round((width * point.at) / Math.max(1, steps));
  const y = (point: Point) => round(height * (1 - point.share));
  let line = `M${x(first)} ${y(first)}`;
  points.slice(1).forEach((point, i) => (line += slope(x(points[i]!), x(point), y(points[i]!), y(point))));
  return { line, hill: `${line}V${height}H${x(first)}Z` };
}

function slope(fromX: number, toX: number, fromY: number, toY: number): string {
  if (fromX === toX) return `V${toY}`;
  const middle = round((fromX + toX) / 2);
  return `C${middle} ${fromY} ${middle} ${toY} ${toX} ${toY}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
