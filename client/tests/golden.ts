/** The cases in which Python's rules say what the client must compute: tests/client_rules of the project. */
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { loadDeck } from "../src/core/decks";
import type { GameId } from "../src/core/games";
import { Texts } from "../src/i18n/texts.svelte";
import { MatchTexts } from "../src/i18n/matchTexts";

const FOLDER = "../tests/client_rules/golden";

export function golden<File>(name: string): File {
  return JSON.parse(readFileSync(`${FOLDER}/${name}.json`, "utf-8")) as File;
}

/** English words that know the cards of a deck. */
export async function wordsFor(game: GameId, deck: string): Promise<MatchTexts> {
  const bundle = new FluentBundle("en", { useIsolating: false });
  for (const folder of ["texts", `games/${game}/texts`])
    bundle.addResource(new FluentResource(readFileSync(`../src/lunasol/${folder}/en.ftl`, "utf-8")));
  return new MatchTexts(new Texts(bundle), game, await loadDeck(game, deck), []);
}
