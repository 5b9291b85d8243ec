/** What people see at the table of Gra roku, moment by moment: causes come before what follows from them. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { loadDeck } from "../../src/core/decks";
import { Director } from "../../src/core/director.svelte";
import type { ViewIn } from "../../src/core/games";
import { livePlay } from "../../src/core/livePlay";
import type { Play } from "../../src/core/play";
import { settings } from "../../src/core/settings.svelte";
import { writeScene } from "../../src/games/gra_roku/logic/scene";
import Table from "../../src/games/gra_roku/Table.svelte";
import type { EventInfo } from "../../src/generated/wire";
import { texts } from "../../src/i18n/texts.svelte";
import { golden, wordsFor } from "../golden";

type GraRokuView = ViewIn<"gra_roku">;
interface Sent {
  readonly match: string;
  readonly seat: number | null;
  readonly events: readonly EventInfo[];
  readonly view: GraRokuView;
}

const FOUR = "gra_roku-4";
const TWO = "gra_roku-2-harder";
const LONG = 15_000;
const sent = golden<{ updates: Sent[] }>("updates-gra_roku").updates;
const deck = await loadDeck("gra_roku", undefined);
const words = await wordsFor("gra_roku", "standard");
await texts.use("en");
const updatesOf = (match: string) => sent.filter((each) => each.match === match);
const asUpdate = ({ view, events }: Sent) => ({ view, events, legal: [], result: null });

let look: () => unknown = () => null;
let seen: unknown[] = [];
let director: Director;
let table: object | null = null;

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = "normal";
  director = new Director(() => {
    flushSync();
    seen.push(look());
  });
  director.use(writeScene as Parameters<Director["use"]>[0], deck);
});

afterEach(() => {
  director.stop();
  if (table) void unmount(table);
  table = null;
  vi.useRealTimers();
});

function play(seat: number | null): Play<"gra_roku"> {
  const view = () => director.view as GraRokuView;
  const bot = {
    name: "",
    kind: "bot",
    character: null,
    level: null,
    here: true,
    held: null,
    deadline: null,
  } as const;
  const source = {
    view,
    seat: () => seat,
    seats: () => Array.from({ length: view().players }, () => bot),
    words: () => words,
    log: () => director.log,
    recent: () => director.recent,
    moment: () => director.moment,
    legal: () => [],
    isPending: () => false,
    sent: () => null,
    hint: () => null,
    lessonMove: () => null,
  };
  return livePlay("gra_roku", source, { play: () => {}, explain: () => {} }) as Play<"gra_roku">;
}

/** What is seen in each beat of an update of a golden match. */
async function watch<Seen>(match: string, at: number, each: () => Seen): Promise<Seen[]> {
  const updates = updatesOf(match);
  const before = updates[at - 1];
  if (before) director.cut(asUpdate(before));
  else director.cut({ ...asUpdate(updates[0]!), view: writeFirst(updates[0]!) }, []);
  table = mount(Table, { target: document.body, props: { play: play(updates[0]!.seat) } });
  await vi.advanceTimersByTimeAsync(1000);
  [look, seen] = [each, []];
  if (!before) Object.assign(director, { latest: null });
  director.push(asUpdate(updates[at]!));
  await vi.advanceTimersByTimeAsync(LONG);
  return seen as Seen[];
}

/** The table before the deal. */
function writeFirst(first: Sent): GraRokuView {
  return writeScene(null, asUpdate(first), (card) => deck.cards[card] ?? {})[0]!.view;
}

/** The number of the update that contains such an event. */
function find(match: string, key: string, facts: EventInfo["facts"] = {}): number {
  const isMeant = (event: EventInfo) =>
    event.key === key && Object.entries(facts).every(([name, value]) => event.facts[name] === value);
  const at = updatesOf(match).findIndex(({ events }) => events.some(isMeant));
  expect(at, `${match} has ${key}`).toBeGreaterThanOrEqual(0);
  return at;
}

