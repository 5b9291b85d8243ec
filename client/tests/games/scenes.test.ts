/** The laws of every scene: it tells everything in order, ends with the view of the update, and shows nothing
 * before it is told. They run over whole matches of each game, as a player and as a spectator saw them. */
import { describe, expect, test } from "vitest";
import type { Beat, FactsOf, Update } from "../../src/core/beats";
import { loadDeck } from "../../src/core/decks";
import { GAMES, type GameId } from "../../src/core/games";
import { loadScenes } from "../../src/games/scenes";
import type { EventInfo, View } from "../../src/generated/wire";
import { golden } from "../golden";

interface Sent {
  readonly match: string;
  readonly seat: number | null;
  readonly events: readonly EventInfo[];
  readonly view: View;
}

interface Staged {
  readonly before: View | null;
  readonly update: Update;
  readonly beats: readonly Beat[];
}

/** Every update of the golden matches with its beats. */
async function staged(game: GameId): Promise<Staged[]> {
  const [writeScene, deck] = await Promise.all([loadScenes(game), loadDeck(game, undefined)]);
  const facts: FactsOf = (card) => deck.cards[card] ?? {};
  let [before, match]: [View | null, string] = [null, ""];
  return golden<{ updates: Sent[] }>(`updates-${game}`).updates.map((sent) => {
    if (sent.match !== match) before = null;
    match = sent.match;
    const update: Update = { view: sent.view, events: sent.events, legal: [], result: null };
    const scene = { before, update, beats: writeScene(before, update, facts) };
    before = sent.view;
    return scene;
  });
}

/** All card names that something contains, sorted; hidden cards do not count. */
function cardsIn(value: unknown, deck: ReadonlySet<string>): string[] {
  if (typeof value === "string") return deck.has(value) ? [value] : [];
  if (value === null || typeof value !== "object") return [];
  return Object.values(value).flatMap((each) => cardsIn(each, deck));
}

/** The cards on the table and in hands; `hand` and `finished` show the same cards a second time. */
function visible(view: View, deck: ReadonlySet<string>): string[] {
  const { finished: _, ...table } = view.table as object & { finished?: unknown };
  return cardsIn([view.hands, table], deck);
}

describe.each(GAMES)("scenes of %s", async (game) => {
  const scenes = await staged(game);
  const deck = new Set(Object.keys((await loadDeck(game, undefined)).cards));

  test("tell all events once and in their order", () => {
    for (const { update, beats } of scenes)
      expect(beats.flatMap(({ events }) => events)).toEqual(update.events);
  });

  test("end with the view of the update", () => {
    for (const { update, beats } of scenes) expect(beats.at(-1)!.view).toEqual(update.view);
  });

  test("show no card before it is told", () => {
    for (const { before, beats } of scenes) {
      const known = new Set(before ? visible(before, deck) : []);
      for (const { view, events } of beats) {
        for (const card of cardsIn(events, deck)) known.add(card);
        const unknown = visible(view, deck).filter((card) => !known.has(card));
        if (view.phase !== "over") expect(unknown).toEqual([]);
      }
    }
  });

  test("show no card at two places", () => {
    for (const { beats } of scenes) {
      for (const { view } of beats) {
        const cards = visible(view, deck);
        expect(cards.filter((card, i) => cards.indexOf(card) !== i)).toEqual([]);
      }
    }
  });

  test("point out only cards that are visible", () => {
    for (const { beats } of scenes)
      for (const { view, moment } of beats)
        for (const card of moment?.cards ?? []) expect(visible(view, deck)).toContain(card);
  });
});
