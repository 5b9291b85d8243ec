/** Parses moves in notation (docs/notation.md).
 *
 * The parser does not know the rules: a table only offers moves that the server lists as legal.
 */
import type { GameId } from "./games";

export type MoveFacts = Record<string, string | number>;

export interface ParsedMove {
  readonly text: string;
  /** Names the text that describes the move: `move-KIND`. */
  readonly kind: string;
  readonly facts: MoveFacts;
  /** The card that is played, if any. */
  readonly card: string | undefined;
}

type Shape = readonly [kind: string, pattern: RegExp, ...facts: string[]];

const COMMON: Shape[] = [["take-back", /^back$/]];
const SHAPES: Record<GameId, Shape[]> = {
  day_and_night: [
    ["take", /^\+(\w+)$/, "card"],
    ["choose", /^(\w+)$/, "card"],
  ],
  gra_roku: [
    ["start", /^start (\w+)$/, "card"],
    ["take", /^\+(\w+)$/, "card"],
    ["place", /^(\w+)@(\d)(\d)$/, "card", "row", "column"],
    ["refill", /^@(\d)(\d)$/, "row", "column"],
    ["swap", /^swap$/],
    ["aside", /^aside$/],
    ["add", /^add$/],
    ["box", /^box$/],
    ["choose", /^(\w+)$/, "card"],
  ],
  sun_and_moon: [
    ["place", /^(\w+)@(\d)([*LR])$/, "card", "seat", "end"],
    ["cover", /^(\w+)@(\d)#(\d+)$/, "card", "seat", "place"],
    ["clear", /^clear (.+)$/, "parts"],
    ["destruct", /^destruct$/],
  ],
  nox: [
    ["extend", /^(\w+)>(\d+)$/, "card", "seat"],
    ["cover", /^(\w+)>(\d+)\.(\d+)$/, "card", "seat", "pile"],
    ["top", /^top (\w+)$/, "card"],
  ],
};
const ENDS: Record<string, string> = { "*": "start", L: "left", R: "right" };

export function parseMove(game: GameId, text: string): ParsedMove {
  for (const [kind, pattern, ...names] of [...COMMON, ...SHAPES[game]]) {
    const found = pattern.exec(text);
    if (!found) continue;
    const facts: MoveFacts = {};
    names.forEach((name, i) => (facts[name] = value(name, found[i + 1]!)));
    return { text, kind, facts, card: facts["card"] as string | undefined };
  }
  throw new Error(`${text} is no move of ${game}`);
}

function value(name: string, text: string): string | number {
  if (name === "end") return ENDS[text]!;
  return name === "card" || name === "parts" ? text : Number(text);
}
