/** Rare moments of Gra roku from stated tables: chosen start cards, a swap by a bonus, the twelfth card. */
import { expect, test } from "vitest";
import type { Beat } from "../../src/core/beats";
import { loadDeck } from "../../src/core/decks";
import type { ViewIn } from "../../src/core/games";
import { writeScene } from "../../src/games/gra_roku/logic/scene";
import type { EventInfo } from "../../src/generated/wire";
import { golden } from "../golden";

type GraRokuView = ViewIn<"gra_roku">;
type GraRokuTable = GraRokuView["table"];

const deck = await loadDeck("gra_roku", undefined);
const facts = (card: string) => deck.cards[card] ?? {};
const { updates } = golden<{ updates: { view: GraRokuView }[] }>("updates-gra_roku");
const FIRST = updates[0]!.view;
const EMPTY: (string | null)[] = Array.from({ length: 12 }, () => null);
const ELEVEN = ["St1", "Fl2", "Be3", "Su1", "Ba2", "Ic3", "Pu1", "Sq2", "Le3", "Tr1", "Sm2", null];
const event = (key: string, facts: EventInfo["facts"] = {}): EventInfo => ({ key, facts });

function stated(table: Partial<GraRokuTable>, view: Partial<GraRokuView> = {}): GraRokuView {
  return { ...FIRST, ...view, table: { ...FIRST.table, ...table } };
}

function scene(before: GraRokuView, view: GraRokuView, ...events: EventInfo[]): readonly Beat<GraRokuView>[] {
  return writeScene(before, { view, events, legal: [], result: null }, facts);
}

const kinds = (beats: readonly Beat[]) => beats.map(({ moment }) => moment?.kind ?? "");

test("a chosen start card leaves the open pile, which is hidden when cards are dealt", () => {
  const grid = FIRST.table.grid.map((row) => row.map(() => null));
  const before = stated(
    { grid, pile: ["Tr0", "Tr1", "Sm2", "Sm3", "Sf4"] },
    { hand: [], hands: [[], [], [], []] },
  );
  const dealt = event("dealt", { seat: 1, count: 2 });
  const beats = scene(before, FIRST, event("start-chosen", { seat: 0, card: "Sm2" }), dealt);
  expect(beats[0]!.view.table.pile).toEqual(["Tr0", "Tr1", "Sm3", "Sf4"]);
  expect(beats[0]!.view.table.grid[3]![3]).toBe("Sm2");
  expect(beats[1]!.view.table.pile).toEqual(["??", "??"]);
  expect(beats[1]!.view.hands[1]).toEqual(["??", "??"]);
});

test("a card that is swapped for a bonus card goes to the box and costs nothing", () => {
  const years = [["St1", ...EMPTY.slice(1)], EMPTY, EMPTY, EMPTY];
  const before = stated({ years, on_its_way: "St4", takers: [0, 1, 2, 3] });
  const after = stated({ years: [["St4", ...EMPTY.slice(1)], EMPTY, EMPTY, EMPTY], box: ["St1"] });
  const swapped = event("bonus-swapped", { seat: 0, card: "St4", card_old: "St1" });
  const [swap, ...rest] = scene(before, after, swapped);
  expect(swap!.view.table).toMatchObject({ box: ["St1"], aside: [[], [], [], []], on_its_way: null });
  expect(swap!.to?.("St1")).toBe("discard");
  expect(rest.every(({ moment }) => !moment?.gains)).toBe(true);
});

test("the twelfth card completes a row and a season, and then everybody hears of the end", () => {
  const row_points = [[11, 7], [], [], []];
  const grid = [[null, null, null, "Sf5"], ...FIRST.table.grid.slice(1)];
  const before = stated({
    grid,
    years: [ELEVEN, EMPTY, EMPTY, EMPTY],
    rows: [2, 0, 0, 0],
    row_points,
    points: [18, 0, 0, 0],
    row: 1,
    takers: [0, 1, 2, 3],
  });
  const of = (key: string) => event(key, { seat: 0, card: "Sf5", season: "winter" });
  const beats = scene(before, before, of("took"), of("added"), of("season"), of("twelfth"));
  expect(kinds(beats)).toEqual(["take", "land", "row-done", "season", "twelfth", ""]);
  const done = beats[2]!;
  expect(done.view.table.rows[0]).toBe(3);
  expect(done.view.table.row_points[0]).toEqual([14, 8, 4]);
  expect([done.view.table.points[0], done.moment!.gains]).toEqual([26, { 0: 8 }]);
  expect(beats[4]!.moment!.cards).toHaveLength(12);
  expect(beats[4]!.length).toBe("verdict");
});

test("nobody draws and nothing happens without a word when the pile is empty", () => {
  const before = stated({ pile: [] });
  for (const key of ["neutral-missing", "bonus-missing", "refill-missing", "pile-used-up"]) {
    const [said] = scene(before, before, event(key));
    expect(said!.moment).toEqual({ kind: "said", caption: [event(key)] });
  }
});
