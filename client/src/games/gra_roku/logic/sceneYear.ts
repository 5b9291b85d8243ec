/** How cards come into a year or are put aside, and what that is worth. */
import type { FactsOf, Moment } from "../../../core/beats";
import { seatOf } from "../../../core/sceneDraft";
import { HIDDEN } from "../../../i18n/matchTexts";
import type { EventInfo } from "../../../generated/wire";
import { PER_SEASON, read, SEASONS } from "../art/seasons";
import { SYMBOLS } from "../art/symbols";
import { clockwise } from "./clockwise";
import { cardOf, gridWithout, type Draft, type Scene } from "./sceneParts";
import { columns, completeRows, rowPoints, type OwnedCard } from "./year";

type YearScene = Pick<Scene, "draft" | "facts">;

/** The card lights up in its row; then it goes into the year, or waits for a decision. */
export function take({ draft, update }: Scene, [event]: readonly EventInfo[]): void {
  const [seat, card] = [seatOf(event!), cardOf(event!)];
  const { takers, grid } = draft.table;
  draft.tell(event!);
  draft.change({ to_act: [] });
  draft.changeTable({ takers: takers.length ? takers : clockwise(seat, draft.view.players) });
  draft.beat("action", { moment: { kind: "take", cards: [card], seats: [seat] } });
  draft.changeTable({ grid: gridWithout(grid, [card]), on_its_way: card });
  const isAdded = update.events.some(({ key, facts }) => key === "added" && facts["card"] === card);
  if (!isAdded) draft.beat("action", { moment: { kind: "take", cards: [card], seats: [seat] } });
}

/** The card lands below the others of its season; then they are sorted, and rows may be complete. */
export function add(scene: Scene, [event]: readonly EventInfo[]): void {
  const { draft, facts } = scene;
  const [seat, card] = [seatOf(event!), cardOf(event!)];
  draft.tell(event!);
  draft.change({ to_act: [] });
  putIntoYear(draft, seat, card, facts);
  leaveTakers(scene, seat);
  draft.beat("action", { moment: { kind: "land", cards: [card], seats: [seat] }, sound: "down" });
  const isSorted = isLast(draft.table.years[seat]!, card, facts);
  countRows(scene, seat, { isSorted });
}

function putIntoYear(draft: Draft, seat: number, card: string, facts: FactsOf): void {
  const at = SYMBOLS.indexOf(read(facts(card)).symbol);
  const put = (year: readonly (string | null)[]) => year.map((each, i) => (i === at ? card : each));
  draft.changeTable({
    years: draft.table.years.map((year, i) => (i === seat ? put(year) : year)),
    on_its_way: null,
  });
}

/** A player who still has to decide about a bonus card stays the first of those who take. */
export function leaveTakers({ draft, update }: Scene, seat: number): void {
  const hasBonus = update.events.some(({ key }) => key === "bonus");
  if (!hasBonus) draft.changeTable({ takers: draft.table.takers.filter((each) => each !== seat) });
}

function isLast(year: readonly (string | null)[], card: string, facts: FactsOf): boolean {
  return columns(year, facts).some(({ cards }) => cards.at(-1)?.card === card);
}

/** The new card is in its place and the old one leaves, aside or, after a bonus, to the box. */
export function swap(scene: Scene, [event]: readonly EventInfo[]): void {
  const { draft, facts } = scene;
  const [seat, card] = [seatOf(event!), cardOf(event!)];
  const old = String(event!.facts["card_old"]);
  const goesAside = event!.key === "swapped";
  draft.tell(event!);
  draft.change({ to_act: [] });
  putIntoYear(draft, seat, card, facts);
  leaveTakers(scene, seat);
  if (!goesAside) draft.changeTable({ box: [...draft.table.box, old] });
  draft.beat("result", {
    moment: { kind: "swap", cards: [card], seats: [seat], caption: [event!] },
    to: (each) => (each === old ? (goesAside ? `aside:${seat}` : "discard") : null),
    sound: "down",
  });
  countRows(scene, seat, { isSorted: true });
  if (goesAside) loseOne(draft, seat, { caption: [event!] });
}

