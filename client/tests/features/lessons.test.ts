/** What holds for every step of every lesson, in every language. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { beforeEach, describe, expect, it } from "vitest";
import { GAMES, type GameId } from "../../src/core/games";
import { parseMove } from "../../src/core/moves";
import { LANGUAGES, type Language } from "../../src/core/settings.svelte";
import { bubblePlace, shared, type Box } from "../../src/features/learn/bubblePlace";
import { loadLesson, type Lesson } from "../../src/features/learn/lessons";
import { isLearned, markLearned } from "../../src/features/learn/progress";

const FILES = import.meta.glob<string>("../../src/i18n/texts/lesson-*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
/** The longest text that a bubble can hold at a glance. */
const MAX_WORDS = 15;
/** Steps that only explain, one after the other. */
const MAX_TELLING = 4;

function textsOf(game: GameId, language: Language): Map<string, string> {
  const source = FILES[`../../src/i18n/texts/lesson-${game}/${language}.ftl`]!;
  const bundle = new FluentBundle(language, { useIsolating: false });
  const resource = new FluentResource(source);
  bundle.addResource(resource);
  return new Map(resource.body.map(({ id, value }) => [id, bundle.formatPattern(value!)]));
}

const keysOf = ({ steps }: Lesson) =>
  [...new Set(steps.flatMap(({ say, other }) => [say, other]))].filter((key) => key !== undefined).sort();

describe.each(GAMES)("the lesson of %s", (game) => {
  it.each(LANGUAGES)("says everything in %s, and nothing else", async (language) => {
    expect([...textsOf(game, language).keys()].sort()).toEqual(keysOf(await loadLesson(game)));
  });

  it.each(LANGUAGES)("has short bubbles in %s", (language) => {
    const long = [...textsOf(game, language)].filter(([, text]) => text.split(/\s+/).length > MAX_WORDS);
    expect(long).toEqual([]);
  });

  it("points at something in every step, or shows a picture", async () => {
    const { steps } = await loadLesson(game);
    const blind = steps.slice(0, -1).filter(({ at, ask, picture }) => !at && !ask && !picture);
    expect(blind.map(({ say }) => say)).toEqual([]);
  });

  it("asks for a move at least in every second step, and soon", async () => {
    const { steps } = await loadLesson(game);
    const asks = steps.slice(0, -1).map(({ ask }) => ask !== undefined);
    expect(asks.filter((asked) => asked).length * 2).toBeGreaterThanOrEqual(asks.length - 1);
    const telling = asks
      .map((asked) => (asked ? "!" : "."))
      .join("")
      .split("!");
    expect(Math.max(...telling.map(({ length }) => length))).toBeLessThanOrEqual(MAX_TELLING);
  });
});

/** What the learner plays, by the kind of move. */
async function kindsPlayed(game: GameId): Promise<Set<string>> {
  const { steps } = await loadLesson(game);
  return new Set(steps.flatMap(({ ask }) => (ask ? [parseMove(game, ask).kind] : [])));
}

/** Whether something of this kind happens right after the learner's move. */
async function happensAfterAsk(game: GameId, key: string): Promise<boolean> {
  const { steps } = await loadLesson(game);
  return steps.some(({ ask }, i) => ask && steps[i + 1]!.events.some((event) => event.key === key));
}

