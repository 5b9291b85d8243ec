/** The web client deals the golden matches again and finds every change to a record. */
import { readdirSync, readFileSync } from "node:fs";
import { beforeEach, describe, expect, test } from "vitest";
import { check, type Finding } from "../../src/features/shuffle-check/check";
import { readRecord } from "../../src/features/shuffle-check/record";
import { commitment, digest, drawnSeat, shuffled } from "../../src/features/shuffle-check/shuffle";
import { saveCommitment, savedCommitment, saveDrawn, saveRevealed } from "../../src/core/commitments";
import { dealRequest, saltCommitment } from "../../src/core/salts";
import type { TableInfo } from "../../src/generated/wire";

const GOLDEN = "../tests/playthroughs/golden";
const RECORDS = readdirSync(GOLDEN).filter((name) => name.endsWith(".record"));
const recordText = (name: string) => readFileSync(`${GOLDEN}/${name}`, "utf-8");
const RECORD = recordText("nox-3.record");
const ZERO = new Uint8Array(32);
const NO_SALT = new Uint8Array();

/** A forged record: changed lines with a matching checksum. */
function forged(change: (body: string) => string): string {
  const body = change(RECORD.slice(0, RECORD.lastIndexOf("end ")));
  return `${body}end ${digest(body)}\n`;
}

const bad = (found: readonly Finding[]) =>
  found.filter(({ isGood }) => isGood === false).map(({ key }) => key);
const isOf = (word: string) => new RegExp(`^${word} .*$`, "m");

describe("the shuffle", () => {
  test("equals the one of engine/shuffle.py", () => {
    expect(commitment(ZERO)).toBe("e5026a9b377e525c52d595b7b9c89779b9621dd8234a2adc338074148179720b");
    expect(shuffled([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], ZERO, NO_SALT, 1)).toEqual([
      5, 2, 8, 0, 4, 6, 1, 9, 7, 3,
    ]);
    expect([2, 3, 4, 5, 6].map((players) => drawnSeat(players, ZERO, NO_SALT))).toEqual([0, 2, 0, 0, 2]);
  });

  test("uses more than one block for many cards", () => {
    const cards = Array.from({ length: 400 }, (_, card) => card);
    expect(digest(shuffled(cards, ZERO, NO_SALT, 2).join(" "))).toBe(
      "bd24f80a79837e675b159bc3bd68f06e5657ae709a02a0c8cd3e13d997ce9e18",
    );
  });
});

