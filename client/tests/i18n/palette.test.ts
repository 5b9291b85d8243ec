/** In the clear palette every text names a colour as it looks. */
import { readFileSync } from "node:fs";
import { afterEach, describe, expect, test } from "vitest";
import { loadDeck } from "../../src/core/decks";
import { LANGUAGES, settings } from "../../src/core/settings.svelte";
import { CLEAR_COLOURS, MatchTexts } from "../../src/i18n/matchTexts";
import { texts } from "../../src/i18n/texts.svelte";

const CONCERNED = ["day_and_night", "nox"] as const;

afterEach(() => (settings.palette = "usual"));

async function words(game: (typeof CONCERNED)[number]): Promise<MatchTexts> {
  await texts.use("en");
  await texts.need(game);
  return new MatchTexts(texts.of(game), game, await loadDeck(game, undefined), ["Anna"]);
}

test("a card is called by the colour that is shown", async () => {
  const said = await words("day_and_night");
  const pink = Object.keys(said.deck.cards).find((card) => said.facts(card)["colour"] === "pink")!;
  expect(said.card(pink)).toMatch(/^pink/);
  settings.palette = "clear";
  expect(said.card(pink)).toMatch(/^turquoise/);
  const sum = { key: "colour", facts: { colour: "purple", sum: 4, time: "day" } };
  expect(said.event(sum)).toMatch(/maroon/);
});

test("the lamps of a chest of NOX too", async () => {
  const said = await words("nox");
  expect(said.say("page-nox-green", { there: "yes" })).toMatch(/^Green/);
  settings.palette = "clear";
  expect(said.say("page-nox-green", { there: "yes" })).toMatch(/^Turquoise/);
  expect(said.say("page-nox-blue", { there: "yes" })).toMatch(/^Blue/);
});

describe.each(LANGUAGES)("in %s", (language) => {
  test.each(CONCERNED)("every sentence of %s knows the names of the clear colours", (game) => {
    const text = readFileSync(`../src/lunasol/games/${game}/texts/${language}.ftl`, "utf-8");
    const choices = text.match(/\$colour ->[^}]*\}/g) ?? [];
    expect(choices.length).toBeGreaterThan(0);
    for (const choice of choices)
      for (const name of Object.values(CLEAR_COLOURS[game]!)) expect(choice).toContain(`[${name}]`);
  });
});
