/** The replay player goes to any step, stays within the match, and loads the view of another seat. */
import { beforeEach, expect, test, vi } from "vitest";
import { api, Refusal } from "../../src/core/api";
import { ReplayPlayer } from "../../src/features/replay/replayPlayer.svelte";
import type { Replay } from "../../src/generated/wire";
import { startTexts } from "../../src/i18n/texts.svelte";

const VIEW = { game: "nox", players: 2, phase: "play", to_act: [0], chosen: [], hand: [], hands: [[], []] };
const STEPS = [0, 1, 2, 3].map((number) => ({
  view: { ...VIEW, table: { round: number } },
  events: [{ key: "round", facts: { round: number, seat: 0 } }],
}));

function replay(seat: number | null): Replay {
  const result = { scores: [3, 1], winners: [0], reason: "", decided_by: "" };
  return {
    game: "nox",
    options: {},
    names: ["Anna"],
    cards: {},
    seat,
    steps: STEPS,
    result,
  } as unknown as Replay;
}

let requestedSeats: (number | null)[];
let player: ReplayPlayer;

beforeEach(async () => {
  requestedSeats = [];
  vi.spyOn(api, "replay").mockImplementation((_id, seat) => {
    requestedSeats.push(seat);
    return Promise.resolve(replay(seat));
  });
  await startTexts();
  player = new ReplayPlayer("abc");
  await player.load(null, 0);
});

test("it shows the events up to the step, and the result only at the end", async () => {
  expect(player.play?.log.length).toBe(1);
  expect(player.result).toBeNull();
  await player.go(3);
  expect(player.play?.log.length).toBe(4);
  expect(player.result?.winners).toEqual([0]);
});

test("it stays within the match", async () => {
  await player.go(99);
  expect(player.step).toBe(3);
  await player.go(-1);
  expect(player.step).toBe(0);
  await player.load(null, Number.NaN);
  expect(player.step).toBe(0);
});

test("another view is loaded at the same step", async () => {
  await player.go(2);
  await player.load(1);
  expect(requestedSeats).toEqual([null, 1]);
  expect([player.viewpoint, player.step, player.path]).toEqual([1, 2, "/replay/abc?seat=1&step=3"]);
});

test("it stops at the end and plays again from the beginning", async () => {
  player.toggle();
  expect(player.isPlaying).toBe(true);
  await player.go(3);
  expect(player.isPlaying).toBe(false);
  player.toggle();
  expect([player.isPlaying, player.step]).toEqual([true, 0]);
});

test("a player without a name gets a number", () => {
  expect(player.names[0]).toBe("Anna");
  expect(player.names[1]).toContain("2");
});

test("a refused first request is shown, and a later one leaves the replay unchanged", async () => {
  vi.spyOn(api, "replay").mockRejectedValue(new Refusal("no-such-table"));
  const lost = new ReplayPlayer("gone");
  await lost.load(null);
  expect(lost.failed).toBe("no-such-table");
  await player.load(1);
  expect([player.failed, player.viewpoint]).toEqual([null, null]);
});