describe("a record", () => {
  test.each(RECORDS)("%s passes every check", async (name) => {
    const found = await check(recordText(name), null);
    expect(found.map(({ key }) => key)).toEqual(expect.arrayContaining(["sum", "commitment", "shuffles"]));
    expect(bad(found)).toEqual([]);
  });

  test("that was changed does not match its checksum", async () => {
    expect(bad(await check(RECORD.replace("players 3", "players 2"), null))).toContain("sum");
  });

  test("with another secret matches neither the commitment nor the shuffles", async () => {
    const other = forged((body) => body.replace(isOf("secret"), `secret ${"ab".repeat(32)}`));
    expect(bad(await check(other, null))).toEqual(expect.arrayContaining(["commitment", "shuffles"]));
  });

  test("with two swapped cards in a shuffle is detected, with the line", async () => {
    const other = forged((body) => body.replace(/^(shuffle drawn) (\S+) (\S+)/m, "$1 $3 $2"));
    const found = await check(other, null);
    expect(bad(found)).toEqual(["shuffles"]);
    const line = other.split("\n").findIndex((each) => each.startsWith("shuffle ")) + 1;
    expect(found.find(({ key }) => key === "shuffles")?.facts).toMatchObject({ line });
  });

  test("with a salt added afterwards is detected", async () => {
    const other = forged((body) => body.replace(isOf("commitment"), (line) => `${line}\nsalt ff`));
    expect(bad(await check(other, null))).toContain("shuffles");
  });

  test("with another first seat is detected, unless the option set that seat", async () => {
    const { firstSeat } = readRecord(RECORD)!;
    const moved = (body: string) => body.replace(isOf("first-seat"), `first-seat ${(firstSeat + 1) % 3}`);
    expect(bad(await check(forged(moved), null))).toEqual(["first-seat"]);
    const asked = forged((body) => moved(body).replace("option first_seat=random", "option first_seat=0"));
    expect((await check(asked, null)).map(({ key }) => key)).not.toContain("first-seat");
  });

  test("cannot renumber the cards of our decks to make any shuffle fit", async () => {
    const swapped = (body: string) => body.replace(/^(shuffle drawn) (\S+) (\S+)/m, "$1 $3 $2");
    const cards = readRecord(RECORD)!.shuffles[0]!.order;
    const renumbered = (body: string) =>
      body.replace(
        isOf("first-seat"),
        (line) => `${cards.map((card) => `card ${card} value=1`).join("\n")}\n${line}`,
      );
    expect(
      bad(
        await check(
          forged((body) => renumbered(swapped(body))),
          null,
        ),
      ),
    ).toEqual(["shuffles"]);
  });

  test("with an owner's deck reports that the cards come from the record itself", async () => {
    const found = await check(
      forged((body) => body.replace("option deck=six_per_value", "option deck=owner")),
      null,
    );
    expect(found).toContainEqual({ key: "own-deck", isGood: null });
  });

  test("with a stated shuffle reports that it cannot be checked", async () => {
    const found = await check(
      forged((body) => body.replaceAll("shuffle drawn", "shuffle stated")),
      null,
    );
    expect(found.find(({ key }) => key === "stated")?.isGood).toBe(null);
    expect(found.map(({ key }) => key)).not.toContain("shuffles");
  });

  test.each([
    "",
    "lunasol-record 1\n",
    "Dear page,\n",
    RECORD.slice(0, 300),
    `${RECORD}more\n`,
    "x".repeat(30_000),
    forged((body) => body.replace(isOf("secret"), "secret 12")),
    forged((body) => body.replace(isOf("players"), "players x")),
    forged((body) => body.replace("players 3\n", "")),
  ])("is not confused with other texts: %#", async (text) => {
    expect(await check(text, null)).toEqual([{ key: "record", isGood: false }]);
  });
});

const NOTHING = { commitment: "", beforeTheDeal: true, drawn: [], salt: "", told: [] };

describe("what this device saved", () => {
  const { commitment: published } = readRecord(RECORD)!;
  beforeEach(() => localStorage.clear());

  test("is compared with the record", async () => {
    const good = await check(RECORD, { ...NOTHING, commitment: published });
    expect(good).toContainEqual({ key: "noted", isGood: true });
    const other = await check(RECORD, { ...NOTHING, commitment: "00", beforeTheDeal: false });
    expect(other).toContainEqual({ key: "noted-late", isGood: false });
    expect(await check(RECORD, null)).toContainEqual({ key: "not-noted", isGood: null });
  });

  test("tells whether the record contains its own salt", async () => {
    const salted = forged((body) => body.replace(isOf("commitment"), (line) => `${line}\nsalt 0102abcd`));
    const of = async (salt: string) =>
      (await check(salted, { ...NOTHING, commitment: published, salt })).find(({ key }) => key === "salt");
    expect(await of("abcd")).toEqual({ key: "salt", isGood: true, facts: { others: 1 } });
    expect(await of("0102abcd")).toMatchObject({ isGood: true, facts: { others: 0 } });
    expect(await of("abce")).toMatchObject({ isGood: false });
  });

  test("is the first commitment of a server, not a later one", () => {
    saveCommitment("one", "first", true);
    saveDrawn("one", "ab");
    saveRevealed("one", "ab", ["c"]);
    saveCommitment("one", "second", false);
    const saved = { commitment: "first", beforeTheDeal: true, drawn: ["ab"], salt: "ab", told: ["c"] };
    expect(savedCommitment("one")).toEqual(saved);
    expect(savedCommitment("two")).toBe(null);
  });

  test("covers the last three hundred tables", () => {
    for (let i = 0; i < 301; i++) saveCommitment(`table${i}`, "c", true);
    expect(savedCommitment("table0")).toBe(null);
    expect(savedCommitment("table300")).not.toBe(null);
  });

  test("is ignored if it is damaged", () => {
    localStorage.setItem("lunasol.noted", '{"one":{"commitment":7},"two":3}');
    expect([savedCommitment("one"), savedCommitment("two")]).toEqual([null, null]);
  });
});

