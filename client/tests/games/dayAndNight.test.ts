/** In which order Day & Night's table shows what happens: nothing knows the end before it comes. The deals
 * are those of the golden matches, seen through the eyes of seat 0 or of a spectator. */
import { mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadDeck, type Deck } from "../../src/core/decks";
import { Director } from "../../src/core/director.svelte";
import { livePlay } from "../../src/core/livePlay";
import type { Play } from "../../src/core/play";
import { settings } from "../../src/core/settings.svelte";
import { COLOURS } from "../../src/games/day_and_night/art/suits";
import { writeScene } from "../../src/games/day_and_night/logic/scene";
import Table from "../../src/games/day_and_night/Table.svelte";
import type { EventInfo, View } from "../../src/generated/wire";
import type { MatchTexts } from "../../src/i18n/matchTexts";
import { texts } from "../../src/i18n/texts.svelte";
import Caption from "../../src/match/Caption.svelte";
import { setTableTheme, theme } from "../../src/theme/dayOrNight.svelte";
import type { WriteScene } from "../../src/core/beats";
import { golden, wordsFor } from "../golden";

interface Sent {
  readonly match: string;
  readonly seat: number | null;
  readonly events: readonly EventInfo[];
  readonly view: View & { game: "day_and_night" };
}

/** What a player sees at one moment. */
interface Look {
  /** Face-down cards of players, and cards that turn over just now. */
  readonly down: number;
  readonly turning: readonly string[];
  readonly lit: readonly string[];
  readonly word: string;
  readonly rule: string;
  /** What has risen: the sun or the moon. */
  readonly risen: string;
  readonly page: "day" | "night";
  readonly sums: Readonly<Record<string, number>>;
  readonly marks: string;
  readonly caption: string;
  /** What is on the panels: 1, 2, 3 in the order of taking, = at a tie. */
  readonly orders: readonly string[];
  readonly gains: readonly string[];
  readonly collected: number;
  readonly onTable: number;
  readonly middle: string | null;
  readonly hand: readonly string[];
  readonly round: string;
}

const UPDATES = golden<{ updates: Sent[] }>("updates-day_and_night").updates;
/** Milliseconds between two looks: shorter than any beat. */
const STEP = 30;
let deck: Deck;
let words: MatchTexts;
let director: Director;
let mounted: object[];

beforeEach(async () => {
  deck = await loadDeck("day_and_night", "R1");
  words = await wordsFor("day_and_night", "R1");
  await texts.use("en");
  vi.useFakeTimers();
  Object.assign(settings, { speed: "normal", sums: true });
  mounted = [];
});

afterEach(async () => {
  director.stop();
  for (const component of mounted) await unmount(component);
  setTableTheme(null);
  vi.useRealTimers();
});

// Reading the table -----------------------------------------------------------------------------

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const textOf = (selector: string) => document.querySelector(selector)?.textContent?.trim() ?? "";
const cardOf = (element: Element) => element.querySelector<HTMLElement>("[data-card]")?.dataset["card"] ?? "";
const played = () => all(".played .slot").map(cardOf);

function look(): Look {
  const numbers = COLOURS.map((colour) => [colour, textOf(`[data-tower=${colour}] .number`)] as const);
  return {
    down: all('.played [data-card="??"]').length + all(".played .slot.turns").length,
    turning: all(".slot.turns").map(cardOf),
    lit: all(".slot.acts, .slot.decides").map(cardOf),
    word: textOf(".middle .time"),
    rule: textOf(".middle .rule"),
    risen: all(".sky .up")
      .map(({ dataset }) => dataset["disc"])
      .join(),
    page: theme.now,
    sums: Object.fromEntries(numbers.filter(([, sum]) => sum).map(([colour, sum]) => [colour, Number(sum)])),
    marks: COLOURS.map((colour) => textOf(`[data-tower=${colour}] .mark`) || "-").join(""),
    caption: all(".caption p:not(.go-on)")
      .map(({ textContent }) => textContent)
      .join(" "),
    orders: all(".order > [aria-hidden], .order[aria-hidden]").map(({ textContent }) => textContent.trim()),
    gains: all(".gain").map(({ textContent }) => textContent.trim()),
    collected: all(".collected [data-count]").reduce((sum, { dataset }) => sum + Number(dataset["count"]), 0),
    onTable: all(".slot").length,
    middle: cardOf(document.querySelector(".middle .card .slot") ?? document.createElement("i")) || null,
    hand: all("[data-zone=hand] [data-card]").map(({ dataset }) => dataset["card"]!),
    round: textOf(".middle .round"),
  };
}

