/** What I can clear now. */
import { holderOf, row, SHORTEST, shownAt, sideOf, KINDS, type SunAndMoonPlay } from "./rows";
import type { Kind } from "../art/sky";

/** Neighbouring places of one row, counted from 1. */
export interface Segment {
  readonly seat: number;
  readonly kind: Kind;
  readonly first: number;
  readonly last: number;
}

export interface Clearing {
  readonly move: string;
  readonly segments: readonly Segment[];
}

/** With more clearings than this, parts can be cleared: then there may be hundreds of thousands. */
export const MOST_LISTED = 40;
const CLEAR = "clear ";
const KIND_OF: Record<string, Kind> = { S: "sun", M: "moon" };
const LETTERS: Record<Kind, string> = { sun: "S", moon: "M" };

/** The clearings to offer, the largest first: all of them, or if there are too many, whole segments only. */
export function clearings(play: SunAndMoonPlay): Clearing[] {
  const listed = firstMoves(play);
  const found =
    listed.length > MOST_LISTED ? ofWholeSegments(play) : listed.map((move) => readClearing(play, move));
  return found.sort((one, other) => size(play, other.segments) - size(play, one.segments));
}

/** If there are too many clearings to list them all: the segments of which a part can be cleared. */
export function divisible(play: SunAndMoonPlay): Segment[] {
  return firstMoves(play).length > MOST_LISTED ? wholeSegments(play) : [];
}

/** The parts of a segment that can be cleared, the largest first. */
export function partsOf({ seat, kind, first, last }: Segment): Clearing[] {
  const parts: Segment[] = [];
  for (let length = last - first; length >= SHORTEST; length--)
    for (let start = first; start + length - 1 <= last; start++)
      parts.push({ seat, kind, first: start, last: start + length - 1 });
  return parts.map((part) => clearing([part]));
}

export function readClearing(play: SunAndMoonPlay, move: string): Clearing {
  const segments = [...move.matchAll(/([SM])(\d+)-(\d+)/g)].map(([, letter, first, last]) => {
    const kind = KIND_OF[letter!]!;
    return { seat: holder(play, kind), kind, first: Number(first), last: Number(last) };
  });
  return { move, segments };
}

/** The number of suns and moons in these places, including covered ones. */
export function size(play: SunAndMoonPlay, cleared: readonly Segment[]): number {
  const cards = cleared.flatMap(({ seat, kind, first, last }) =>
    row(play, seat, kind)
      .slice(first - 1, last)
      .flat(),
  );
  return cards.filter((card) => play.words.facts(card)["value"] !== 0).length;
}

export function holds(cleared: readonly Segment[], seat: number, kind: Kind, place: number): boolean {
  return cleared.some(
    (each) => each.seat === seat && each.kind === kind && each.first <= place && place <= each.last,
  );
}

/** The first clearings of the list; one more than can be listed if there are more. */
function firstMoves({ legal }: SunAndMoonPlay): string[] {
  const found: string[] = [];
  for (const move of legal) {
    if (move.startsWith(CLEAR)) found.push(move);
    if (found.length > MOST_LISTED) break;
  }
  return found;
}

/** Everything at once, each row, and each segment; read from the rows, not from the list of moves. */
function ofWholeSegments(play: SunAndMoonPlay): Clearing[] {
  const whole = wholeSegments(play);
  const groups = [whole, ...KINDS.map((kind) => whole.filter((each) => each.kind === kind))];
  const found = [...groups.filter((group) => group.length > 1), ...whole.map((each) => [each])].map(clearing);
  return found.filter(({ move }, i) => found.findIndex((each) => each.move === move) === i);
}

function wholeSegments(play: SunAndMoonPlay): Segment[] {
  return KINDS.flatMap((kind) => runs(play, holder(play, kind), kind)).filter((segment) =>
    play.legal.includes(clearing([segment]).move),
  );
}

/** The uninterrupted numbers of a row that are long enough. */
function runs(play: SunAndMoonPlay, seat: number, kind: Kind): Segment[] {
  const shown = row(play, seat, kind).map((stack) => shownAt(stack, (card) => play.words.facts(card)) > 0);
  const found: Segment[] = [];
  let first = 1;
  [...shown, false].forEach((isNumber, i) => {
    if (isNumber) return;
    if (i - first + 1 >= SHORTEST) found.push({ seat, kind, first, last: i });
    first = i + 2;
  });
  return found;
}

function clearing(segments: readonly Segment[]): Clearing {
  const parts = segments.map(({ kind, first, last }) => `${LETTERS[kind]}${first}-${last}`);
  return { move: CLEAR + parts.join(" "), segments };
}

/** The seat that has the row of my clearing, which may be my partner's. */
function holder(play: SunAndMoonPlay, kind: Kind): number {
  const mine = play.seat ?? 0;
  const { table } = play.view;
  return holderOf(table, sideOf(table, mine), kind) ?? mine;
}
