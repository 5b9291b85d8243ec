/** The winning chances over a match. */
import { isDone } from "../../core/judgement";
import type { Review } from "../../generated/wire";

export interface Point {
  /** The number of steps of the match before this point. */
  readonly at: number;
  /** The chance from 0 to 1. */
  readonly share: number;
}

/** A seat's chances: at the start, before and after each of its decisions, and the result. */
export function chancePoints(review: Review, seat: number, steps: number): Point[] {
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

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface ChartPaths {
  /** The line of the chances. */
  readonly line: string;
  /** The area below the line. */
  readonly area: string;
}

/** SVG paths of a chart: a smooth line between decisions, and a drop where one was a mistake. */
export function chartPaths(points: readonly Point[], steps: number, { width, height }: Size): ChartPaths {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return { line: "", area: "" };
  const x = (point: Point) => round((width * point.at) / Math.max(1, steps));
  const y = (point: Point) => round(height * (1 - point.share));
  let line = `M${x(first)} ${y(first)}`;
  points.slice(1).forEach((point, i) => (line += slope(x(points[i]!), x(point), y(points[i]!), y(point))));
  return { line, area: `${line}V${height}H${x(first)}Z` };
}

function slope(fromX: number, toX: number, fromY: number, toY: number): string {
  if (fromX === toX) return `V${toY}`;
  const middle = round((fromX + toX) / 2);
  return `C${middle} ${fromY} ${middle} ${toY} ${toX} ${toY}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
