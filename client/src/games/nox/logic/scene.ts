/** In which order people see what an update contains: a card lands, equal piles light up and merge, the chest
 * gains or loses worth; at the end of a round chest after chest is counted before new cards are dealt. */
import type { FactsOf, UpdateIn, WriteScene } from "../../../core/beats";
import type { ViewIn } from "../../../core/games";
import { draw, SceneDraft, seatOf, undealt } from "../../../core/sceneDraft";
import type { EventInfo } from "../../../generated/wire";
import { HIDDEN } from "../../../i18n/matchTexts";
import { coloursOf, laid, merged, sum, twinOf, worth } from "./worth";

type Draft = SceneDraft<ViewIn<"nox">>;

interface Scene {
  readonly draft: Draft;
  readonly before: ViewIn<"nox">;
  readonly update: UpdateIn<"nox">;
  readonly facts: FactsOf;
}

export const writeScene: WriteScene<"nox"> = (known, update, facts) => {
  const before = known ?? emptyTable(update.view);
  const draft = new SceneDraft(before, update);
  for (const events of grouped(update.events))
    (ACTS[events[0]!.key] ?? tell)({ draft, before, update, facts }, events);
  const emptied = update.events.find(({ key }) => key === "pile-empty");
  if (emptied) return draft.end("result", { moment: { kind: "pile-empty", caption: [emptied] } });
  return draft.end("instant");
};

/** The table when a round begins: nothing in the chests, and all cards in the pile. */
function emptyTable(view: ViewIn<"nox">): ViewIn<"nox"> {
  const none = view.table.chests.map(() => []);
  const worth = view.table.chests.map(() => 0);
  return undealt(view, { chests: none, covered: none, depths: none, worth, merging: null });
}

/** How each kind of event is shown; what has no entry is told with the next beat. */
const ACTS: Record<string, (scene: Scene, events: readonly EventInfo[]) => void> = {
  extended: land,
  covered: land,
  "top-asked": askForTop,
  "top-chosen": chooseTop,
  merged: merge,
  "six-piles": endRound,
  "cards-used-up": endRound,
  scored: countRound,
  outscored: countRound,
  "colours-missing": countRound,
  round: startRound,
  dealt: ({ draft }, events) => draw(draft, events),
  drew: drawCard,
};

function tell({ draft }: Scene, events: readonly EventInfo[]): void {
  draft.tell(...events);
}

/** Neighbouring events that people see together. */
function grouped(events: readonly EventInfo[]): EventInfo[][] {
  const TOGETHER = [["dealt"], ["scored", "outscored", "colours-missing", "extra-round", "ended"]];
  const groups: EventInfo[][] = [];
  for (const event of events) {
    const last = groups.at(-1)?.[0]?.key ?? "";
    const joins = TOGETHER.some((keys) => keys.includes(last) && keys.includes(event.key));
    if (joins) groups.at(-1)!.push(event);
    else groups.push([event]);
  }
  return groups;
}

// A turn -------------------------------------------------------------------------------------------

/** The card flies from the hand into the chest. What it does there is shown when it has landed. */
function land(scene: Scene, [event]: readonly EventInfo[]): void {
  const { draft, update } = scene;
  const [owner, card] = [chestOf(event!), cardOf(event!)];
  const { chests, covered, depths } = draft.table;
  const tops = chests[owner] ?? [];
  const below = tops.indexOf(String(event!.facts["card_below"]));
  const place = below < 0 ? tops.length : below;
  draft.tell(event!);
  draft.leaveHand(seatOf(event!), card);
  draft.change({ to_act: [] });
  draft.changeTable({
    chests: replaced(chests, owner, laid(tops, card, place)),
    covered: below < 0 ? covered : replaced(covered, owner, [...(covered[owner] ?? []), HIDDEN]),
    depths: replaced(depths, owner, deeper(depths[owner] ?? [], place)),
  });
  draft.beat("action", { moment: { kind: "land", cards: [card], seats: [owner] }, sound: "down" });
  const merges = update.events.some(({ key }) => key === "merged" || key === "top-asked");
  if (!merges) strike(scene, owner);
}

/** One more card at a place: a new pile has none below its top card. */
function deeper(depths: readonly number[], place: number): number[] {
  return [...depths.slice(0, place), (depths[place] ?? -1) + 1, ...depths.slice(place + 1)];
}

/** What a play has done to the worth and the colours of a chest. */
function strike({ draft, before, facts }: Scene, owner: number): void {
  const [then, now] = [before, draft.view].map(({ table }) => table.chests[owner] ?? []) as [
    string[],
    string[],
  ];
  const points = worth(facts, now);
  const change = points - (draft.table.worth[owner] ?? 0);
  const lost = [...coloursOf(facts, then)].find((colour) => !coloursOf(facts, now).has(colour));
  const isSpoilt = before.table.player !== owner && sum(facts, now) < sum(facts, then);
  const harms = change < 0 || lost !== undefined || isSpoilt;
  draft.changeTable({ worth: replaced(draft.table.worth, owner, points) });
  if (!change && !harms) return;
  const kind = lost ? `lost-${lost}` : harms ? "harm" : "gain";
  const gains: Record<number, number> = change ? { [owner]: change } : {};
  draft.beat(harms ? "result" : "action", { moment: { kind, seats: [owner], gains } });
}