// Staging ----------------------------------------------------------------------------------------

/** The first update with these events in a row, as the golden matches have them. */
function indexOf(...keys: string[]): number {
  const found = UPDATES.findIndex(({ events }) =>
    events
      .map(({ key }) => key)
      .join(" ")
      .includes(keys.join(" ")),
  );
  expect(found).toBeGreaterThan(0);
  return found;
}

function withSymbols(symbols: number, phase: string): number {
  const found = UPDATES.findIndex(
    ({ events, view }) =>
      view.phase === phase &&
      events.some(({ key, facts }) => key === "time" && facts["symbols"] === symbols) &&
      events.some(({ key }) => key === "played"),
  );
  expect(found).toBeGreaterThan(0);
  return found;
}

const update = ({ view, events }: Sent) => ({ view, events, legal: [], result: null });

/** Shows the table before an update, then the update; every different look at the table, in order. */
async function watch(index: number): Promise<Look[]> {
  const [before, now] = [UPDATES[index - 1]!, UPDATES[index]!];
  const log = UPDATES.slice(0, index)
    .filter(({ match }) => match === now.match)
    .flatMap(({ events }) => events);
  director = new Director();
  director.use(writeScene as WriteScene, deck);
  director.cut(update(before), log);
  mounted = show(before.seat);
  await vi.advanceTimersByTimeAsync(500);
  director.push(update(now));
  const looks: Look[] = [];
  while (director.isBusy || looks.length === 0) {
    await vi.advanceTimersByTimeAsync(STEP);
    const seen = look();
    if (JSON.stringify(seen) !== JSON.stringify(looks.at(-1))) looks.push(seen);
  }
  return looks;
}

function show(seat: number | null): object[] {
  const nobody = {
    kind: "bot",
    character: null,
    level: null,
    here: true,
    held: null,
    deadline: null,
  } as const;
  const play = livePlay(
    "day_and_night",
    {
      view: () => director.view!,
      legal: () => [],
      seat: () => seat,
      seats: () => director.view!.hands.map((_, i) => ({ ...nobody, name: `Player ${i + 1}` })),
      words: () => words,
      log: () => director.log,
      recent: () => director.recent,
      moment: () => director.moment,
      isPending: () => false,
      sent: () => null,
      hint: () => null,
      lessonMove: () => null,
    },
    { play: () => {}, explain: () => {} },
  ) as Play<"day_and_night">;
  const target = document.body;
  return [
    mount(Table, { target, props: { play } }),
    mount(Caption, { target, props: { play, isHeld: true } }),
  ];
}

/** Without repetitions. */
function course<Value>(looks: readonly Look[], of: (look: Look) => Value): Value[] {
  const values = looks.map(of);
  return values.filter((value, i) => i === 0 || JSON.stringify(value) !== JSON.stringify(values[i - 1]));
}

const firstWith = (looks: readonly Look[], is: (look: Look) => boolean) => looks.findIndex(is);

// The reveal ---------------------------------------------------------------------------------------

test("while backs are shown, nothing tells what comes", async () => {
  const looks = await watch(indexOf("colour", "takers"));
  const hidden = looks.filter(({ down }) => down > 0);
  expect(hidden.length).toBeGreaterThan(1);
  for (const { sums, word, page, caption, orders } of hidden)
    expect({ sums, word, page, caption, orders }).toEqual({
      sums: looks[0]!.sums,
      word: looks[0]!.word,
      page: looks[0]!.page,
      caption: "",
      orders: [],
    });
});