/** Neighbours that look the same are one. */
function changes<Seen>(all: readonly Seen[]): Seen[] {
  return all.filter((each, i) => JSON.stringify(each) !== JSON.stringify(all[i - 1]));
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const card = (element: Element) => element.querySelector<HTMLElement>("[data-card]")?.dataset["card"] ?? "-";
/** The spots of the choices, clockwise from mine: card, number, and a star if it is lit. */
const slots = () =>
  all(".slot").map((slot) => {
    const number = slot.querySelector<HTMLElement>("[data-order]")?.dataset["order"] ?? "";
    return `${card(slot)}${number && ` ${number}`}${slot.querySelector(".lit") ? " *" : ""}`;
  });
const square = () => all(".cell").map(card);
const litCells = () => all(".cell.lit").map(card);
const glow = () => all(".glow").length;
const takers = () => all("[data-taker]").map(({ dataset }) => dataset["taker"]);
const year = () => all(".mine .year .place").map(card);
const ribbons = () => all(".mine .ribbon").length;
const gain = () => document.querySelector(".gain")?.textContent ?? "";
const scores = () => all(".player .score").map(({ textContent }) => textContent);
const said = () => (director.moment?.caption ?? []).map(({ key }) => key);
const note = () => (director.moment?.note ? words.note(director.moment.note) : "");
const count = (name: string) => all(".count")[name === "pile" ? 0 : 1]!.textContent;
const asides = () => all(".aside").map(({ textContent }) => textContent!.trim().split(/\s/)[0]);

test("at the start the square is laid out, and then hands are dealt from the pile", async () => {
  const beats = await watch(FOUR, 0, () => ({
    square: square().filter((each) => each !== "-").length,
    hand: all("[data-zone=hand] .card").length,
    pile: count("pile"),
  }));
  expect(changes(beats)).toEqual([
    { square: 0, hand: 0, pile: "72" },
    { square: 4, hand: 0, pile: "68" },
    { square: 4, hand: 4, pile: "52" },
  ]);
});

describe("a reveal", () => {
  test("turns all cards up together, lights the highest, and then numbers them clockwise", async () => {
    const beats = await watch(FOUR, find(FOUR, "revealed"), () => ({ slots: slots(), said: said() }));
    expect(changes(beats)).toEqual([
      { slots: ["??", "??", "??", "??"], said: [] },
      { slots: ["Sm4", "Sf5", "Tr4", "Ba5"], said: [] },
      { slots: ["Sm4", "Sf5 *", "Tr4", "Ba5"], said: ["starter"] },
      { slots: ["Sm4 4", "Sf5 1 *", "Tr4 2", "Ba5 3"], said: ["starter"] },
      { slots: ["Sm4 4", "Sf5 1", "Tr4 2", "Ba5 3"], said: [] },
    ]);
  });

  test("says why somebody begins, and that it goes clockwise", async () => {
    const beats = await watch(FOUR, find(FOUR, "revealed"), note);
    expect(changes(beats)).toEqual([
      "",
      "Equal points, but the later season. Then the others follow clockwise.",
      "",
    ]);
  });

  test("keeps the numbers of those who wait when others have placed", async () => {
    const beats = await watch(FOUR, find(FOUR, "placed", { card: "Sf5" }), slots);
    expect(beats.at(-1)).toEqual(["Sm4 4", "-", "Tr4 2", "Ba5 3"]);
  });
});

describe("placing", () => {
  test("brings the card from its spot to its cell, and then a card is drawn", async () => {
    const beats = await watch(FOUR, find(FOUR, "placed", { seat: 0 }), () => ({
      cell: square()[3],
      slot: slots()[0],
      hand: all("[data-zone=hand] .card").length,
    }));
    expect(changes(beats)).toEqual([
      { cell: "Sm4", slot: "-", hand: 3 },
      { cell: "Sm4", slot: "-", hand: 4 },
    ]);
  });

  test("shows the full column before a card goes aside and costs a point", async () => {
    const beats = await watch(FOUR, find(FOUR, "set-aside", { seat: 0 }), () => ({
      lit: litCells(),
      slot: slots()[0],
      gain: gain(),
      aside: asides().at(-1),
      note: note(),
    }));
    const full = "The spring column is full.";
    expect(changes(beats).slice(2, 4)).toEqual([
      { lit: ["Fl0", "Be4", "St5", "Fl5"], slot: "St4 2 *", gain: "", aside: "0", note: full },
      { lit: [], slot: "-", gain: "−1", aside: "−1", note: full },
    ]);
  });
});

describe("a full row", () => {
  test("glows before anybody takes, and then the takers get their numbers", async () => {
    const beats = await watch(FOUR, find(FOUR, "row-full"), () => ({
      glow: glow(),
      lit: litCells(),
      takers: takers(),
    }));
    const lit = ["Be4", "Ic0", "Pu0", "Tr4"];
    expect(changes(beats)).toEqual([
      { glow: 0, lit: ["Pu0"], takers: [] },
      { glow: 1, lit, takers: [] },
      { glow: 1, lit, takers: ["1", "2", "3", "4"] },
      { glow: 1, lit: [], takers: ["1", "2", "3", "4"] },
    ]);
  });

  test("lights the card that is taken, before it lands in the year", async () => {
    const beats = await watch(FOUR, find(FOUR, "took", { seat: 0, card: "Be4" }), () => ({
      lit: litCells(),
      year: year(),
      takers: takers(),
    }));
    expect(beats.slice(0, 2)).toEqual([
      { lit: ["Be4"], year: [], takers: ["0", "0", "0", "4"] },
      { lit: [], year: ["Be4"], takers: [] },
    ]);
  });

  test("starts again from the pile after the last one has taken", async () => {
    const beats = await watch(FOUR, find(FOUR, "refilled"), () => ({
      row: square().slice(4, 8),
      glow: glow(),
    }));
    expect(changes(beats)).toEqual([
      { row: ["Be4", "-", "-", "-"], glow: 1 },
      { row: ["-", "-", "-", "-"], glow: 1 },
      { row: ["-", "Su5", "-", "-"], glow: 0 },
    ]);
  });

  test("sends what is left over to the box before it starts again", async () => {
    const at = find(TWO, "row-boxed");
    const beats = await watch(TWO, at, () => ({
      box: count("box"),
      moving: all(".now [data-card]").length,
      square: square().filter((each) => each !== "-").length,
    }));
    const [first, last] = [beats[0]!, beats.at(-1)!];
    expect(first.box).toBe("0");
    expect(changes(beats.map(({ box }) => box))).toEqual(["0", "2"]);
    const boxed = beats.findIndex(({ box }) => box === "2");
    expect(first.square - beats[boxed]!.square).toBe(3);
    expect(beats[boxed]!.moving).toBe(0);
    expect(last.moving).toBe(1);
  });
});

describe("a year", () => {
  test("gets the ribbon of a row when all four cards are there, and the points fly up", async () => {
    const at = updatesOf(FOUR).findIndex(({ view }) => view.table.rows[0] === 1);
    const beats = await watch(FOUR, at, () => ({
      cards: year().length,
      ribbons: ribbons(),
      gain: gain(),
      lit: all(".mine .place.lit").length,
      note: note(),
    }));
    expect(changes(beats)).toEqual([
      { cards: 6, ribbons: 0, gain: "", lit: 0, note: "" },
      { cards: 7, ribbons: 0, gain: "", lit: 1, note: "" },
      { cards: 7, ribbons: 1, gain: "+13", lit: 4, note: "Player 1: row 1 of the year is complete, +13" },
      { cards: 7, ribbons: 1, gain: "", lit: 0, note: "" },
    ]);
  });

  test("lets a card land below the others, before they are sorted", async () => {
    const at = find(FOUR, "added", { seat: 2, card: "Su4" });
    const summer = () =>
      all('[data-seat="2"] .place')
        .map(card)
        .filter((each) => /^(Su|Ba|Ic)/.test(each));
    expect(changes(await watch(FOUR, at, summer))).toEqual([["Ic0"], ["Ic0", "Su4"], ["Su4", "Ic0"]]);
  });

  test("has the better card at once after a swap, and then the loss of the old one", async () => {
    const beats = await watch(FOUR, find(FOUR, "swapped", { seat: 0 }), () => ({
      flower: year().find((each) => each.startsWith("Fl")),
      gain: gain(),
      said: said(),
    }));
    expect(changes(beats)).toEqual([
      { flower: "Fl5", gain: "", said: ["swapped"] },
      { flower: "Fl5", gain: "−1", said: ["swapped"] },
      { flower: "Fl5", gain: "", said: [] },
    ]);
  });

  test("lights a complete season before its bonus card comes from the pile", async () => {
    const beats = await watch(FOUR, find(FOUR, "season", { seat: 0 }), () => ({
      lit: all(".mine .place.lit").map(card),
      bonus: all(".now [data-card]").map(({ dataset }) => dataset["card"]),
      said: said(),
    }));
    expect(changes(beats).slice(2, 4)).toEqual([
      { lit: ["Fl5", "Be4", "St2"], bonus: [], said: ["season"] },
      { lit: [], bonus: ["Sm1"], said: ["bonus"] },
    ]);
  });

  test("says how far it is, and at the end what it is worth, one player after the other", async () => {
    const updates = updatesOf(FOUR);
    const beats = await watch(FOUR, updates.length - 1, scores);
    expect(beats[0]).toEqual(expect.arrayContaining([expect.stringMatching(/^\d+ of 12/)]));
    const counted = changes(beats.map((each) => each.filter((text) => text!.endsWith("pts")).length));
    expect(counted).toEqual([0, 1, 2, 3, 4]);
    const { points } = updates.at(-1)!.view.table;
    const clockwise = [1, 2, 3, 0].map((seat) => `${points[seat]} pts`.replace("-", "−"));
    expect(beats.at(-1)).toEqual(clockwise);
  });
});

test.each([FOUR, TWO])("the beats of %s lead to what the update shows", (match) => {
  const updates = updatesOf(match);
  const shape = ({ table }: GraRokuView) => ({
    ...table,
    pile: table.pile.length,
    aside: table.aside.map(({ length }) => length),
  });
  updates.forEach((update, i) => {
    const before = updates[i - 1]?.view ?? null;
    const beats = writeScene(before, asUpdate(update), (each) => deck.cards[each] ?? {});
    const last = beats.at(-2);
    if (last)
      expect(shape(last.view), `update ${i}`).toEqual({
        ...shape(update.view),
        round: last.view.table.round,
      });
  });
});
