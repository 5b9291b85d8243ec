/** Every move of the golden matches means to the client what it means to the rules. */
import { describe, expect, test } from "vitest";
import { GAMES, type GameId } from "../../src/core/games";
import { parseMove, type MoveFacts } from "../../src/core/moves";
import { golden } from "../golden";

const moves = golden<Record<GameId, { text: string; kind: string; facts: MoveFacts }[]>>("moves");

describe.each(GAMES)("%s", (game) => {
  test("moves are taken apart as Python takes them apart", () => {
    expect(moves[game].length).toBeGreaterThan(100);
    for (const { text, kind, facts } of moves[game])
      expect(parseMove(game, text)).toEqual({ text, kind, facts, card: facts["card"] });
  });

  test("taking back is a move of every game", () => {
    expect(parseMove(game, "back")).toEqual({ text: "back", kind: "take-back", facts: {}, card: undefined });
  });
});
