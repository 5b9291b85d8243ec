/** All languages have the same texts with the right plurals, and the web client uses only existing keys. */
import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource, type Message } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { GAMES } from "../../src/core/games";
import { LANGUAGES, SELECTS, ALLOWED, TOGGLES } from "../../src/core/settings.svelte";
import { MatchTexts } from "../../src/i18n/matchTexts";
import { Texts } from "../../src/i18n/texts.svelte";

type Pattern = NonNullable<Message["value"]>;
type Expression = Exclude<Exclude<Pattern, string>[number], string>;
type Catalogue = ReadonlyMap<string, Pattern>;

const SHARED = "../src/lunasol/texts";
const PAGE = "src/i18n/texts/page";
const game = (id: string, kind: "texts" | "rulings") => `../src/lunasol/games/${id}/${kind}`;
const FOLDERS = [
  ...readdirSync("src/i18n/texts").map((name) => `src/i18n/texts/${name}`),
  ...GAMES.map((id) => game(id, "rulings")),
];

const TRANSLATIONS = LANGUAGES.filter((language) => language !== "en");

/** Prefixes of keys that are composed from names, such as `game-${id}`. */
const BUILT = ["game-", "tagline-", "pace-", "page-delay-", "refused-", "no-", "cast-"];
const OF_SETTINGS: readonly string[] = [
  ...SELECTS.flatMap((name) => [
    `settings-${name}`,
    ...ALLOWED[name].map((value) => `settings-${name}-${value}`),
  ]),
  ...TOGGLES.map((name) => `settings-${name}`),
];

function fileText(folder: string, language: string): string {
  return readFileSync(`${folder}/${language}.ftl`, "utf-8");
}

function catalogue(folder: string, language = "en"): Catalogue {
  const { body } = new FluentResource(fileText(folder, language));
  return new Map(body.map(({ id, value }) => [id, value ?? ""]));
}

/** Every placeable of a pattern, including those inside variants. */
function expressions(pattern: Pattern): Expression[] {
  if (typeof pattern === "string") return [];
  return pattern.flatMap((part) => {
    if (typeof part === "string") return [];
    if (part.type !== "select") return [part];
    return [part, part.selector, ...part.variants.flatMap((variant) => expressions(variant.value))];
  });
}

function variables(pattern: Pattern): string[] {
  return [
    ...new Set(expressions(pattern).flatMap((each) => (each.type === "var" ? [each.name] : []))),
  ].sort();
}

/** The plural categories of each select expression on a number. */
function plurals(pattern: Pattern): string[][] {
  return expressions(pattern)
    .flatMap((each) => (each.type === "select" ? [each.variants.map(({ key }) => String(key.value))] : []))
    .map((keys) => keys.filter((key) => ["zero", "one", "two", "few", "many", "other"].includes(key)))
    .filter((keys) => keys.some((key) => key !== "other"));
}

/** The categories that integers need; Czech and Slovak have another one for fractions. */
function neededPlurals(language: string): Set<string> {
  const rules = new Intl.PluralRules(language);
  return new Set(["other", ...Array.from({ length: 200 }, (_, number) => rules.select(number))]);
}

interface Source {
  readonly path: string;
  readonly text: string;
}

function sources(folder: string): Source[] {
  return readdirSync(folder, { recursive: true, encoding: "utf-8" })
    .filter((name) => /\.(ts|svelte)$/.test(name))
    .map((name) => ({ path: `${folder}/${name}`, text: readFileSync(`${folder}/${name}`, "utf-8") }));
}

/** The keys that the sources use according to the pattern, but that do not exist. */
function missing(files: readonly Source[], pattern: RegExp, existing: ReadonlySet<string>): string[] {
  const keys = files.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map((found) => ({ path, key: found[1]! })),
  );
  return keys.filter(({ key }) => !existing.has(key)).map(({ path, key }) => `${path}: ${key}`);
}

