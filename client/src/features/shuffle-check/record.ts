/** Reads the parts of a record (docs/records.md) that concern its shuffles, without the moves. */
import { concatBytes, hexToBytes } from "@noble/hashes/utils.js";
import { isGame, type GameId } from "../../core/games";

export interface Shuffle {
  readonly line: number;
  /** Whether the order was set on purpose instead of drawn. */
  readonly stated: boolean;
  readonly order: readonly string[];
}

/** A salt, and what its player had committed to. */
export interface Contribution {
  readonly seat: number;
  readonly commitment: string;
  readonly salt: Uint8Array;
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
  /** What the players added to the shuffles, in the order of their seats. */
  readonly salt: Uint8Array;
  /** The parts of the salt that players had committed to; none in records of older versions. */
  readonly contributions: readonly Contribution[];
  /** The names of those because of whom everybody had to commit again. */
  readonly reopened: readonly string[];
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

const CONTRIBUTION = /^(\d) ([0-9a-f]{64}) ((?:[0-9a-f]{2})+)$/;
const REOPENED = /^\d+ \w+ (.+)$/;
const SHUFFLE = /^shuffle (drawn|stated) (.+)$/;

/** Parses a record; null if the text is not one. */
export function readRecord(text: string): ParsedRecord | null {
  const lines = text.split("\n");
  const end = /^end ([0-9a-f]{64})$/.exec(lines.at(-2) ?? "");
  const version = /^lunasol-record ([12])$/.exec(lines[0]!)?.[1];
  if (text.length > LARGEST_RECORD || !version || lines.at(-1) !== "" || !end) return null;
  const all = (word: string) =>
    lines.flatMap((line) => (line.startsWith(`${word} `) ? [line.slice(word.length + 1)] : []));
  const one = (word: string) => all(word)[0] ?? "";
  const options = new Map(all("option").map((option) => option.split(/=(.*)/, 2) as [string, string]));
  const [game, players, firstSeat] = [one("game"), one("players"), one("first-seat")];
  if (!isGame(game) || !/^[1-9]$/.test(players) || !/^\d$/.test(firstSeat)) return null;
  const contributions = version === "2" ? readContributions(all("salt")) : [];
  if (!isHex(one("secret"), 32) || !contributions || (version === "1" && !isHex(one("salt")))) return null;
  return {
    game,
    players: Number(players),
    deck: options.get("deck") ?? "",
    cards: all("card").map((card) => card.split(" ", 1)[0]!),
    firstSeatWanted: options.get("first_seat") ?? "",
    firstSeat: Number(firstSeat),
    commitment: one("commitment"),
    salt: version === "1" ? hexToBytes(one("salt")) : concatBytes(...contributions.map(({ salt }) => salt)),
    contributions,
    reopened: all("reopened").map((line) => REOPENED.exec(line)?.[1] ?? line),
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

/** The salts of the players; null if a line is not one. */
function readContributions(lines: readonly string[]): Contribution[] | null {
  const found = lines.map((line) => CONTRIBUTION.exec(line));
  if (!found.length || found.includes(null)) return null;
  return found.map((each) => ({
    seat: Number(each![1]),
    commitment: each![2]!,
    salt: hexToBytes(each![3]!),
  }));
}

function isHex(text: string, bytes = text.length / 2): boolean {
  return text.length === 2 * bytes && /^([0-9a-f]{2})*$/.test(text);
}
