/** Every move of every golden match can be parsed and described in all languages. */
import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { loadDeck } from "../../src/core/decks";
import { GAMES, type GameId } from "../../src/core/games";
import { parseMove } from "../../src/core/moves";
import { LANGUAGES } from "../../src/core/settings.svelte";
import { Texts } from "../../src/i18n/texts.svelte";
import { MatchTexts } from "../../src/i18n/matchTexts";

const GOLDEN = "../tests/playthroughs/golden";
const TURN = /^\d (.+)$/gm;

function records(game: GameId): { deck: string; moves: string[] }[] {
  const files = readdirSync(GOLDEN).filter((name) => name.startsWith(`${game}-`) && name.endsWith(".record"));
  return files.map((name) => {
    const text = readFileSync(`${GOLDEN}/${name}`, "utf-8");
    return {
      deck: /option deck=(\w+)/.exec(text)![1]!,
      moves: [...text.matchAll(TURN)].map((found) => found[1]!),
    };
  });
}

function texts(game: GameId, language: string): Texts {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const folder of ["../src/lunasol/texts", `../src/lunasol/games/${game}/texts`]) {
    bundle.addResource(new FluentResource(readFileSync(`${folder}/${language}.ftl`, "utf-8")));
  }
  return new Texts(bundle);
}

describe.each(GAMES)("%s", (game) => {
  const all = records(game);

  test("there are golden matches", () => {
    expect(all.length).toBeGreaterThan(5);
  });

  test.each(LANGUAGES)("every move can be described in %s", async (language) => {
    const said = texts(game, language);
    for (const { deck, moves } of all) {
      const words = new MatchTexts(said, game, await loadDeck(game, deck), [
        "Anna",
        "Boris",
        "Cyril",
        "Dora",
        "Emil",
        "Flora",
      ]);
      for (const move of new Set(moves)) {
        const text = words.move(move);
        expect(text, move).toMatch(/\p{L}/u);
        expect(text, move).not.toMatch(/move-|[{}]/);
      }
    }
  });

  test("a parsed move has its notation and its card", () => {
    for (const move of all.flatMap(({ moves }) => moves)) {
      const { card, text } = parseMove(game, move);
      expect(text).toBe(move);
      if (card !== undefined) expect(move).toContain(card);
    }
  });
});

test("other texts are not parsed as moves", () => {
  expect(() => parseMove("nox", "castle long")).toThrow("no move");
});
