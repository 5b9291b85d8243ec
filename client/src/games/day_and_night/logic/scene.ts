/** In which order people see what an update contains: cards turn over, symbols turn the time one by one, the
 * sums grow card by card, then the colour wins, and only then cards are taken. */
import type { FactsOf, UpdateIn, WriteScene } from "../../../core/beats";
import type { ViewIn } from "../../../core/games";
import { draw, SceneDraft, seatOf, undealt } from "../../../core/sceneDraft";
import type { EventInfo } from "../../../generated/wire";
import { decisiveColours } from "./sums";

type Draft = SceneDraft<ViewIn<"day_and_night">>;

interface Scene {
  readonly draft: Draft;
  readonly update: UpdateIn<"day_and_night">;
  readonly facts: FactsOf;
}

export const writeScene: WriteScene<"day_and_night"> = (before, update, facts) => {
  const scene = { draft: new SceneDraft(before ?? emptyTable(update.view), update), update, facts };
  if (!before) scene.draft.beat("anticipation");
  for (const events of grouped(update.events)) (ACTS[events[0]!.key] ?? tell)(scene, events);
  return scene.draft.end("instant");
};

/** Before the deal it is day, and no card lies in the middle. */
function emptyTable(view: ViewIn<"day_and_night">): ViewIn<"day_and_night"> {
  return undealt(view, { middle: null, sums: {}, leading_colour: null, time: "day" });
}

/** How each kind of event is shown; what has no entry is told with the next beat. */
const ACTS: Record<string, (scene: Scene, events: readonly EventInfo[]) => void> = {
  played: turnUp,
  time: turnTime,
  colour: nameColour,
  "no-colour": giveVerdict,
  cancelled: giveVerdict,
  takers: giveVerdict,
  nobody: giveVerdict,
  took: take,
  discarded: discard,
  dealt: ({ draft }, events) => draw(draft, events),
  drew: ({ draft }, events) => draw(draft, events),
  round: startRound,
  middle: turnUpMiddle,
};

function tell({ draft }: Scene, events: readonly EventInfo[]): void {
  draft.tell(...events);
}

/** Neighbouring events that people see together. */
function grouped(events: readonly EventInfo[]): EventInfo[][] {
  const TOGETHER = [["played"], ["dealt"], ["drew"], ["no-colour", "cancelled", "takers", "nobody"]];
  const groups: EventInfo[][] = [];
  for (const event of events) {
    const last = groups.at(-1)?.[0]?.key ?? "";
    const joins = TOGETHER.some((keys) => keys.includes(last) && keys.includes(event.key));
    if (joins) groups.at(-1)!.push(event);
    else groups.push([event]);
  }
  return groups;
}

// A reveal -----------------------------------------------------------------------------------------

function turnUp({ draft, facts, update }: Scene, events: readonly EventInfo[]): void {
  draft.change({ chosen: events.map(seatOf), to_act: [] });
  draft.beat("anticipation", { moment: { kind: "all-chosen" } });
  draft.tell(...events);
  for (const event of events) draft.leaveHand(seatOf(event), cardOf(event));
  draft.change({ chosen: [] });
  draft.changeTable({
    played: draft.table.played.map((cards, seat) => [
      ...cards,
      ...events.filter((event) => seatOf(event) === seat).map(cardOf),
    ]),
    leading_colour: null,
    finished: null,
  });
  // They lie on the table already, so they turn over where they are.
  draft.beat("result", {
    moment: { kind: "reveal", cards: events.map(cardOf) },
    from: () => null,
    sound: "slide",
  });
  const time = update.events.find(({ key }) => key === "time");
  if (!time) countSums({ draft, facts, update }, events.map(cardOf));
}

/** The time turns once for each symbol, so that two symbols visibly turn it back. */
function turnTime(scene: Scene, [event]: readonly EventInfo[]): void {
  const { draft, facts, update } = scene;
  const isMiddle = !draft.table.played.flat().length;
  const played = update.events.filter(({ key }) => key === "played");
  const open = isMiddle ? [draft.table.middle ?? ""] : played.map(cardOf);
  const symbols = open.filter((card) => facts(card)["stars"] === 0); // a card has either stars or a symbol
  symbols.forEach((card, i) => {
    if (i === symbols.length - 1) draft.tell(event!);
    const time = draft.table.time === "day" ? "night" : "day";
    draft.changeTable({ time });
    draft.beat("action", { moment: { kind: "time", cards: [card] }, sound: time });
  });
  if (!isMiddle) countSums(scene, played.map(cardOf));
}

