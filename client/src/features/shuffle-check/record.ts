/** Reads the parts of a record (docs/records.md) that concern its shuffles, without the moves. */
import { hexToBytes } from "@noble/hashes/utils.js";
import { isGame, type GameId } from "../../core/games";

export interface Shuffle {
  readonly line: number;
  /** Whether the order was set on purpose instead of drawn. */
  readonly stated: boolean;
  readonly order: readonly string[];
}

export interface ParsedRecord {
  readonly game: GameId;
  readonly players: number;
  readonly deck: string;
  /** The cards of an owner's deck, in the order of their ids. */
  readonly cards: readonly string[];
  /** The option for the first seat: a seat, or how it is chosen. */
  readonly firstSeatWanted: string;
  readonly firstSeat: number;
  readonly commitment: string;
  readonly salt: Uint8Array;
  readonly secret: Uint8Array;
  readonly shuffles: readonly Shuffle[];
  /** All lines except the last one. */
  readonly body: string;
  /** The checksum of the body in the last line. */
  readonly sum: string;
}

/** The value of the option `deck` if the record itself contains the cards. */
export const OWNERS_DECK = "owner";
/** The most characters of a record; no real match needs as many. */
export const LARGEST_RECORD = 20_000;

const SHUFFLE = /^shuffle (drawn|stated) (.+)$/;

/** Parses a record; null if the text is not one. */
export function readRecord(text: string): ParsedRecord | null {
  const lines = text.split("\n");
  const end = /^end ([0-9a-f]{64})$/.exec(lines.at(-2) ?? "");
  if (text.length > LARGEST_RECORD || lines[0] !== "lunasol-record 1" || lines.at(-1) !== "" || !end)
    return null;
  const all = (word: string) =>
    lines.flatMap((line) => (line.startsWith(`${word} `) ? [line.slice(word.length + 1)] : []));
  const one = (word: string) => all(word)[0] ?? "";
  const options = new Map(all("option").map((option) => option.split(/=(.*)/, 2) as [string, string]));
  const [game, players, firstSeat] = [one("game"), one("players"), one("first-seat")];
  if (!isGame(game) || !/^[1-9]$/.test(players) || !/^\d$/.test(firstSeat)) return null;
  if (!isHex(one("secret"), 32) || !isHex(one("salt"))) return null;
  return {
    game,
    players: Number(players),
    deck: options.get("deck") ?? "",
    cards: all("card").map((card) => card.split(" ", 1)[0]!),
    firstSeatWanted: options.get("first_seat") ?? "",
    firstSeat: Number(firstSeat),
    commitment: one("commitment"),
    salt: hexToBytes(one("salt")),
    secret: hexToBytes(one("secret")),
    shuffles: lines.flatMap((line, i) => {
      const found = SHUFFLE.exec(line);
      return found ? [{ line: i + 1, stated: found[1] === "stated", order: found[2]!.split(" ") }] : [];
    }),
    body: lines
      .slice(0, -2)
      .map((line) => `${line}\n`)
      .join(""),
    sum: end[1]!,
  };
}

function isHex(text: string, bytes = text.length / 2): boolean {
  return text.length === 2 * bytes && /^([0-9a-f]{2})*$/.test(text);
}
