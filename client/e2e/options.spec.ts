/** Matches with options that change what a person is asked: all that the server calls legal can be reached
 * at the table. */
import type { Page } from "@playwright/test";
import type { ServerMessage, View } from "../src/generated/wire";
import { dice } from "./chance";
import { cardInHand, decide, END, mouse, moveAt, offered, reach, type Offer } from "./play";
import { expect, startMatch, test, type Game } from "./visitor";

interface Heard {
  readonly view: View;
  readonly legal: readonly string[];
}

interface Variant {
  readonly game: Game;
  readonly players: number;
  readonly options: Record<string, unknown>;
  /** What a person is asked in every such match; other phases are looked at when they come. */
  readonly phases: readonly string[];
  /** A move that leads to the rarer of them. */
  readonly wish?: (heard: Heard) => string | undefined;
}

/** NOX: a card beside one of its value and another colour in the own chest (the host sits at 0). */
function merging({ view, legal }: Heard): string | undefined {
  const tops = view.game === "nox" ? (view.table.chests[0] ?? []) : [];
  const merges = (card: string) =>
    tops.some((top) => top[0] !== card[0] && /\d+/.exec(top)![0] === /\d+/.exec(card)![0]);
  return (
    legal.find((move) => /^\w+>0$/.test(move) && merges(move.split(">")[0]!)) ??
    legal.find((move) => /^\w+>0$/.test(move))
  );
}

const VARIANTS: readonly Variant[] = [
  {
    game: "nox",
    players: 3,
    options: { deck: "two_per_colour", merge_top: "owner_choice", max_rounds: 3 },
    phases: ["play", "choose-top"],
    wish: merging,
  },
  {
    game: "day_and_night",
    players: 2,
    options: { allow_two_players: true, take_from: "winning_colour", end_rule: "no_reveal" },
    phases: ["choose-first", "choose-second", "take"],
  },
  {
    game: "gra_roku",
    players: 2,
    options: { start_cards: "choose", first_seat: 0, harder: true },
    phases: ["choose-start", "choose", "place", "take"],
  },
  {
    game: "sun_and_moon",
    players: 4,
    options: { partial_clear: true, voluntary_self_destruct: true, team_clear: true, turn_cap: 60 },
    phases: ["act"],
  },
];
/** The number of decisions of each phase that are looked at closely. */
const CLOSELY = 2;

/** What the server last said. */
function listen(page: Page): () => Heard {
  let last: Heard | null = null;
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      const message = JSON.parse(String(payload)) as ServerMessage;
      if ((message.type === "update" || message.type === "welcome") && message.view)
        last = { view: message.view, legal: message.legal };
    }),
  );
  return () => last!;
}

/** Every move that is shown, with each card taken up in turn; all of them can be pressed. */
async function shown(page: Page, offer: Offer): Promise<Set<string>> {
  const found = new Set<string>();
  const note = async (moves: readonly string[]) => {
    for (const move of moves.filter((each) => !found.has(each))) {
      await reach(page, moveAt(page, move));
      found.add(move);
    }
  };
  await note(offer.moves);
  for (const card of offer.cards) {
    await mouse(page, cardInHand(page, card));
    await note((await offered(page, card)).moves);
  }
  await page.keyboard.press("Escape");
  return found;
}

for (const { game, players, options, phases, wish } of VARIANTS) {
  test(`${game} with ${Object.keys(options).join(", ")} @long`, async ({ visitor }) => {
    const page = await visitor();
    const heard = listen(page);
    const roll = dice();
    const seen: Record<string, number> = {};
    await startMatch(page, game, { players, options });
    for (let offer = await offered(page); !offer.over; offer = await offered(page)) {
      const { view, legal } = heard();
      const times = (seen[view.phase] = (seen[view.phase] ?? 0) + 1);
      if (times <= CLOSELY) {
        expect([...(await shown(page, offer))].sort(), `all of ${view.phase}`).toEqual([...legal].sort());
        offer = await offered(page);
      }
      await decide(page, mouse, roll, offer, wish?.(heard()));
    }
    await expect(page.locator(END)).toBeVisible();
    expect(Object.keys(seen)).toEqual(expect.arrayContaining([...phases]));
  });
}
