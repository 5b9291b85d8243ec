/** A card that cannot be played says the reason that decides, in words. */
import { afterEach, describe, expect, test } from "vitest";
import { whyNot } from "../../src/core/whyNot";
import type { GameId } from "../../src/core/games";
import type { Play } from "../../src/core/play";
import { LANGUAGES } from "../../src/core/settings.svelte";
import { loadWhyNot } from "../../src/games/whyNot";
import "../../src/games/tables"; // which says where the reasons of the games are
import { texts } from "../../src/i18n/texts.svelte";

afterEach(() => texts.use("en"));

interface Situation {
  phase: string;
  to_act?: number[];
  chosen?: number[];
  legal?: string[];
}

function play(game: GameId, { phase, to_act = [0], chosen = [], legal = ["back"] }: Situation): Play {
  return { game, seat: 0, legal, view: { game, phase, to_act, chosen } } as unknown as Play;
}

test.each([
  ["match-is-over", { phase: "over", to_act: [] }],
  ["not-your-turn", { phase: "play", to_act: [1] }],
  ["already-chosen", { phase: "choose", chosen: [0] }],
  ["not-yet", { phase: "play", legal: [] }],
])("%s holds for every card", async (key, situation) => {
  expect(await whyNot(play("nox", situation), "G1a")).toBe(key);
});

const REASONS: [GameId, string, string][] = [
  ["day_and_night", "take", "take-a-card-now"],
  ["gra_roku", "choose-start", "choose-a-start-card-now"],
  ["gra_roku", "place", "place-your-card-now"],
  ["gra_roku", "take", "take-a-card-now"],
  ["gra_roku", "file", "swap-or-aside-now"],
  ["gra_roku", "bonus", "use-your-bonus-now"],
  ["gra_roku", "refill", "refill-the-row-now"],
  ["nox", "choose-top", "choose-the-top-now"],
  ["nox", "play", "empty-chest-too-late"],
];

test.each(REASONS)("%s in phase %s: %s", async (game, phase, key) => {
  expect(await whyNot(play(game, { phase }), "G1a")).toBe(key);
});

describe.each(LANGUAGES)("in %s", (language) => {
  test("every reason has a text", async () => {
    await texts.use(language);
    const missing: string[] = [];
    for (const [game, , key] of [...REASONS, ["nox", "", "not-yet"] as const]) {
      await texts.need(game);
      if (!texts.of(game).has(`refused-${key}`)) missing.push(`${game} ${key}`);
    }
    expect(missing).toEqual([]);
  });
});

test("a game without reasons of its own says at least that the card cannot be played", async () => {
  expect(await loadWhyNot("day_and_night")).not.toBeNull();
  expect(await whyNot(play("day_and_night", { phase: "choose-first" }), "B1")).toBe("card-not-now");
});