/** A card that nobody can use goes aside, and the player loses a point. */
export function fileAside(
  { draft }: YearScene,
  [event]: readonly EventInfo[],
  moment: Omit<Moment, "kind"> | null = null,
): void {
  const [seat, card] = [seatOf(event!), cardOf(event!)];
  if (!moment) draft.tell(event!);
  draft.change({ to_act: [] });
  draft.changeTable({ on_its_way: null, takers: draft.table.takers.filter((each) => each !== seat) });
  loseOne(draft, seat, moment ?? { caption: [event!] }, card);
}

function loseOne(draft: Draft, seat: number, moment: Omit<Moment, "kind">, card?: string): void {
  const { aside, points } = draft.table;
  draft.changeTable({
    aside: aside.map((cards, i) => (i === seat ? [...cards, HIDDEN] : cards)),
    points: points.map((each, i) => (i === seat ? each - 1 : each)),
  });
  draft.beat("result", {
    moment: { ...moment, kind: "aside", seats: [seat], gains: { [seat]: -1 } },
    to: (each) => (each === card ? `aside:${seat}` : null),
    sound: "slide",
  });
}

/** Complete rows get their ribbons; what they count flies up. */
function countRows({ draft, facts }: Scene, seat: number, { isSorted }: { isSorted: boolean }): void {
  const { table } = draft;
  const [before, year] = [table.row_points[seat]!, table.years[seat]!];
  const rows = rowPoints(year, facts);
  const gain = sum(rows) - sum(before);
  const at = <T>(all: readonly T[], value: T) => all.map((each, i) => (i === seat ? value : each));
  draft.changeTable({
    rows: at(table.rows, rows.length),
    row_points: at(table.row_points, rows),
    points: at(table.points, table.points[seat]! + gain),
  });
  const complete = completeRows(year, facts).at(-1) ?? [];
  if (rows.length > before.length) draft.beat("result", rowGained(seat, gain, rows.length, complete));
  else if (gain) draft.beat("result", { moment: { kind: "better", seats: [seat], gains: { [seat]: gain } } });
  else if (!isSorted) draft.beat("action", { moment: { kind: "sort", seats: [seat] } });
}

/** The gain may be more than the row counts, because a good card also makes the rows above it better. */
function rowGained(seat: number, points: number, row: number, cards: readonly OwnedCard[]) {
  const note = { key: "page-row-done", facts: { seat, row, points } };
  const lit = cards.map(({ card }) => card);
  const moment: Moment = { kind: "row-done", note, cards: lit, seats: [seat], gains: { [seat]: points } };
  return { moment, sound: "turn" } as const;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

// A complete season --------------------------------------------------------------------------------

export function announceSeason({ draft }: Scene, [event]: readonly EventInfo[]): void {
  const seat = seatOf(event!);
  const at = SEASONS.findIndex((season) => season === event!.facts["season"]) * PER_SEASON;
  const cards = draft.table.years[seat]!.slice(at, at + PER_SEASON).flatMap((card) => (card ? [card] : []));
  draft.tell(event!);
  draft.beat("result", {
    moment: { kind: "season", cards, seats: [seat], caption: [event!] },
    sound: "merge",
  });
}

export function announceTwelfth({ draft }: Scene, [event]: readonly EventInfo[]): void {
  const seat = seatOf(event!);
  const cards = draft.table.years[seat]!.flatMap((card) => (card ? [card] : []));
  draft.tell(event!);
  draft.beat("verdict", {
    moment: { kind: "twelfth", cards, seats: [seat], caption: [event!] },
    sound: "win",
  });
}

export function drawBonus({ draft }: Scene, [event]: readonly EventInfo[]): void {
  const [seat, card] = [seatOf(event!), cardOf(event!)];
  draft.tell(event!);
  draft.leavePile(1);
  draft.changeTable({ on_its_way: card });
  draft.beat("result", {
    moment: { kind: "bonus", cards: [card], seats: [seat], caption: [event!] },
    from: () => "pile",
    sound: "slide",
  });
}
