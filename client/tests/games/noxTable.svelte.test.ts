/** NOX at the table: in which order people see what happens in a turn and at the end of a round. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { loadDeck } from "../../src/core/decks";
import { Director, LENGTHS } from "../../src/core/director.svelte";
import type { ViewIn } from "../../src/core/games";
import { livePlay } from "../../src/core/livePlay";
import type { Play } from "../../src/core/play";
import { settings } from "../../src/core/settings.svelte";
import { theme } from "../../src/theme/dayOrNight.svelte";
import type { Beat } from "../../src/core/beats";
import { writeScene } from "../../src/games/nox/logic/scene";
import Table from "../../src/games/nox/Table.svelte";
import { texts } from "../../src/i18n/texts.svelte";
import type { EventInfo } from "../../src/generated/wire";
import { golden, wordsFor } from "../golden";

interface Sent {
  readonly match: string;
  readonly seat: number | null;
  readonly events: readonly EventInfo[];
  readonly view: ViewIn<"nox">;
}

const all = golden<{ updates: Sent[] }>("updates-nox").updates;
const sent = all.filter(({ match }) => match === "nox-3");
const keys = ({ events }: Sent) => events.map(({ key }) => key);
const words = await wordsFor("nox", "six_per_value");
await texts.use("en");
const deck = await loadDeck("nox", undefined);

let director: Director;
let component: Record<string, unknown>;

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = "normal";
  Element.prototype.animate = vi.fn(() => ({})) as unknown as Element["animate"];
});

afterEach(() => {
  director.stop();
  void unmount(component);
  vi.useRealTimers();
});

/** The table after the update with this number, as the person at seat 0 sees it. */
function sitDown(number: number): void {
  director = new Director();
  director.use(writeScene as Parameters<Director["use"]>[0], deck);
  director.cut({ view: sent[number]!.view, events: [], legal: [], result: null });
  const seats = sent[0]!.view.hands.map((_, i) => ({
    name: `Player ${i + 1}`,
    kind: "person" as const,
    character: null,
    level: null,
    here: true,
    held: null,
    deadline: null,
  }));
  const source = {
    view: () => director.view!,
    legal: () => director.legal,
    seat: () => 0,
    seats: () => seats,
    words: () => words,
    log: () => director.log,
    recent: () => director.recent,
    moment: () => director.moment,
    isPending: () => false,
    sent: () => null,
    hint: () => null,
    lessonMove: () => null,
  };
  const play = livePlay("nox", source, { play: () => {}, explain: () => {} }) as Play<"nox">;
  document.body.innerHTML = "";
  component = mount(Table, { target: document.body, props: { play } });
  flushSync();
}

interface Seen {
  readonly kind: string | undefined;
  readonly text: string;
  readonly chests: string[][];
  readonly totals: string[];
  readonly signs: string[];
}

const read = (selector: string, inside: ParentNode = document) =>
  [...inside.querySelectorAll(selector)].map(({ textContent }) => textContent.trim());
const bySeat = <Item>(of: (chest: Element) => Item) =>
  [...document.querySelectorAll(".player")]
    .sort((a, b) => Number(a.getAttribute("data-seat")) - Number(b.getAttribute("data-seat")))
    .map(of);

function look(): Seen {
  return {
    kind: director.moment?.kind,
    text: document.body.textContent,
    chests: bySeat((chest) =>
      [...chest.querySelectorAll(".place > .card")].map((card) => card.getAttribute("data-card") ?? ""),
    ),
    totals: bySeat((chest) => read(".score", chest)[0] ?? ""),
    signs: read(".sign"),
  };
}

/** Everything that this update shows, one look per beat. */
async function watch(number: number): Promise<Seen[]> {
  const { view, events } = sent[number]!;
  const seen: Seen[] = [];
  const beats: readonly Beat[] = writeScene(
    sent[number - 1]!.view,
    { view, events, legal: [], result: null },
    (card) => words.facts(card),
  );
  director.push({ view, events, legal: [], result: null });
  for (const { length } of beats) {
    await vi.advanceTimersByTimeAsync(0);
    flushSync();
    seen.push(look());
    await vi.advanceTimersByTimeAsync(LENGTHS[length]);
  }
  return seen;
}

const find = (...wanted: string[]) =>
  sent.findIndex((update) => wanted.every((key) => keys(update).includes(key)));

