/** A card is taken up, put down and played; what cannot be played cannot be taken up. */
import { beforeEach, describe, expect, test } from "vitest";
import type { GameId } from "../../src/core/games";
import type { Play } from "../../src/core/play";
import { Selection } from "../../src/core/selection.svelte";

let legal = $state.raw<readonly string[]>([]);
let played: string[];
let game: GameId;
let selection: Selection;

beforeEach(() => {
  played = [];
  game = "nox";
  legal = ["G2a>0", "G2a>1", "G2a>1.1", "B4a>0", "top O6a"];
  const play = { play: (move: string) => played.push(move) };
  selection = new Selection(
    () =>
      ({
        ...play,
        get game() {
          return game;
        },
        get legal() {
          return legal;
        },
      }) as unknown as Play,
  );
});

test("every legal move is taken apart", () => {
  expect(selection.moves.map(({ kind }) => kind)).toEqual(["extend", "extend", "cover", "extend", "top"]);
});

test("each card that a legal move names can be played", () => {
  expect([...selection.playable]).toEqual(["G2a", "B4a", "O6a"]);
});

test("moves without a card make none playable", () => {
  game = "gra_roku";
  legal = ["swap", "aside"];
  expect([...selection.playable]).toEqual([]);
  expect([selection.card, selection.targets]).toEqual([null, []]);
});

describe("taking a card up", () => {
  test("shows what can be done with it", () => {
    selection.pick("G2a");
    expect(selection.card).toBe("G2a");
    expect(selection.targets.map(({ text }) => text)).toEqual(["G2a>0", "G2a>1", "G2a>1.1"]);
  });

  test("puts another one down", () => {
    selection.pick("G2a");
    selection.pick("B4a");
    expect(selection.card).toBe("B4a");
  });

  test("is refused if it cannot be played", () => {
    selection.pick("G2a");
    selection.pick("O13a");
    expect(selection.card).toBe("G2a");
  });

  test("twice puts it down, where it is not decided where it goes", () => {
    selection.pick("G2a");
    selection.pick("G2a");
    expect([selection.card, played]).toEqual([null, []]);
    selection.pick("B4a");
    selection.pick("B4a");
    expect([selection.card, played]).toEqual([null, []]);
  });

  test("twice plays it where there is nothing more to decide", () => {
    selection.pick("O6a");
    selection.pick("O6a");
    expect([selection.card, played]).toEqual([null, ["top O6a"]]);
  });
});

test("a card that is dropped is not selected any more", () => {
  selection.pick("G2a");
  selection.drop();
  expect([selection.card, selection.targets]).toEqual([null, []]);
});

test("playing a move puts the card down", () => {
  selection.pick("G2a");
  selection.play("G2a>1");
  expect([selection.card, played]).toEqual([null, ["G2a>1"]]);
});

test("a card is put down once it cannot be played any more, and comes back if it can be again", () => {
  const before = legal;
  selection.pick("G2a");
  legal = ["B4a>0"];
  expect(selection.card).toBe(null);
  legal = before;
  expect(selection.card).toBe("G2a");
});
