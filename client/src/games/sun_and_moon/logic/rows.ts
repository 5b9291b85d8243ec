/** Reads the rows of a view: who has them, and what lies in them. */
import type { CardFacts } from "../../../core/decks";
import type { ViewIn } from "../../../core/games";
import type { ParsedMove } from "../../../core/moves";
import type { Play } from "../../../core/play";
import type { Kind } from "../art/sky";

export type SunAndMoonPlay = Play<"sun_and_moon">;
export type Table = ViewIn<"sun_and_moon">["table"];
type FactsOf = (card: string) => CardFacts;

/** The cards of one place, the visible one last. It is empty while its cards fly to a score pile. */
export type Stack = readonly string[];
export type Stacks = readonly Stack[];

/** Those who count together: a player, or two partners, who have one row of each kind. */
export type Side = readonly number[];

/** The fewest numbers side by side that can be cleared (SM-13). */
export const SHORTEST = 5;
export const KINDS: readonly Kind[] = ["sun", "moon"];

// Sides --------------------------------------------------------------------------------------------

/** The side of a seat; its first seat names its places on the table. */
export function sideOf(table: Table, seat: number): Side {
  const partner = table.partners[seat] ?? null;
  return partner === null ? [seat] : [Math.min(seat, partner), Math.max(seat, partner)];
}

/** All sides clockwise; mine is the last one. */
export function sides(table: Table, mine: number | null): Side[] {
  const players = table.partners.length;
  const seats = Array.from({ length: players }, (_, i) => ((mine ?? -1) + 1 + i) % players);
  const found = seats.map((seat) => sideOf(table, seat));
  const isNew = (side: Side, i: number) => found.findIndex(([first]) => first === side[0]) === i;
  const all = found.filter(isNew);
  if (mine === null) return all;
  return [...all.filter((side) => !side.includes(mine)), sideOf(table, mine)];
}

/** What a side would score if the match ended now. */
export function total(table: Table, side: Side): number {
  return side.reduce((sum, seat) => sum + (table.points[seat] ?? 0) - (table.in_play[seat] ?? 0), 0);
}

// Rows ---------------------------------------------------------------------------------------------

export function rowIn(table: Table, seat: number, kind: Kind): Stacks {
  return (kind === "sun" ? table.suns : table.moons)[seat] ?? [];
}

export function row(play: SunAndMoonPlay, seat: number, kind: Kind): Stacks {
  return rowIn(play.view.table, seat, kind);
}

/** The seat that has the row of this kind; null while the side has none. */
export function holderOf(table: Table, side: Side, kind: Kind): number | null {
  return side.find((seat) => rowIn(table, seat, kind).length > 0) ?? null;
}

export function isOf(play: SunAndMoonPlay, card: string, kind: Kind): boolean {
  return play.words.facts(card)["kind"] === kind;
}

/** The number that a place shows; 0 for an eclipse. */
export function shownAt(stack: Stack | undefined, facts: FactsOf): number {
  return Number(facts(stack?.at(-1) ?? "")["value"] ?? 0);
}

/** The number of visible number cards side by side around a place, counted from 0. */
export function runAt(stacks: Stacks, place: number, facts: FactsOf): number {
  const shows = (at: number) => shownAt(stacks[at], facts) > 0;
  if (!shows(place)) return 0;
  let [first, last] = [place, place];
  while (shows(first - 1)) first -= 1;
  while (shows(last + 1)) last += 1;
  return last - first + 1;
}

/** Whether a number can go to an end of this row or onto one of its eclipses (SM-05, SM-06, SM-07). */
export function fitsRow(stacks: Stacks, value: number, facts: FactsOf): boolean {
  const shown = stacks.map((stack) => shownAt(stack, facts));
  const left = shown.reduce((found, each, i) => (each > 0 && each < value ? i : found), -1);
  const right = shown.findIndex((each) => each > value);
  if (left < 0 || right < 0) return true;
  return right - left > 1;
}

// Cards --------------------------------------------------------------------------------------------

/** The cards that can cover this place now. */
export function fitting(
  moves: readonly ParsedMove[],
  seat: number,
  place: number,
  isRight: (card: string) => boolean,
): string[] {
  return moves.flatMap(({ kind, facts, card }) => {
    const isHere = kind === "cover" && facts["seat"] === seat && facts["place"] === place;
    return isHere && card && isRight(card) ? [card] : [];
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