test("all have a card face down, then all cards turn over together", async () => {
  const looks = await watch(indexOf("colour", "takers"));
  expect(course(looks, ({ down }) => down)).toEqual([4, 0]);
  expect(course(looks, ({ turning }) => turning.length)).toEqual([0, 4, 0]);
});

test("a card is never in my hand and on the table", async () => {
  const index = indexOf("colour", "takers");
  const [mine] = UPDATES[index]!.events.filter(({ key, facts }) => key === "played" && facts["seat"] === 0);
  for (const { hand } of await watch(index)) expect(hand).not.toContain(mine!.facts["card"]);
  expect(played()).toContain(mine!.facts["card"]);
});

// The time -----------------------------------------------------------------------------------------

const RULES: Record<string, string> = { Day: "The highest sum wins", Night: "The lowest sum wins" };

test.each([
  [1, "choose-second"],
  [2, "choose-second"],
  [3, "choose-second"],
  [2, "take"],
])("%i symbols turn the time one by one (%s)", async (symbols, phase) => {
  const looks = await watch(withSymbols(symbols, phase));
  const words = course(looks, ({ word }) => word);
  expect(words.length).toBe(symbols + 1);
  const turned = looks.filter(({ lit, caption }) => lit.length === 1 && !caption && symbolOn(lit[0]!));
  expect(new Set(turned.map(({ lit }) => lit[0])).size).toBe(symbols);
});

const symbolOn = (card: string) => deck.cards[card]!["stars"] === 0;

test.each([1, 2, 3])("with %i symbols the page changes its colours at most once", async (symbols) => {
  const looks = await watch(withSymbols(symbols, "choose-second"));
  const pages = course(looks, ({ page }) => page);
  expect(pages.length).toBe(symbols % 2 ? 2 : 1);
  expect(pages.at(-1)).toBe(looks.at(-1)!.word.toLowerCase());
});

test("word, rule and picture always agree", async () => {
  for (const symbols of [1, 2, 3]) {
    for (const { word, rule, risen } of await watch(withSymbols(symbols, "choose-second"))) {
      expect(risen).toBe(word === "Day" ? "sun" : "moon");
      expect(rule).toBe(RULES[word]);
    }
    for (const component of mounted) await unmount(component);
    mounted = [];
  }
});

test("a middle card turns up, and only then its symbol turns the time", async () => {
  const looks = await watch(indexOf("round", "middle", "time"));
  const turnedUp = firstWith(looks, ({ middle, turning }) => middle !== null && turning.includes(middle));
  const before = looks[turnedUp]!.word;
  const timeTurned = firstWith(looks, ({ word }) => word !== before);
  expect(turnedUp).toBeGreaterThan(-1);
  expect(timeTurned).toBeGreaterThan(turnedUp);
  expect(looks[timeTurned]!.lit).toEqual([looks[timeTurned]!.middle]);
});

// The sums -----------------------------------------------------------------------------------------

test("towers grow card by card, each by the card that is lit", async () => {
  const looks = await watch(indexOf("colour", "takers"));
  const grown = looks.filter((look, i) => i > 0 && look.sums !== looks[i - 1]!.sums && look.lit.length === 1);
  const counted = grown.filter(({ sums }, i) => {
    const last = i ? grown[i - 1]!.sums : looks[0]!.sums;
    return JSON.stringify(sums) !== JSON.stringify(last);
  });
  expect(counted.length).toBe(4);
  counted.forEach(({ sums, lit }, i) => {
    const last = i ? counted[i - 1]!.sums : looks[0]!.sums;
    const { colour, value } = deck.cards[lit[0]!]!;
    expect(sums).toEqual({ ...last, [String(colour)]: (last[String(colour)] ?? 0) + Number(value) });
  });
});

test("no colour is marked before all cards are counted", async () => {
  const looks = await watch(indexOf("colour", "takers"));
  const final = JSON.stringify(looks.at(-1)!.sums);
  const reveal = firstWith(looks, ({ turning }) => turning.length > 0);
  for (const { sums, marks } of looks.slice(reveal))
    if (JSON.stringify(sums) !== final) expect(marks).toBe("----");
  expect(looks.at(-1)!.marks).toContain("★");
});

