/** At their own seat, readers are spoken to; everybody else reads the same texts as before. */
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource, type Message } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { GAMES, type GameId } from "../../src/core/games";
import { LANGUAGES } from "../../src/core/settings.svelte";
import { MatchTexts } from "../../src/i18n/matchTexts";
import { Texts } from "../../src/i18n/texts.svelte";

type Pattern = NonNullable<Message["value"]>;
type Facts = Record<string, number | string | number[]>;

const [ME, OTHER] = [0, 1];
const NAMES = ["Xaveria", "Ben"];

function resources(game: GameId, language: string): FluentResource[] {
  const paths = [
    `../src/lunasol/texts/${language}.ftl`,
    `src/i18n/texts/page/${language}.ftl`,
    `../src/lunasol/games/${game}/texts/${language}.ftl`,
  ];
  return paths.map((path) => new FluentResource(readFileSync(path, "utf-8")));
}

function wordsOf(game: GameId, language: string, reader: number | null): MatchTexts {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const each of resources(game, language)) bundle.addResource(each);
  return new MatchTexts(new Texts(bundle), game, { cards: {}, sources: {} }, NAMES, reader);
}

/** Every variable of a pattern with the keys that are selected by it. */
function variables(pattern: Pattern, found = new Map<string, Set<string>>()): Map<string, Set<string>> {
  for (const part of typeof pattern === "string" ? [] : pattern) {
    if (typeof part === "string") continue;
    if (part.type === "var") found.set(part.name, found.get(part.name) ?? new Set());
    if (part.type !== "select") continue;
    const name = part.selector.type === "var" ? part.selector.name : "";
    const keys = found.get(name) ?? new Set();
    for (const { key } of part.variants) keys.add(String(key.value));
    found.set(name, keys);
    for (const { value } of part.variants) variables(value, found);
  }
  return found;
}

const VARIANT = /-you(rs)?$/;
const PLURALS = new Set(["one", "few", "many", "other"]);

/** Facts for a text, once for every value that it tells apart. */
function samples(pattern: Pattern): Facts[] {
  return [...variables(pattern)].reduce<Facts[]>(
    (all, [name, keys]) =>
      all.flatMap((facts) => valuesOf(name, keys).map((value) => ({ ...facts, [name]: value }))),
    [{}],
  );
}

function valuesOf(name: string, keys: ReadonlySet<string>): (number | string | number[])[] {
  if (name === "seats") return [[ME, OTHER]];
  if (name.startsWith("seat")) return [OTHER];
  const words = [...keys].filter((key) => !PLURALS.has(key) || name === "whose");
  if (words.length) return words;
  return name.startsWith("card") ? ["??"] : [3];
}

/** What is only said about other players: what my card would do to them, why it is a good one. */
const ABOUT_OTHERS = /^(why|page-would|page-open-year|label-partner)\b/;

/** The texts about a seat, except those with a variant for the player who sees the card. */
function textsAboutSeats(game: GameId): [string, Pattern][] {
  const [, , own] = resources(game, "en");
  const all = new Map(own!.body.map(({ id, value }) => [id, value ?? ""]));
  return [...all].filter(
    ([key, pattern]) =>
      !ABOUT_OTHERS.test(key) &&
      !VARIANT.test(key) &&
      !all.has(`${key}-own`) &&
      [...variables(pattern).keys()].some((name) => name.startsWith("seat")),
  );
}

/** The same facts with the reader at one of the seats that they name; at all of them if it is one player. */
function withReader(facts: Facts): Facts[] {
  const seats = Object.keys(facts).filter((name) => name.startsWith("seat"));
  if ("seats" in facts) return [facts];
  if (facts["whose"] === "own") return [{ ...facts, ...Object.fromEntries(seats.map((name) => [name, ME])) }];
  return seats.map((name) => ({ ...facts, [name]: ME }));
}

describe.each(GAMES)("%s", (game) => {
  const about = textsAboutSeats(game);

  test("has texts about seats", () => expect(about.length).toBeGreaterThan(5));

  test.each(LANGUAGES)("speaks to its reader in %s", (language) => {
    const [mine, spectator] = [wordsOf(game, language, ME), wordsOf(game, language, null)];
    for (const [key, pattern] of about) {
      for (const facts of samples(pattern).flatMap(withReader)) {
        const [second, third] = [mine.note({ key, facts }), spectator.note({ key, facts })];
        expect(second, key).not.toBe(third);
        expect(second, key).not.toContain(NAMES[ME]);
        expect(second, key).not.toMatch(/[{}$]|undefined/);
        expect(third, key).toContain(NAMES[ME]);
      }
    }
  });

  test.each(LANGUAGES)("speaks of others as before in %s", (language) => {
    const [mine, spectator] = [wordsOf(game, language, 2), wordsOf(game, language, null)];
    for (const [key, pattern] of about) {
      for (const facts of samples(pattern))
        expect(mine.note({ key, facts })).toBe(spectator.note({ key, facts }));
    }
  });

  test.each(LANGUAGES)("has no second person without a third in %s", (language) => {
    const [, , own] = resources(game, language);
    const keys = new Set(own!.body.map(({ id }) => id));
    const variants = [...keys].filter((key) => VARIANT.test(key));
    expect(variants.filter((key) => !keys.has(key.replace(VARIANT, "")))).toEqual([]);
  });
});

test("an event that shows me my own cards speaks to me", () => {
  const words = wordsOf("nox", "en", ME);
  expect(words.event({ key: "drew", facts: { seat: ME, card: "??" } })).toBe("You draw a hidden card.");
  expect(words.event({ key: "drew", facts: { seat: OTHER } })).toBe("Ben draws a card.");
  expect([words.name(ME), words.inlineName(ME), words.properName(ME)]).toEqual(["You", "you", "Xaveria"]);
});