describe("rules that come late are played", () => {
  it("in Sun and Moon: clearing and self-destruction in the last turns", async () => {
    expect(await kindsPlayed("sun_and_moon")).toEqual(new Set(["place", "cover", "clear", "destruct"]));
    const { steps } = await loadLesson("sun_and_moon");
    expect(steps.find(({ ask }) => ask === "destruct")!.view.phase).toBe("last-turn");
    expect(steps.at(-1)!.view.phase).toBe("over");
  });

  it("in Gra roku: a swap that puts a card aside, and a bonus", async () => {
    const kinds = await kindsPlayed("gra_roku");
    for (const kind of ["swap", "add"]) expect(kinds).toContain(kind);
    const { steps } = await loadLesson("gra_roku");
    const view = steps.at(-1)!.view;
    expect(view.game === "gra_roku" && view.table.aside[0]!.length).toBe(1);
  });

  it("in Day & Night: a colour that nobody shows is brought in by night and wins", async () => {
    const { steps } = await loadLesson("day_and_night");
    const at = steps.findIndex(({ say }) => say === "lesson-low");
    const [before, after] = [steps[at]!.view, steps[at + 1]!.view];
    if (before.game !== "day_and_night" || after.game !== "day_and_night") throw new Error(before.game);
    expect([before.table.time, before.table.sums["pink"]]).toEqual(["night", undefined]);
    expect(after.table.leading_colour).toBe("pink");
  });

  it("in NOX: a merge, and the end of a round in which a colour is missing", async () => {
    expect(await happensAfterAsk("nox", "merged")).toBe(true);
    const { view } = (await loadLesson("nox")).steps.at(-1)!;
    expect(view.game === "nox" && view.table.totals).toEqual([46, 0]);
    expect(view.phase).not.toBe("over");
  });
});

describe("the place of a bubble", () => {
  const room: Box = { left: 8, top: 8, right: 382, bottom: 836 };
  const size = { width: 350, height: 130 };
  const box = (left: number, top: number, width: number, height: number): Box => ({
    left,
    top,
    right: left + width,
    bottom: top + height,
  });
  const boxOf = ({ left, top }: { left: number; top: number }) => box(left, top, size.width, size.height);

  it("is beside its target, inside the page, with the arrow at the target", () => {
    for (const target of [box(10, 700, 70, 100), box(150, 20, 70, 100), box(300, 400, 60, 60)]) {
      const place = bubblePlace(room, size, [target], []);
      const bubble = boxOf(place);
      expect(shared(bubble, target)).toBe(0);
      expect(shared(bubble, room)).toBe(size.width * size.height);
      expect(place.side).toBe(target.top > 200 && target.top > 600 ? "above" : "below");
      expect(Math.abs(place.left + place.arrow - (target.left + target.right) / 2)).toBeLessThan(40);
    }
  });

  it("leaves everything free that is pointed at, and other places if it can", () => {
    const [card, chest] = [box(80, 730, 76, 110), box(5, 500, 380, 140)];
    expect(shared(boxOf(bubblePlace(room, size, [card, chest], [])), chest)).toBe(0);
    expect(shared(boxOf(bubblePlace(room, size, [card], [box(5, 560, 380, 160)])), chest)).toBe(0);
  });

  it("leaves cards in sight if another place is as near", () => {
    const target = box(80, 400, 76, 110);
    const [above, below] = [box(8, 280, 50, 70), box(8, 560, 50, 70)];
    expect(bubblePlace(room, size, [target], [], [above]).side).toBe("below");
    expect(bubblePlace(room, size, [target], [], [below]).side).toBe("above");
  });

  it("has no arrow where it is far from its target", () => {
    const targets = [box(150, 20, 70, 100), box(150, 500, 70, 60)];
    const place = bubblePlace(room, size, targets, [box(0, 130, 390, 360)]);
    expect([place.top, place.side]).toEqual([576, null]);
  });

  it("is the middle of the page where nothing is pointed at", () => {
    expect(bubblePlace(room, size, [], [])).toEqual({ left: 20, top: 357, side: null, arrow: 0 });
  });
});

describe("the mark of a finished lesson", () => {
  beforeEach(() => localStorage.clear());

  it("is kept on the device", () => {
    expect(isLearned("nox")).toBe(false);
    markLearned("nox");
    markLearned("nox");
    expect([isLearned("nox"), isLearned("gra_roku")]).toEqual([true, false]);
    expect(localStorage.getItem("lunasol.learned")).toBe('["nox"]');
  });

  it("survives damaged storage", () => {
    localStorage.setItem("lunasol.learned", '{"nox":1}');
    expect(isLearned("nox")).toBe(false);
  });
});
