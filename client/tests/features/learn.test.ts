import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it, vi } from "vitest";
import { loadScenes } from "../../src/games/scenes";
import { loadLesson } from "../../src/features/learn/lessons";
import { LessonTable } from "../../src/features/learn/lessonTable.svelte";
import { distinctCards } from "../../src/features/learn/distinctCards";
import { blocks, pieces, PREFIXES } from "../../src/features/learn/markup";
import { PHASES } from "../../src/generated/constants";
import { folded, matching, rulings } from "../../src/features/learn/rulings";
import { loadDeck } from "../../src/core/decks";
import { GAMES, type GameId } from "../../src/core/games";
import { LANGUAGES, settings, type Language } from "../../src/core/settings.svelte";
import { Texts, texts } from "../../src/i18n/texts.svelte";

const FILES = {
  ...import.meta.glob<string>("../../src/i18n/texts/learn/*.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
  ...import.meta.glob<string>("../../../src/lunasol/games/*/{texts,rulings}/*.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
};
const RULES = import.meta.glob<string>("../../../src/lunasol/games/*/{rules*,options}.py", {
  query: "?raw",
  import: "default",
  eager: true,
});

function resource(path: string): FluentResource {
  const text = FILES[path];
  if (text === undefined) throw new Error(`there is no ${path}`);
  return new FluentResource(text);
}

const learnFile = (language: Language) => `../../src/i18n/texts/learn/${language}.ftl`;
const gameFile = (game: GameId, kind: "texts" | "rulings", language: Language) =>
  `../../../src/lunasol/games/${game}/${kind}/${language}.ftl`;
const keys = (path: string) =>
  resource(path)
    .body.map(({ id }) => id)
    .sort();

function textsOf(path: string, language: Language): Texts {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(resource(path));
  return new Texts(bundle);
}

/** Every id of a ruling that the rules and options of this game contain. */
function namedIds(game: GameId): string[] {
  const code = Object.entries(RULES)
    .filter(([path]) => path.includes(`/${game}/`))
    .map(([, text]) => text);
  return [...new Set(code.join("\n").match(new RegExp(`\\b${PREFIXES[game]}-(?:\\d\\d|D\\d)\\b`, "g")))];
}

describe("rulings", () => {
  it.each(GAMES)("of %s have reasons in every language", (game) => {
    const english = keys(gameFile(game, "rulings", "en"));
    for (const language of LANGUAGES) expect(keys(gameFile(game, "rulings", language))).toEqual(english);
    const ids = english.filter((key) => !key.endsWith("-why"));
    expect(english).toEqual(ids.flatMap((id) => [id, `${id}-why`]).sort());
  });

  it.each(GAMES)("of %s are all listed, and include every id that the game names", (game) => {
    const path = gameFile(game, "rulings", "en");
    const shown = rulings(game, textsOf(path, "en")).map(({ id }) => id);
    expect(shown.length * 2).toBe(keys(path).length);
    expect(namedIds(game).filter((id) => !shown.includes(id))).toEqual([]);
  });

  it.each(LANGUAGES)("refer only to existing rulings in %s", (language) => {
    for (const game of GAMES) {
      const all = rulings(game, textsOf(gameFile(game, "rulings", language), language));
      const known = new Set(all.map(({ id }) => id));
      const words = textsOf(gameFile(game, "texts", language), language);
      const said = [
        ...all.flatMap(({ text, why }) => [text, why]),
        ...PHASES[game].map((phase) => words.say(`rule-${phase}`)),
      ];
      const named = said.flatMap(pieces).filter((piece) => piece.game === game);
      expect(named.map(({ text }) => text).filter((id) => !known.has(id))).toEqual([]);
    }
  });

  it("are found by any of their words, with or without accents", () => {
    const all = rulings("nox", textsOf(gameFile("nox", "rulings", "hu"), "hu"));
    expect(matching(all, "").length).toBe(all.length);
    expect(matching(all, "nx-09").map(({ id }) => id)).toEqual(["NX-09"]);
    expect(matching(all, "passzolni").map(({ id }) => id)).toEqual(["NX-25"]);
    expect(matching(all, "URES LADA").map(({ id }) => id)).toContain("NX-06");
    expect(matching(all, "no such words")).toEqual([]);
    expect(folded("Łódź Größe")).toBe("lodz grosse");
  });
});

describe("the texts of the rules pages", () => {
  it.each(LANGUAGES)("have the same keys in %s", (language) => {
    expect(keys(learnFile(language))).toEqual(keys(learnFile("en")));
  });

  it.each(GAMES)("name the source of each fact about the cards of %s", async (game) => {
    const learn = textsOf(learnFile("en"), "en");
    for (const [fact, source] of Object.entries((await loadDeck(game)).sources)) {
      expect(learn.has(`fact-${fact}`), fact).toBe(true);
      expect(learn.has(`source-${source}`), source).toBe(true);
    }
  });

  it.each(GAMES)("cover every phase of %s", (game) => {
    const phases = keys(gameFile(game, "texts", "en")).filter((key) => key.startsWith("rule-"));
    expect(PHASES[game].map((phase) => `rule-${phase}`).sort()).toEqual(phases);
  });
});

describe("markup", () => {
  it("turns lines into paragraphs and numbered steps", () => {
    expect(blocks("First.\n1. One\n2. Two\nLast.")).toEqual([
      { kind: "paragraph", text: "First." },
      { kind: "steps", items: ["One", "Two"] },
      { kind: "paragraph", text: "Last." },
    ]);
  });

  it("turns ids of rulings into links, and nothing else", () => {
    expect(pieces("Anywhere (NX-09; DN-D3).")).toEqual([
      { text: "Anywhere (", game: null },
      { text: "NX-09", game: "nox" },
      { text: "; ", game: null },
      { text: "DN-D3", game: "day_and_night" },
      { text: ").", game: null },
    ]);
    expect(pieces("G14>2 and XNX-09 and NX-9")).toEqual([{ text: "G14>2 and XNX-09 and NX-9", game: null }]);
  });
});

describe("the gallery of a deck", () => {
  it("shows each distinct card with the number of its copies", async () => {
    const nox = distinctCards(await loadDeck("nox"));
    expect(nox.map((group) => group.length)).toEqual([5, 5, 5]);
    expect(nox.flat().every(({ copies }) => copies === 6)).toBe(true);
    const count = distinctCards(await loadDeck("day_and_night"))
      .flat()
      .reduce((sum, { copies }) => sum + copies, 0);
    expect(count).toBe(108);
  });
});

describe("a lesson", () => {
  it.each(GAMES)("of %s can be played to its end and replies to wrong moves", async (game) => {
    const complaints = vi.spyOn(console, "error");
    await texts.use("en");
    await texts.need("learn", game, `lesson-${game}`);
    settings.speed = "at-once";
    const table = new LessonTable(game, await loadLesson(game), await loadDeck(game), await loadScenes(game));
    while (!table.isOver) {
      const { at, step } = table;
      expect(table.sentence).not.toBe("");
      expect(table.play.legal).toEqual(step.ask ? step.legal : []);
      const other = table.play.legal.find((move) => move !== step.ask);
      if (other) table.tryMove(other);
      expect([table.at, table.isAstray]).toEqual([at, other !== undefined]);
      if (step.ask) table.tryMove(step.ask);
      else void table.next();
      expect([table.at, table.isAstray]).toEqual([at + 1, false]);
    }
    const { steps } = table.lesson;
    const match = steps.slice(Math.max(0, steps.map(({ cut }) => cut).lastIndexOf(true)));
    expect(table.play.log).toEqual(match.flatMap(({ events }) => events));
    void table.back();
    expect(table.isOver).toBe(false);
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
  });
});
