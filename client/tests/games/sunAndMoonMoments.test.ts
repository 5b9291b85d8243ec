/** In which order the table of Sun and Moon shows each kind of moment, on matches with stated deals. */
import { mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Update, WriteScene } from "../../src/core/beats";
import { loadDeck } from "../../src/core/decks";
import { Director } from "../../src/core/director.svelte";
import { livePlay } from "../../src/core/livePlay";
import type { Play } from "../../src/core/play";
import { settings } from "../../src/core/settings.svelte";
import { texts } from "../../src/i18n/texts.svelte";
import { writeScene } from "../../src/games/sun_and_moon/logic/scene";
import Table from "../../src/games/sun_and_moon/Table.svelte";
import type { EventInfo, View } from "../../src/generated/wire";
import { golden, wordsFor } from "../golden";

interface Sent {
  readonly match: string;
  readonly seat: number | null;
  readonly events: readonly EventInfo[];
  readonly view: View;
}

/** What somebody sees during one beat. */
interface Seen {
  readonly kind: string | undefined;
  readonly note: string | undefined;
  readonly told: readonly string[];
  /** The cards that lie open in rows. */
  readonly open: readonly string[];
  readonly lit: readonly string[];
  /** The counter at a score pile. */
  readonly counted: number | null;
  readonly totals: readonly number[];
  readonly holes: number;
  readonly piles: readonly number[];
  readonly dark: boolean;
  readonly legal: number;
}

const sent = golden<{ updates: Sent[] }>("updates-sun_and_moon").updates;
const deck = await loadDeck("sun_and_moon", "standard");
const words = await wordsFor("sun_and_moon", "standard");
await texts.use("en");

let director: Director;
let shown: Seen[];
let table: Record<string, unknown> | null;
const target = document.createElement("div");
document.body.append(target);

const all = (selector: string) => [...target.querySelectorAll<HTMLElement>(selector)];
const places = (selector: string) => all(selector).map(({ dataset }) => dataset["place"]!);

function look(): Seen {
  const [counter] = all("[data-counted]");
  return {
    kind: director.moment?.kind,
    note: director.moment?.note?.key,
    told: director.recent.map(({ key }) => key),
    open: places("[data-place]"),
    lit: places("[data-place][data-lit]"),
    counted: counter ? Number(counter.dataset["counted"]) : null,
    totals: all("[data-total] .points").map(({ textContent }) => Number(textContent?.replace("−", "-"))),
    holes: all(".gone").length,
    piles: all(".piles .pile strong").map(({ textContent }) => Number(textContent)),
    dark: all(".row.darkened").length > 0,
    legal: play().legal.length,
  };
}

const updateOf = ({ view, events }: Sent): Update => ({ view, events, legal: ["destruct"], result: null });

function play(): Play {
  const { seat } = sent[at]!;
  const seats = director.view!.hands.map((_, i) => ({
    name: `${i}`,
    kind: "bot" as const,
    character: null,
    level: null,
    here: true,
    held: null,
    deadline: null,
  }));
  return livePlay(
    "sun_and_moon",
    {
      view: () => director.view!,
      legal: () => (director.isBusy ? [] : director.legal),
      seat: () => seat,
      seats: () => seats,
      words: () => words,
      log: () => director.log,
      recent: () => director.recent,
      moment: () => director.moment,
      sent: () => null,
      isPending: () => false,
      hint: () => null,
      lessonMove: () => null,
    },
    { play: () => {}, explain: () => {} },
  );
}

/** The update that is shown. */
let at = 0;

/** Everything that the first such update shows, beat by beat. */
async function watch(isWanted: (each: Sent, i: number) => boolean): Promise<Seen[]> {
  at = sent.findIndex(isWanted);
  expect(at, "the golden matches have such an update").toBeGreaterThan(0);
  director.cut(updateOf(sent[at - 1]!));
  table = mount(Table, { target, props: { play: play() as Play<"sun_and_moon"> } });
  await vi.advanceTimersByTimeAsync(100);
  director.push(updateOf(sent[at]!));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(director.isBusy).toBe(false);
  return shown;
}

const has = (key: string) => (each: Sent) => each.events.some((event) => event.key === key);
const kinds = () => shown.map(({ kind }) => kind);
const factsOf = (key: string) => sent[at]!.events.find((event) => event.key === key)!.facts;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", () => 0);
  settings.speed = "normal";
  shown = [];
  table = null;
  director = new Director(() => shown.push(look()));
  director.use(writeScene as WriteScene, deck);
});

afterEach(async () => {
  director.stop();
  if (table) await unmount(table);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a card lies in its row before the next turn begins", async () => {
  await watch(({ events }) => events.map(({ key }) => key).join() === "placed,turn");
  const card = String(factsOf("placed")["card"]);
  expect(kinds()).toEqual(["place", undefined]);
  expect(shown[0]).toMatchObject({ told: ["placed"], lit: [card], legal: 0 });
  expect(shown[1]).toMatchObject({ told: ["turn"], lit: [], legal: 1 });
});

test("an animal is laid down first, then it says that another card follows", async () => {
  await watch(({ events }) => events.map(({ key }) => key).join() === "placed,animal");
  expect(kinds()).toEqual(["place", "animal", undefined]);
  expect(shown[1]!.lit).toEqual([String(factsOf("placed")["card"])]);
});

