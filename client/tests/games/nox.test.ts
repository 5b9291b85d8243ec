/** Chests of NOX: what a play would do to them, how a round ended, what is shown of the view. */
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { parseMove } from "../../src/core/moves";
import Board from "../../src/games/nox/table/Board.svelte";
import Place from "../../src/games/nox/table/Place.svelte";
import { chestsAtEnd } from "../../src/games/nox/logic/roundEnd";
import { after, coloursOf } from "../../src/games/nox/logic/worth";
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

beforeAll(async () => {
  for (const deck of ["six_per_value", "two_per_colour"]) words[deck] = await wordsFor("nox", deck);
});

describe("a play that is considered", () => {
  test.each(plays)("$move on $tops", (play) => {
    const { card, facts } = parseMove("nox", play.move);
    const pile = facts["pile"];
    const found = after(words[play.deck]!, play.tops, card!, typeof pile === "number" ? pile : null);
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

describe("the end of a round", () => {
  const tableOf = ({ chests, merging }: Pick<Ended, "chests" | "merging">) =>
    ({ chests, merging }) as unknown as NoxTable;

  test.each(rounds)("leaves $end", (round) => {
    expect(chestsAtEnd(words[round.deck]!, tableOf(round), round.events)).toEqual(round.end);
  });

  test("can come with a top card that somebody chose", () => {
    const table = tableOf({ chests: [["B7a", "O6a", "G7a", "B9a"]], merging: { seat: 0, piles: [3, 1] } });
    const chosen = (card: string): EventInfo => ({ key: "top-chosen", facts: { seat: 0, card } });
    const end = (card: string) => chestsAtEnd(words["two_per_colour"]!, table, [chosen(card)]);
    expect([end("B7a"), end("G7a")]).toEqual([[["O6a", "B7a", "B9a"]], [["O6a", "G7a", "B9a"]]]);
  });
});

test("a chest shows the colours of its top cards", () => {
  expect([...coloursOf(words["six_per_value"]!, ["G2a", "B4a", "G7a"])].sort()).toEqual(["blue", "green"]);
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
      last: false,
      move: undefined,
      outcome: undefined,
      now: 0,
      hinted: false,
      fresh: false,
      merged: false,
      onplay: () => undefined,
    }).querySelectorAll(".layer").length;

  test("about the cards below a top card is shown as edges, four at most", () => {
    expect([undefined, 0, 1, 3, 4, 12].map(place)).toEqual([0, 0, 1, 3, 4, 4]);
  });

  test("about the worth of a chest stands on its front", () => {
    const props = { words: words["six_per_value"]!, tops: ["G2a"], buried: 0, points: 41, change: 0 };
    expect(shown(Board, props).querySelector(".worth")?.textContent).toContain("41");
  });
});