/** The card of others is hidden, so that its flight would show nothing. */
function drawCard({ draft }: Scene, events: readonly EventInfo[]): void {
  if (events.some(({ facts }) => "card" in facts)) draw(draft, events);
  else draft.tell(...events);
}

// Two piles of the same value ----------------------------------------------------------------------

function askForTop(scene: Scene, [event]: readonly EventInfo[]): void {
  const owner = seatOf(event!);
  scene.draft.tell(event!);
  showTwins(scene, owner, scene.update.view.table.merging?.piles[1] ?? 0);
}

function chooseTop({ draft }: Scene, [event]: readonly EventInfo[]): void {
  draft.tell(event!);
  draft.change({ to_act: [] });
  const moment = { kind: "twins", cards: [cardOf(event!)], seats: [seatOf(event!)] };
  draft.beat("action", { moment });
}

/** The equal piles light up before they move. */
function showTwins({ draft, facts }: Scene, owner: number, pile: number): void {
  const tops = draft.table.chests[owner] ?? [];
  const twin = twinOf(facts, tops, pile - 1);
  const cards = [tops[pile - 1], tops[twin ?? -1]].filter((card) => card !== undefined);
  draft.beat("result", { moment: { kind: "twins", cards, seats: [owner] } });
}

function merge(scene: Scene, [event]: readonly EventInfo[]): void {
  const { draft, facts } = scene;
  const [owner, card] = [chestOf(event!), cardOf(event!)];
  const { chests, covered, depths, merging } = draft.table;
  const tops = chests[owner] ?? [];
  const changed = merging ? merging.piles[1] - 1 : tops.indexOf(card);
  const twin = merging ? merging.piles[0] - 1 : (twinOf(facts, tops, changed) ?? changed);
  if (!merging) showTwins(scene, owner, changed + 1);
  draft.tell(event!);
  draft.changeTable({
    chests: replaced(chests, owner, merged(tops, card, twin, changed)),
    covered: replaced(covered, owner, [...(covered[owner] ?? []), HIDDEN]),
    depths: replaced(depths, owner, joined(depths[owner] ?? [], twin, changed)),
    merging: null,
  });
  draft.change({ phase: "play" });
  draft.beat("action", { moment: { kind: "merge", cards: [card], seats: [owner] }, sound: "merge" });
  strike(scene, owner);
}

function joined(depths: readonly number[], twin: number, changed: number): number[] {
  const sum = (depths[twin] ?? 0) + (depths[changed] ?? 0) + 1;
  return replaced(depths, twin, sum).filter((_, i) => i !== changed);
}

// The end of a round -------------------------------------------------------------------------------

/** Why the round is over: the six piles of a chest, or the last card. */
function endRound({ draft }: Scene, [event]: readonly EventInfo[]): void {
  const seats = "seat_chest" in event!.facts ? [chestOf(event!)] : [];
  const cards = seats.flatMap((seat) => draft.table.chests[seat] ?? []);
  draft.tell(event!);
  draft.change({ to_act: [] });
  draft.beat("result", { moment: { kind: "round-end", caption: [event!], cards, seats }, sound: "turn" });
}

/** Chest after chest is counted; then everybody can look at the standing. */
function countRound(scene: Scene, events: readonly EventInfo[]): void {
  const { draft } = scene;
  const counted = events.filter(({ facts }) => "seat" in facts);
  for (const event of counted) countChest(scene, event);
  const points = counted.map(({ facts }) => Number(facts["points"] ?? 0));
  draft.tell(...events.filter((event) => !counted.includes(event)));
  draft.changeTable({ sheet: [...draft.table.sheet, points] });
  draft.beat("verdict", { moment: { kind: "verdict", gains: { ...points } } });
}

function countChest({ draft }: Scene, event: EventInfo): void {
  const seat = seatOf(event);
  const cards = draft.table.chests[seat] ?? [];
  const points = Number(event.facts["points"] ?? 0);
  if (points) {
    const gains = { [seat]: points };
    draft.beat("result", { moment: { kind: "count", cards, seats: [seat], gains }, sound: "slide" });
  }
  draft.tell(event);
  draft.changeTable({ totals: replaced(draft.table.totals, seat, Number(event.facts["total"])) });
  const kind = points ? "total" : event.key;
  const moment = { kind, seats: [seat], ...(event.key === "outscored" ? { cards } : {}) };
  draft.beat(points ? "anticipation" : "result", { moment, ...(points ? { sound: "down" } : {}) });
}

/** All cards go back to the pile. */
function startRound({ draft, update }: Scene, [event]: readonly EventInfo[]): void {
  const { hands, table } = draft.view;
  const owners = table.chests.map((tops, seat) => [...tops, ...(hands[seat] ?? [])]);
  const to = (card: string) => `pile:${owners.findIndex((cards) => cards.includes(card))}`;
  draft.tell(event!);
  draft.view = emptyTable(update.view);
  const moment = { kind: "round", caption: [event!], seats: [seatOf(event!)] };
  draft.beat("result", { moment, to, sound: "slide" });
}

function replaced<Item>(items: readonly Item[], index: number, item: Item): Item[] {
  return items.map((each, i) => (i === index ? item : each));
}

function chestOf({ facts }: EventInfo): number {
  return Number(facts["seat_chest"]);
}

function cardOf({ facts }: EventInfo): string {
  return String(facts["card"]);
}