describe.each(FOLDERS)("%s", (folder) => {
  test("exists in every language and in no other", () => {
    expect(readdirSync(folder).sort()).toEqual(LANGUAGES.map((language) => `${language}.ftl`).sort());
  });

  test.each(LANGUAGES)("is well-formed in %s, with each key once", (language) => {
    const keys = [...fileText(folder, language).matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map((found) => found[1]);
    expect([...catalogue(folder, language).keys()]).toEqual(keys);
    expect(keys).toEqual([...new Set(keys)]);
    expect(fileText(folder, language)).toMatch(/^### .+\n/);
  });

  test.each(LANGUAGES)("has the same keys and variables in %s", (language) => {
    const used = (each: Catalogue) =>
      Object.fromEntries([...each].map(([key, pattern]) => [key, variables(pattern)]));
    expect(used(catalogue(folder, language))).toEqual(used(catalogue(folder)));
  });

  test.each(TRANSLATIONS)("is translated into %s", (language) => {
    const english = catalogue(folder);
    const sentences = [...catalogue(folder, language)].filter(
      ([, pattern]) => JSON.stringify(pattern).split(" ").length > 3,
    );
    const same = sentences.filter(
      ([key, pattern]) => JSON.stringify(pattern) === JSON.stringify(english.get(key)),
    );
    expect(same.map(([key]) => key)).toEqual([]);
  });

  test.each(LANGUAGES)("has the plurals of %s", (language) => {
    const possible = new Intl.PluralRules(language).resolvedOptions().pluralCategories as string[];
    for (const [key, pattern] of catalogue(folder, language)) {
      for (const classes of plurals(pattern)) {
        expect(classes, key).toEqual(expect.arrayContaining([...neededPlurals(language)]));
        expect(possible, key).toEqual(expect.arrayContaining(classes));
      }
    }
  });
});

describe("the texts of the web client", () => {
  const files = sources("src");
  const all = files.map((file) => file.text).join("\n");
  const shared = new Set([...catalogue(SHARED).keys(), ...catalogue(PAGE).keys()]);

  test("are all used: every key is named, or composed from a name", () => {
    const named = new Set([
      ...OF_SETTINGS,
      ...[...all.matchAll(/["'`]([a-zA-Z][\w-]*)["'`]/g)].map((found) => found[1]),
    ]);
    const unused = [...catalogue(PAGE).keys()].filter(
      (key) => !named.has(key) && !BUILT.some((start) => key.startsWith(start)),
    );
    expect(unused).toEqual([]);
  });

  test("exist for every setting", () => {
    expect(OF_SETTINGS.filter((key) => !shared.has(key))).toEqual([]);
  });

  test.each(BUILT)("are composed with the prefix %s somewhere", (start) => {
    expect(all).toContain(`\`${start}\${`);
  });

  test("exist for every key that is used", () => {
    expect(missing(files, /(?<![.\w])say\(\s*["']([^"']+)["']/g, shared)).toEqual([]);
  });

  test.each(GAMES)("exist for every key that the table of %s uses", (id) => {
    const words = new Set([...shared, ...catalogue(game(id, "texts")).keys()]);
    expect(missing(sources(`src/games/${id}`), /\.say\(\s*["']([^"']+)["']/g, words)).toEqual([]);
  });
});

test("the rule at a table comes without numbers of rulings", () => {
  const bundle = new FluentBundle("en", { useIsolating: false });
  bundle.addResource(
    new FluentResource(
      "rule-play = Cover a card (SM-13, SM-17), if you like (one is enough). End (NX-D1; by option).",
    ),
  );
  const words = new MatchTexts(new Texts(bundle), "nox", { cards: {}, sources: {} }, []);
  expect(words.rule("play")).toBe("Cover a card, if you like (one is enough). End.");
});

describe.each(LANGUAGES)("in %s", (language) => {
  test.each(GAMES)("the tagline of %s on the first screen is the one of its rules", (id) => {
    const page = catalogue(PAGE, language).get(`tagline-${id}`);
    expect(page).toBe(catalogue(game(id, "texts"), language).get("tagline"));
  });

  test.each(GAMES)("only the rules of %s name rulings by their number", (id) => {
    const shown = [...catalogue(game(id, "texts"), language)].filter(([key]) => !/^rules?-/.test(key));
    const numbered = shown.filter(([, pattern]) => /\b[A-Z]{2}-\w*\d/.test(JSON.stringify(pattern)));
    expect(numbered.map(([key]) => key)).toEqual([]);
  });
});

test.each(LANGUAGES)("integers below a thousand look the same in %s", (language) => {
  const format = new Intl.NumberFormat(language);
  for (let value = -999; value < 1000; value++) expect(format.format(value)).toBe(String(value));
});

describe("numbers", () => {
  const bundle = new FluentBundle("de", { useIsolating: false });
  bundle.addResource(
    new FluentResource(
      "number = { $value }\nlost = { $points ->\n    [one] ein Punkt\n   *[other] { $points } Punkte\n }",
    ),
  );
  const texts = new Texts(bundle);

  test("have the format of the language", () => {
    expect(texts.number(7)).toBe("7");
    expect(texts.number(12345)).toBe("12.345");
    expect(texts.number(3, 1)).toBe("3,0");
  });

  test("have a minus sign instead of a hyphen", () => {
    expect(texts.say("lost", { points: -11 })).toBe("−11 Punkte");
    expect(texts.number(-1.5, 1)).toBe("−1,5");
  });

  test("select the right plural", () => {
    expect(texts.say("lost", { points: 1 })).toBe("ein Punkt");
  });
});
