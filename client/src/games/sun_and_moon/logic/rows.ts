/** Reads the rows of a view, and what the legal moves can do with their places. */
import { parseMove } from "../../../core/moves";
import type { Play } from "../../../core/play";
import type { Kind } from "../art/sky";

export type SunAndMoonPlay = Play<"sun_and_moon">;

/** The cards of one place, the visible one last. */
export type Stack = readonly string[];

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

export const KINDS: readonly Kind[] = ["sun", "moon"];
const KIND_OF: Record<string, Kind> = { S: "sun", M: "moon" };

export function row(play: SunAndMoonPlay, seat: number, kind: Kind): readonly Stack[] {
  const { suns, moons } = play.view.table;
  return (kind === "sun" ? suns : moons)[seat] ?? [];
}

export function isOf(play: SunAndMoonPlay, card: string, kind: Kind): boolean {
  return play.words.facts(card)["kind"] === kind;
}

/** All legal clearings, the largest first. */
export function clearings(play: SunAndMoonPlay): Clearing[] {
  const found = play.legal.flatMap((move) => {
    const { kind, facts } = parseMove("sun_and_moon", move);
    return kind === "clear" ? [{ move, segments: segments(play, String(facts["parts"])) }] : [];
  });
  return found.sort((one, other) => size(play, other.segments) - size(play, one.segments));
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

function segments(play: SunAndMoonPlay, text: string): Segment[] {
  return [...text.matchAll(/([SM])(\d+)-(\d+)/g)].map(([, letter, first, last]) => {
    const kind = KIND_OF[letter!]!;
    return { seat: holder(play, kind), kind, first: Number(first), last: Number(last) };
  });
}

/** The seat that has the row of my clearing, which may be my partner's. */
function holder(play: SunAndMoonPlay, kind: Kind): number {
  const mine = play.seat ?? 0;
  const partner = play.view.table.partners[mine];
  return partner == null || row(play, mine, kind).length ? mine : partner;
}

/** The cards of my hand that can cover this place now. */
export function fitting(play: SunAndMoonPlay, seat: number, kind: Kind, place: number): string[] {
  return play.legal.flatMap((move) => {
    const { kind: done, facts, card } = parseMove("sun_and_moon", move);
    const here = done === "cover" && facts["seat"] === seat && facts["place"] === place;
    return here && card && isOf(play, card, kind) ? [card] : [];
  });
}

/** Sorts suns before moons, and numbers before eclipses. */
export function sorted(play: SunAndMoonPlay, cards: readonly string[]): string[] {
  const rank = (card: string): number => {
    const { kind, value } = play.words.facts(card);
    return (kind === "moon" ? 100 : 0) + (Number(value) || 50);
  };
  return [...cards].sort((one, other) => rank(one) - rank(other));
}