// The verdict --------------------------------------------------------------------------------------

test("the colour is named and its cards light up, then who takes in which order", async () => {
  const index = indexOf("colour", "takers");
  const looks = await watch(index);
  const { colour } = UPDATES[index]!.events.find(({ key }) => key === "colour")!.facts;
  const named = firstWith(looks, ({ caption }) => caption.includes(`: ${String(colour)} with`));
  const ordered = firstWith(looks, ({ caption }) => caption.includes("in this order"));
  expect(named).toBeGreaterThan(0);
  expect(ordered).toBeGreaterThan(named);
  expect(looks[named]!.orders).toEqual([]);
  expect(looks[named]!.lit.length).toBeGreaterThan(0);
  for (const card of looks[named]!.lit) expect(deck.cards[card]!["colour"]).toBe(colour);
  expect([...looks[ordered]!.orders].sort()).toEqual(["1", "2"]);
  expect(looks[ordered]!.collected).toBe(looks[0]!.collected);
});

test("a taker's number stays the same when others have taken", async () => {
  const index = UPDATES.findIndex(
    ({ events, view }) => events[0]?.key === "took" && view.phase === "take" && view.table.takers.length > 0,
  );
  const looks = await watch(index);
  expect(looks.at(-1)!.orders).toEqual(["2"]);
});

test("where nobody played the winning colour, the reason is said before the cards go", async () => {
  const index = indexOf("colour", "nobody");
  const looks = await watch(index);
  const { colour } = UPDATES[index]!.events.find(({ key }) => key === "colour")!.facts;
  const said = firstWith(looks, ({ caption }) => caption.includes(`Nobody played ${String(colour)}`));
  const gone = firstWith(looks, ({ onTable }) => onTable === 0);
  expect(said).toBeGreaterThan(0);
  expect(gone).toBeGreaterThan(said);
  expect(looks[said]!.lit).toEqual([looks[said]!.middle]);
});

test("where sums tie, the towers that tie are marked, and their cards light up", async () => {
  const looks = await watch(indexOf("no-colour"));
  const verdict = looks.find(({ caption }) => caption.includes("sum is tied"))!;
  const tied = COLOURS.filter((_, i) => verdict.marks[i] === "=");
  expect(tied.length).toBeGreaterThan(1);
  expect(new Set(tied.map((colour) => verdict.sums[colour])).size).toBe(1);
  for (const card of verdict.lit) expect(tied).toContain(deck.cards[card]!["colour"]);
});

test("players who tie are marked", async () => {
  const looks = await watch(indexOf("cancelled", "nobody"));
  const verdict = looks.find(({ orders }) => orders.length > 0)!;
  expect(verdict.orders).toEqual(["=", "="]);
  expect(verdict.caption).toContain("Tied, so they take nothing");
});

// The end of a round -------------------------------------------------------------------------------

test("a card is taken, the rest goes, new cards come, then the next middle card", async () => {
  const looks = await watch(indexOf("took", "discarded", "drew"));
  const [taken, gone, drawn, next] = [
    firstWith(looks, ({ gains }) => gains.length === 1),
    firstWith(looks, ({ onTable }) => onTable === 0),
    firstWith(looks, ({ hand }) => hand.length === 7),
    firstWith(looks, ({ onTable, middle }) => onTable === 1 && middle !== null),
  ];
  expect(taken).toBeGreaterThan(-1);
  expect([taken < gone, gone < drawn, drawn < next]).toEqual([true, true, true]);
  expect(looks[taken]!.collected).toBe(looks[gone]!.collected);
  expect(course(looks, ({ round }) => round)).toEqual(["Round 1 of 8", "Round 2 of 8"]);
});

test("stars fly up only while a card is taken", async () => {
  const index = indexOf("took", "discarded", "drew");
  const { card } = UPDATES[index]!.events.find(({ key }) => key === "took")!.facts;
  const looks = await watch(index);
  expect(looks.flatMap(({ gains }) => gains)[0]).toBe(`+${Number(deck.cards[String(card)]!["stars"])} ★`);
  expect(looks.at(-1)!.gains).toEqual([]);
});
