/** Chests of NOX: what a play would do to them, how a round ended, what is shown of the view. */
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { parseMove } from "../../src/core/moves";
import Board from "../../src/games/nox/table/Board.svelte";
import Place from "../../src/games/nox/table/Place.svelte";
import { writeScene } from "../../src/games/nox/logic/scene";
import { after, coloursOf, worth } from "../../src/games/nox/logic/worth";
import type { FactsOf } from "../../src/core/beats";
import type { ViewIn } from "../../src/core/games";
import type { EventInfo, Merging, NoxTable } from "../../src/generated/wire";
import type { MatchTexts } from "../../src/i18n/matchTexts";
import { wordsFor, golden } from "../golden";

interface Considered {
  readonly deck: string;
  readonly tops: string[];
  readonly move: string;
  readonly after: string[];
  /** Two where it hangs on which card lies on top. */
  readonly worth: number[];
}
interface Ended {
  readonly deck: string;
  readonly chests: string[][];
  readonly merging: Merging | null;
  readonly events: EventInfo[];
  readonly end: string[][];
}
const { plays, rounds } = golden<{ plays: Considered[]; rounds: Ended[] }>("nox");
const words: Record<string, MatchTexts> = {};

const factsIn =
  (deck: string): FactsOf =>
  (card) =>
    words[deck]!.facts(card);

beforeAll(async () => {
  for (const deck of ["six_per_value", "two_per_colour"]) words[deck] = await wordsFor("nox", deck);
});

describe("a play that is considered", () => {
  test.each(plays)("$move on $tops", (play) => {
    const { card, facts } = parseMove("nox", play.move);
    const pile = facts["pile"];
    const found = after(factsIn(play.deck), play.tops, card!, typeof pile === "number" ? pile : null);
    expect(found.tops).toEqual(play.after);
    expect(found.merges).toBe(play.after.length < play.tops.length + (pile === undefined ? 1 : 0));
    expect(found.worth).toBe(play.worth.length === 1 ? play.worth[0] : null);
  });

  test("is tried in all ways", () => {
    const open = plays.filter(({ worth }) => worth.length > 1);
    const merging = plays.filter(({ after, tops }) => after.length <= tops.length);
    expect([plays.length > 300, open.length > 5, merging.length > 50]).toEqual([true, true, true]);
  });
});

describe("a scene", () => {
  const viewOf = (deck: string, chests: string[][], merging: Merging | null = null): ViewIn<"nox"> => {
    const zeros = chests.map(() => 0);
    const table: NoxTable = {
      round: 1,
      starter: 0,
      player: 0,
      chests,
      worth: chests.map((tops) => worth(factsIn(deck), tops)),
      covered: chests.map(() => []),
      depths: chests.map((tops) => tops.map(() => 0)),
      merging,
      pile: [],
      target: 150,
      totals: zeros,
      sheet: [],
    };
    const hands = chests.map(() => ["??", "??", "??"]);
    const turn = { phase: "play", to_act: [0], chosen: [], hand: [], hands };
    return { game: "nox", seat: null, players: chests.length, ...turn, table };
  };

  test.each(rounds)("ends a round with $end", ({ deck, chests, merging, events, end }) => {
    const empty = chests.map(() => []);
    const update = { view: viewOf(deck, empty), events, legal: [], result: null };
    const beats = writeScene(viewOf(deck, chests, merging), update, factsIn(deck));
    const verdict = beats.find(({ moment }) => moment?.kind === "verdict");
    expect(verdict?.view.table.chests).toEqual(end);
    expect(verdict?.view.table.worth).toEqual(end.map((tops) => worth(factsIn(deck), tops)));
  });

  test.each(["B7a", "G7a"])("merges two colours under %s, which the owner chose", (card) => {
    const before = viewOf("two_per_colour", [["B7a", "O6a", "G7a", "B9a"]], { seat: 0, piles: [3, 1] });
    const events: EventInfo[] = [
      { key: "top-chosen", facts: { seat: 0, card } },
      { key: "merged", facts: { seat_chest: 0, card, value: 7, piles: 3 } },
    ];
    const update = {
      view: viewOf("two_per_colour", [["O6a", card, "B9a"]]),
      events,
      legal: [],
      result: null,
    };
    const beats = writeScene(before, update, factsIn("two_per_colour"));
    expect(beats.map(({ moment }) => moment?.kind)).toEqual([
      "twins",
      "merge",
      ...(card === "B7a" ? ["lost-green"] : ["harm"]),
      undefined,
    ]);
    expect(beats[1]?.view.table.chests).toEqual([["O6a", card, "B9a"]]);
  });
});

test("a chest shows the colours of its top cards", () => {
  expect([...coloursOf(factsIn("six_per_value"), ["G2a", "B4a", "G7a"])].sort()).toEqual(["blue", "green"]);
});

describe("what the view says", () => {
  let component: Record<string, unknown> | undefined;
  afterEach(() => component && unmount(component));

  function shown<Props extends Record<string, unknown>>(part: Component<Props>, props: Props): HTMLElement {
    document.body.innerHTML = "";
    component = mount(part, { target: document.body, props });
    flushSync();
    return document.body;
  }

  const place = (below: number | undefined) =>
    shown(Place, {
      words: words["six_per_value"]!,
      card: "G2a",
      below,
      nth: 0,
      move: undefined,
      outcome: undefined,
      now: 0,
      hinted: false,
      fresh: false,
      shows: undefined,
      onplay: () => undefined,
    }).querySelectorAll(".layer").length;

  test("about the cards below a top card is shown as edges, four at most", () => {
    expect([undefined, 0, 1, 3, 4, 12].map(place)).toEqual([0, 0, 1, 3, 4, 4]);
  });

  const board = (tops: string[], points: number) =>
    shown(Board, { words: words["six_per_value"]!, seat: 0, tops, buried: 0, points });

  test("about the worth of a chest stands on its front", () => {
    expect(board(["G2a"], 41).querySelector(".worth")?.textContent).toContain("41");
  });

  test.each([
    [[], "needs all three colours"],
    [["G2a", "G5b"], "needs blue, orange"],
    [["G2a", "B4a"], "needs orange"],
  ])("about %j is what it needs, instead of a zero", (tops, needs) => {
    const { textContent } = board(tops, 0);
    expect(textContent).toContain(needs);
    expect(textContent).not.toContain("0");
  });
});