test("an eclipse darkens the row for one beat", async () => {
  await watch(({ events }) => events[0]!.key === "covered" && /E/.test(String(events[0]!.facts["card"])));
  expect(shown.map(({ kind, dark }) => [kind, dark]).slice(0, 2)).toEqual([
    ["eclipse", true],
    [undefined, false],
  ]);
});

describe("a clearing", () => {
  test("lights up the run, counts its cards as they land, and then changes the total", async () => {
    await watch(has("cleared"));
    const cards = factsOf("cleared")["cards"] as string[];
    const points = cards.filter((card) => deck.cards[card]!["value"] !== 0).length;
    const [run, ...rest] = shown;
    const flights = rest.filter(({ kind }) => kind === "harvest");
    expect(run).toMatchObject({ kind: "run", told: ["cleared"], counted: null, holes: 0 });
    expect(run!.lit.length).toBeGreaterThanOrEqual(5);
    expect(run!.lit.every((card) => cards.includes(card))).toBe(true);
    const counts = flights.map(({ counted }) => counted!);
    expect([counts[0], counts.at(-1)]).toEqual([0, points]);
    expect(counts).toEqual([...counts].sort((one, other) => one - other));
    expect(flights.every(({ totals }) => `${totals}` === `${run!.totals}`)).toBe(true);
    const end = rest[flights.length]!;
    expect(end).toMatchObject({ kind: "total", counted: points, holes: 0 });
    expect(`${end.totals}`).not.toBe(`${run!.totals}`);
  });

  test("takes one card from the table with each beat", async () => {
    await watch(has("cleared"));
    const cards = factsOf("cleared")["cards"] as string[];
    expect(cards.length).toBeLessThanOrEqual(12);
    const flights = shown.filter(({ kind }) => kind === "harvest");
    cards.forEach((card, i) => expect(flights[i]!.open, `beat ${i}`).not.toContain(card));
    expect(flights.map(({ holes }) => holes)).toEqual(
      flights.map(({ holes }) => holes).sort((one, other) => one - other),
    );
    expect(flights[0]!.open).toContain(shown[0]!.lit.at(-1));
  });

  test("of more than twelve cards takes them in groups", () => {
    at = sent.findIndex((each) => cardsIn(each) > 12);
    expect(at).toBeGreaterThan(0);
    const facts = (card: string) => deck.cards[card] ?? {};
    const before = sent[at - 1]!.view as View & { game: "sun_and_moon" };
    const update = updateOf(sent[at]!) as Parameters<typeof writeScene>[1];
    const beats = writeScene(before, update, facts);
    const flights = beats.filter(({ moment }) => moment?.kind === "harvest");
    expect(flights.length).toBeLessThanOrEqual(12 + 2);
    const revealed = (factsOf("cleared")["cards"] as string[])[1]!;
    expect(flights.map(({ from }) => from?.(revealed))).toEqual(flights.map(() => null));
  });
});

function cardsIn({ events }: Sent): number {
  const cleared = events.find(({ key }) => key === "cleared");
  return (cleared?.facts["cards"] as string[] | undefined)?.length ?? 0;
}

test("a self-destruction shakes, says why, and only then the cards go", async () => {
  await watch(has("destructed"));
  const lost = factsOf("destructed")["cards"] as string[];
  const [shake, gone] = shown;
  expect([shake!.kind, gone!.kind]).toEqual(["destruct", "lost"]);
  expect(shake!.note).toBe("page-destruct-nothing");
  expect([shake!.told, gone!.told]).toEqual([[], ["destructed"]]);
  expect(gone!.piles[1]! - shake!.piles[1]!).toBe(lost.length);
  expect(gone!.open.filter((card) => lost.includes(card))).toEqual([]);
});

test("the discard becomes the new pile in a beat of its own", async () => {
  await watch(has("shuffled"));
  const beat = shown.findIndex(({ kind }) => kind === "shuffle");
  expect(shown[beat]!.told).toContain("shuffled");
  expect(shown[beat]!.piles).toEqual([Number(factsOf("shuffled")["count"]), 0]);
  expect(shown[beat - 1]!.piles[1]).toBe(Number(factsOf("shuffled")["count"]));
});

test("the end phase is announced before anybody goes on", async () => {
  await watch(has("end-phase"));
  const beat = shown.findIndex(({ kind }) => kind === "end-phase");
  expect(shown[beat]!.told).toContain("end-phase");
  expect(shown.slice(0, beat).flatMap(({ told }) => told)).not.toContain("turn");
  expect(shown.at(-1)!.told).toContain("turn");
});

test("at the end one player is counted after the other", async () => {
  await watch(has("scored"));
  const counted = shown.filter(({ kind }) => kind === "scored");
  expect(counted.map(({ told }) => told)).toEqual(counted.map(() => ["scored"]));
  expect(counted.length).toBe(sent[at]!.view.players);
  expect(kinds().indexOf("ended")).toBeLessThan(kinds().indexOf("scored"));
});

test("hands are empty until they are dealt from the pile", () => {
  const update = updateOf(sent[0]!) as Parameters<typeof writeScene>[1];
  const [before, deal] = writeScene(null, update, (card) => deck.cards[card] ?? {});
  expect(before!.view.hands.flat()).toEqual([]);
  expect(before!.view.table.pile.length).toBe(68);
  expect(deal!.view.hand.length).toBe(5);
  expect([deal!.from?.("S1"), deal!.sound]).toEqual(["pile", "slide"]);
});