describe("a turn", () => {
  test("shows two equal piles before they merge, and the loss after that", async () => {
    const number = sent.findIndex(
      ({ view, events }, i) =>
        events.some(({ key }) => key === "merged") &&
        view.table.worth.some((now, seat) => now < (sent[i - 1]?.view.table.worth[seat] ?? 0)),
    );
    sitDown(number - 1);
    const owner = Number(sent[number]!.events[0]!.facts["seat_chest"]);
    const seen = await watch(number);
    expect(seen.slice(0, 4).map(({ kind }) => kind)).toEqual(["land", "twins", "merge", "harm"]);
    const [landed, twins, merged, harmed] = seen as [Seen, Seen, Seen, Seen];
    expect(twins.chests).toEqual(landed.chests);
    expect(merged.chests[owner]).toHaveLength(twins.chests[owner]!.length - 1);
    expect([landed.signs, twins.signs, merged.signs]).toEqual([[], [], []]);
    expect(harmed.signs).toEqual([expect.stringMatching(/^−\d+$/)]);
  });

  test("shows the gain when the card has landed", async () => {
    const number = sent.findIndex(
      ({ view, events }, i) =>
        i > 0 &&
        events[0]!.key === "extended" &&
        !events.some(({ key }) => key === "merged" || key === "six-piles") &&
        view.table.worth.some((now, seat) => now > (sent[i - 1]!.view.table.worth[seat] ?? 0)),
    );
    sitDown(number - 1);
    const [landed, gained] = await watch(number);
    expect([landed?.kind, landed?.signs]).toEqual(["land", []]);
    expect([gained?.kind, gained?.signs]).toEqual(["gain", [expect.stringMatching(/^\+\d+$/)]]);
  });
});

describe("the end of a round", () => {
  test.each([
    ["with another round to come", find("scored", "colours-missing", "round")],
    ["that ends the match", find("six-piles", "ended")],
  ])("%s is counted chest by chest over full chests", async (_, number) => {
    sitDown(number - 1);
    const before = look();
    const seen = await watch(number);
    const totals = sent[number]!.view.table.totals;
    const counted = seen.filter(({ kind }) => kind === "total" || kind === "colours-missing");
    expect(counted).toHaveLength(3);
    counted.forEach((each, i) => {
      const shown = totals.map((total, seat) => (seat <= i ? `${total} of 150` : before.totals[seat]));
      expect(each.totals).toEqual(shown);
    });
    const verdict = seen.findIndex(({ kind }) => kind === "verdict");
    const full = seen.slice(0, verdict + 1).map(({ chests }) => chests);
    expect(new Set(full.map((chests) => JSON.stringify(chests))).size).toBe(1);
    expect(full[0]!.flat()).toHaveLength(before.chests.flat().length + 1);
    expect(seen.findIndex(({ kind }) => kind === "round-end")).toBeLessThan(
      seen.findIndex(({ kind }) => kind === "count"),
    );
  });

  test("lets the points fly before the total changes", async () => {
    const number = find("scored", "round");
    sitDown(number - 1);
    const seen = await watch(number);
    const flying = seen.findIndex(({ kind }) => kind === "count");
    const { seat, points, total } = sent[number]!.events.find(({ key }) => key === "scored")!.facts;
    expect(seen[flying]!.signs).toEqual([`+${Number(points)}`]);
    expect(seen[flying]!.totals[Number(seat)]).not.toBe(`${Number(total)} of 150`);
    expect(seen[flying + 1]!.totals[Number(seat)]).toBe(`${Number(total)} of 150`);
  });

  test("names the round only in its verdict, and never over the next one", async () => {
    const number = find("scored", "round");
    sitDown(number - 1);
    const seen = await watch(number);
    const said = seen.filter(({ text }) => text.includes("Round 1 is over"));
    expect(said.map(({ kind }) => kind)).toEqual(["verdict"]);
    // Nobody touches the table: the moves of the next round come from bots, a hint or the list.
    for (let i = number + 1; i < number + 5; i++)
      for (const { text } of await watch(i)) expect(text).not.toContain("is over");
  });

  test("waits for a tap", async () => {
    const number = find("scored", "round");
    sitDown(number - 1);
    director.push({ ...sent[number]!, legal: ["G2a>0"], result: null });
    while (director.moment?.kind !== "verdict") director.skip();
    await vi.advanceTimersByTimeAsync(LENGTHS.verdict - 1);
    flushSync();
    expect(read(".standing strong").map(Number)).toEqual(
      [...sent[number]!.view.table.totals].sort((a, b) => b - a),
    );
    director.skip();
    flushSync();
    expect([director.moment?.kind, read(".standing")]).toEqual(["round", []]);
  });
});

test("at this table it is night, and only there", async () => {
  sitDown(0);
  expect([theme.now, theme.isSetByTable]).toEqual(["night", true]);
  await unmount(component);
  expect(theme.isSetByTable).toBe(false);
  sitDown(0);
});