describe("salts that players committed to", () => {
  const COMMITTED = readFileSync("../tests/data/v0.5/record.txt", "utf-8");
  const parsed = readRecord(COMMITTED)!;
  const [ANNA, BEN] = parsed.contributions.map(({ commitment }) => commitment);
  const saved = {
    ...NOTHING,
    commitment: parsed.commitment,
    salt: "01".repeat(16),
    told: [ANNA!, "", BEN!],
  };
  const of = (found: readonly Finding[], key: string) => found.find((each) => each.key === key);
  const changed = (change: (body: string) => string) => {
    const body = change(COMMITTED.slice(0, COMMITTED.lastIndexOf("end ")));
    return `${body}end ${digest(body)}\n`;
  };

  test("are all used by the shuffles, and the check says who could have influenced them", async () => {
    const found = await check(COMMITTED, saved);
    expect(bad(found)).toEqual([]);
    expect(of(found, "salts")).toMatchObject({ isGood: true });
    expect(of(found, "told")?.isGood).toBe(true);
    expect(of(found, "influence-nobody")?.isGood).toBe(null);
    expect(of(found, "reopened")).toMatchObject({ isGood: null, facts: { names: "Ben" } });
    expect(of(found, "moves")?.isGood).toBe(null);
  });

  test("that do not match their commitment are detected", async () => {
    const other = changed((body) => body.replace("03".repeat(16), "04".repeat(16)));
    expect(bad(await check(other, saved))).toEqual(expect.arrayContaining(["salts", "shuffles"]));
  });

  test("are compared with what this device was told before it revealed its own", async () => {
    const found = await check(COMMITTED, { ...saved, told: [ANNA!, "", "0".repeat(64)] });
    expect(bad(found)).toEqual(["told"]);
  });

  test("of one person alone, of none, and without commitments are told apart", async () => {
    const alone = changed((body) => body.replace(/^salt 2 .*\n/m, ""));
    expect(of(await check(alone, null), "influence-alone")).toBeTruthy();
    expect(of(await check(RECORD, null), "influence-server")).toBeTruthy();
    const older = forged((body) => body.replace(isOf("commitment"), (line) => `${line}\nsalt ff`));
    expect(of(await check(older, null), "influence-last")).toBeTruthy();
  });
});

describe("the deal", () => {
  const SEAT = { kind: "person", commitment: null as string | null, revealed: false };
  const info = (facts: object, own: object = {}) =>
    ({
      id: "t",
      state: "open",
      closed: false,
      seats: [{ ...SEAT, ...own }, SEAT],
      ...facts,
    }) as unknown as TableInfo;
  beforeEach(() => {
    localStorage.clear();
    saveCommitment("t", "c", true);
  });
  const commit = () => (dealRequest(info({}), 0, false) as { commitment: string }).commitment;

  test("asks for a commitment where there is none, and then for nothing", () => {
    const commitment = commit();
    expect(saltCommitment(savedCommitment("t")!.drawn[0]!)).toBe(commitment);
    expect(dealRequest(info({}, { commitment }), 0, true)).toBe(null);
  });

  test("reveals the salt only when the commitments are closed, and saves what was told", () => {
    const commitment = commit();
    const salt = savedCommitment("t")!.drawn[0];
    expect(dealRequest(info({ closed: true }, { commitment }), 0, false)).toEqual({ type: "reveal", salt });
    expect(savedCommitment("t")).toMatchObject({ salt, told: [commitment, ""] });
    expect(dealRequest(info({ closed: true }, { commitment, revealed: true }), 0, false)).toBe(null);
  });

  test("replaces the salt of another device on arrival only", () => {
    const commitment = "0".repeat(64);
    expect(dealRequest(info({}, { commitment }), 0, false)).toBe(null);
    expect(dealRequest(info({}, { commitment }), 0, true)?.type).toBe("commit");
    expect(dealRequest(info({ closed: true }, { commitment }), 0, true)).toBe(null);
  });

  test("needs nothing from spectators and programs", () => {
    expect(dealRequest(info({}), null, true)).toBe(null);
    expect(dealRequest(info({}, { kind: "program" }), 0, true)).toBe(null);
  });
});