/** Card by card; slowly where the sums decide the round. */
function countSums({ draft, facts }: Scene, cards: readonly string[]): void {
  const decides = draft.table.played.every(({ length }) => length === 2);
  for (const card of cards) {
    const { colour, value } = facts(card);
    const sums = draft.table.sums;
    draft.changeTable({ sums: { ...sums, [String(colour)]: (sums[String(colour)] ?? 0) + Number(value) } });
    draft.beat(decides ? "action" : "anticipation", { moment: { kind: "count", cards: [card] } });
  }
}

// The verdict --------------------------------------------------------------------------------------

function nameColour({ draft, facts }: Scene, [event]: readonly EventInfo[]): void {
  const colour = String(event!.facts["colour"]);
  draft.tell(event!);
  draft.changeTable({ winning_colour: colour });
  draft.beat("result", {
    moment: { kind: "colour", caption: [event!], cards: cardsIn(draft, facts, [colour]) },
    sound: "turn",
  });
}

/** Who takes cards and why; without takers the reason is said, and the colours that tie light up. */
function giveVerdict({ draft, facts, update }: Scene, events: readonly EventInfo[]): void {
  draft.tell(...events);
  const colour = draft.table.winning_colour;
  const said = update.events.filter(({ key }) => key === "colour");
  const seats = events.find(({ key }) => key === "takers")?.facts["seats"];
  const takers = Array.isArray(seats) ? seats.map(Number) : [];
  const nobodyPlayed = colour !== null && !takers.length && !events.some(({ key }) => key === "cancelled");
  draft.changeTable({ takers });
  draft.beat("verdict", {
    moment: {
      kind: "verdict",
      caption: [...said, ...(nobodyPlayed ? [] : events)],
      ...(nobodyPlayed ? { note: { key: "page-dn-nobody-played", facts: { colour } } } : {}),
      cards: cardsIn(draft, facts, colour === null ? decisiveColours(draft.table) : [colour]),
      seats: takers,
    },
  });
}

function cardsIn(draft: Draft, facts: FactsOf, colours: readonly string[]): string[] {
  const { middle, played } = draft.table;
  const open = [...played.flat(), ...(middle ? [middle] : [])];
  return open.filter((card) => colours.includes(String(facts(card)["colour"])));
}

// The end of a round -------------------------------------------------------------------------------

function take({ draft, facts }: Scene, [event]: readonly EventInfo[]): void {
  const [seat, card] = [seatOf(event!), cardOf(event!)];
  const { table } = draft;
  draft.tell(event!);
  draft.change({ to_act: [] });
  draft.changeTable({
    middle: table.middle === card ? null : table.middle,
    played: table.played.map((cards) => cards.filter((each) => each !== card)),
    takers: table.takers.filter((each) => each !== seat),
    collected: table.collected.map((cards, i) => (i === seat ? [...cards, card] : cards)),
    stars: table.stars.map((stars, i) => (i === seat ? Number(event!.facts["stars"]) : stars)),
  });
  const gains = { [seat]: Number(facts(card)["stars"] ?? 0) };
  draft.beat("result", { moment: { kind: "take", cards: [card], seats: [seat], gains }, sound: "down" });
}

function discard({ draft }: Scene, [event]: readonly EventInfo[]): void {
  const { table } = draft;
  const rest = [...table.played.flat(), ...(table.middle ? [table.middle] : [])];
  draft.tell(event!);
  draft.changeTable({
    middle: null,
    played: table.played.map(() => []),
    discard: [...table.discard, ...rest],
    sums: {},
    leading_colour: null,
    winning_colour: null,
    takers: [],
  });
  draft.beat("action", { to: (card) => (rest.includes(card) ? "discard" : null), sound: "slide" });
}

function startRound({ draft }: Scene, [event]: readonly EventInfo[]): void {
  const { round, last } = event!.facts;
  draft.tell(event!);
  draft.changeTable({ round: Number(round), last_round: last === "yes" });
}

function turnUpMiddle(scene: Scene, [event]: readonly EventInfo[]): void {
  const card = cardOf(event!);
  const { draft } = scene;
  draft.tell(event!);
  draft.changeTable({ middle: card, pile: draft.table.pile.slice(1) });
  draft.beat("action", {
    moment: { kind: "reveal", cards: [card] },
    from: (each) => (each === card || each === backOf(card) ? "pile" : null),
    sound: "down",
  });
  countSums(scene, [card]);
}

/** The back of a card that turns over flies like the card itself, under this name. */
export function backOf(card: string): string {
  return `${card} back`;
}

function cardOf(event: EventInfo): string {
  return String(event.facts["card"]);
}
