/** In which order people see what an update contains. Clearing is the climax: the run lights up, its cards
 * fly to the score pile one by one and are counted there, and only then the total changes. */
import { oneBeat, type FactsOf, type Moment, type UpdateIn, type WriteScene } from "../../../core/beats";
import type { ViewIn } from "../../../core/games";
import { cardsOf, draw, SceneDraft, seatOf, undealt } from "../../../core/sceneDraft";
import type { EventInfo } from "../../../generated/wire";
import { HIDDEN } from "../../../i18n/matchTexts";
import { fitsRow, KINDS, rowIn, shownAt, sideOf, type Stack, type Stacks, type Table } from "./rows";
import type { Kind } from "../art/sky";

type View = ViewIn<"sun_and_moon">;
type Draft = SceneDraft<View>;

interface Scene {
  readonly draft: Draft;
  readonly update: UpdateIn<"sun_and_moon">;
  readonly facts: FactsOf;
}

export const writeScene: WriteScene<"sun_and_moon"> = (before, update, facts) => {
  if (!before && update.events[0]?.key !== "dealt") return oneBeat(update);
  const scene = { draft: new SceneDraft(before ?? undealt(update.view), update), update, facts };
  if (!before) scene.draft.beat("anticipation");
  for (const events of grouped(update.events)) (ACTS[events[0]!.key] ?? tell)(scene, events);
  return scene.draft.end("instant");
};

/** How each kind of event is shown; what has no entry is told with the next beat. */
const ACTS: Record<string, (scene: Scene, events: readonly EventInfo[]) => void> = {
  dealt: ({ draft }, events) => draw(draft, events),
  turn: startTurn,
  drew: ({ draft }, events) => draw(draft, events),
  shuffled: shuffle,
  placed: place,
  covered: cover,
  animal: followAnimal,
  "animal-forgiven": (scene, events) => announce(scene, events, "forgiven"),
  cleared: clear,
  destructed: destruct,
  "end-phase": startEndPhase,
  ended: (scene, events) => announce(scene, events, "ended"),
  scored: count,
};

function tell({ draft }: Scene, events: readonly EventInfo[]): void {
  draft.tell(...events);
}

function announce({ draft }: Scene, events: readonly EventInfo[], kind: string): void {
  draft.tell(...events);
  draft.beat("result", { moment: { kind, caption: events } });
}

/** Neighbouring events that people see together. */
function grouped(events: readonly EventInfo[]): EventInfo[][] {
  const groups: EventInfo[][] = [];
  for (const event of events) {
    const last = groups.at(-1);
    if (last?.[0]?.key === event.key && ["dealt", "cleared"].includes(event.key)) last.push(event);
    else groups.push([event]);
  }
  return groups;
}

// Turns --------------------------------------------------------------------------------------------

function startTurn({ draft }: Scene, [event]: readonly EventInfo[]): void {
  draft.tell(event!);
  draft.change({ to_act: [seatOf(event!)] });
  draft.changeTable({ turn: Number(event!.facts["turn"]), following: false });
}

function shuffle({ draft }: Scene, [event]: readonly EventInfo[]): void {
  const { pile, discard } = draft.table;
  const shuffled = Array.from({ length: Number(event!.facts["count"]) }, () => HIDDEN);
  draft.tell(event!);
  draft.changeTable({ discard: [], pile: [...pile, ...shuffled] });
  draft.beat("result", {
    moment: { kind: "shuffle", caption: [event!] },
    to: (card) => (discard.includes(card) ? "pile" : null),
    sound: "slide",
  });
}

// Placing ------------------------------------------------------------------------------------------

function place(scene: Scene, [event]: readonly EventInfo[]): void {
  const { seat_row: owner, end, card } = event!.facts;
  layDown(scene, event!, (stacks) =>
    end === "left" ? [[String(card)], ...stacks] : [...stacks, [String(card)]],
  );
  const moment = { kind: "place", cards: [String(card)], seats: [Number(owner)] };
  scene.draft.beat("action", { moment, sound: "down" });
}

function cover(scene: Scene, [event]: readonly EventInfo[]): void {
  const { seat_row: owner, card, card_under: under } = event!.facts;
  const isEclipse = scene.facts(String(card))["value"] === 0;
  layDown(scene, event!, (stacks) =>
    stacks.map((stack) => (stack.at(-1) === under ? [...stack, String(card)] : stack)),
  );
  const moment = { kind: isEclipse ? "eclipse" : "cover", cards: [String(card)], seats: [Number(owner)] };
  scene.draft.beat(isEclipse ? "result" : "action", { moment, sound: isEclipse ? "night" : "down" });
}

/** A card goes from a hand into a row. */
function layDown({ draft, facts }: Scene, event: EventInfo, change: (stacks: Stacks) => Stacks): void {
  const card = String(event.facts["card"]);
  draft.tell(event);
  draft.change({ to_act: [] });
  draft.leaveHand(seatOf(event), card);
  setRow(draft, Number(event.facts["seat_row"]), facts(card)["kind"] as Kind, change);
  countRows(draft, facts);
}

function followAnimal({ draft, update, facts }: Scene, [event]: readonly EventInfo[]): void {
  const seat = seatOf(event!);
  const laid = update.events.slice(0, update.events.indexOf(event!)).map(({ facts }) => facts["card"]);
  const animals = laid.map(String).filter((card) => facts(card)["animal"]);
  draft.tell(event!);
  draft.change({ to_act: [seat] });
  draft.changeTable({ following: true });
  const moment = { kind: "animal", caption: [event!], cards: animals.slice(-1), seats: [seat] };
  draft.beat("result", { moment, sound: "turn" });
}

// Clearing -----------------------------------------------------------------------------------------

/** The number of beats in which the cards of a run leave; longer runs leave in groups. */
const MOST_BEATS = 12;
/** A flight takes this number of beats: only then a card is counted. */
const FLIGHT_BEATS = 2;

function clear(scene: Scene, events: readonly EventInfo[]): void {
  const { draft, facts } = scene;
  const seat = seatOf(events[0]!);
  const isPoint = pointsIn(scene, seat, events.flatMap(cardsOf));
  let gained = 0;
  draft.change({ to_act: [] });
  for (const event of events) {
    lightUp(scene, event);
    gained = harvest(scene, event, gained, isPoint);
  }
  for (const each of sideOf(draft.table, seat))
    for (const kind of KINDS) setRow(draft, each, kind, (stacks) => stacks.filter(({ length }) => length));
  countRows(draft, facts);
  draft.changeTable({
    points: draft.table.points.map((points, i) => (i === seat ? points + gained : points)),
  });
  const note = { key: "page-gained", facts: { seat, count: gained } };
  draft.beat("result", {
    moment: { kind: "total", note, seats: [seat], gains: { [seat]: gained } },
    sound: "day",
  });
}

/** Why cards are cleared: numbers side by side. */
function lightUp({ draft }: Scene, event: EventInfo): void {
  const seat = seatOf(event);
  const cards = cardsOf(event);
  const tops = topsOf(draft.table).filter((card) => cards.includes(card));
  draft.tell(event);
  const note = { key: "page-run", facts: { seat, kind: String(event.facts["kind"]), count: tops.length } };
  draft.beat("result", { moment: { kind: "run", note, cards: tops, seats: [seat] }, sound: "turn" });
}

/** The cards of a run fly to the score pile and are counted as they land. Returns the points so far. */
function harvest(
  { draft }: Scene,
  event: EventInfo,
  before: number,
  isPoint: (card: string) => boolean,
): number {
  const seat = seatOf(event);
  const groups = inGroups(cardsOf(event));
  const score = `score:${sideOf(draft.table, seat)[0]}`;
  let gained = before;
  for (let i = 0; i < groups.length + FLIGHT_BEATS; i++) {
    const [leaving, landed] = [groups[i] ?? [], groups[i - FLIGHT_BEATS] ?? []];
    const points = landed.filter(isPoint).length;
    gained += points;
    takeAway(draft, leaving);
    collect(draft, seat, landed.length);
    const waiting = groups.slice(i + 1).flat();
    const cards = topsOf(draft.table).filter((card) => waiting.includes(card));
    const moment: Moment = { kind: "harvest", cards, seats: [seat], gains: { [seat]: gained } };
    const to = (card: string) => (leaving.includes(card) ? score : null);
    const sound = points ? { sound: "gain" as const, soundStep: gained - 1 } : {};
    draft.beat("anticipation", { moment, from: stays, to, ...sound });
  }
  return gained;
}

/** A card that comes to light under another one has been there all the time. */
function stays(): null {
  return null;
}

function inGroups(cards: readonly string[]): string[][] {
  const size = Math.ceil(cards.length / MOST_BEATS);
  return cards.flatMap((_, i) => (i % size ? [] : [cards.slice(i, i + size)]));
}

/** Places without a card stay until the whole run is gone, so that the rest of the row does not jump. */
function takeAway(draft: Draft, cards: readonly string[]): void {
  const without = (stack: Stack) => stack.filter((card) => !cards.includes(card));
  const { suns, moons } = draft.table;
  draft.changeTable({
    suns: suns.map((stacks) => stacks.map(without)),
    moons: moons.map((stacks) => stacks.map(without)),
  });
}

function collect(draft: Draft, seat: number, count: number): void {
  const landed = Array.from({ length: count }, () => HIDDEN);
  const { score_piles: piles } = draft.table;
  draft.changeTable({ score_piles: piles.map((pile, i) => (i === seat ? [...pile, ...landed] : pile)) });
}

/** Which of these cards count: no eclipse, and by option no covered card (SM-14). */
function pointsIn(
  { draft, update, facts }: Scene,
  seat: number,
  cards: readonly string[],
): (card: string) => boolean {
  const isNumber = (card: string) => facts(card)["value"] !== 0;
  const gained = (update.view.table.points[seat] ?? 0) - (draft.table.points[seat] ?? 0);
  if (cards.filter(isNumber).length === gained) return isNumber;
  const tops = topsOf(draft.table);
  return (card) => isNumber(card) && tops.includes(card);
}

// Self-destruction ---------------------------------------------------------------------------------

function destruct(scene: Scene, [event]: readonly EventInfo[]): void {
  const { draft, facts } = scene;
  const lost = Number(event!.facts["count"]) ? cardsOf(event!) : [];
  const seat = seatOf(event!);
  if (!lost.length) return announce(scene, [event!], "destruct");
  draft.change({ to_act: [] });
  const why = whyDestructed(scene, seat, lost);
  const cards = topsOf(draft.table).filter((card) => lost.includes(card));
  draft.beat("result", { moment: { kind: "destruct", cards, seats: [seat], ...why }, sound: "loss" });
  draft.tell(event!);
  for (const card of lost) draft.leaveHand(seat, card);
  for (const kind of KINDS) setRow(draft, seat, kind, () => []);
  countRows(draft, facts);
  draft.changeTable({ discard: [...draft.table.discard, ...lost], following: false });
  const note = { key: "page-loses", facts: { seat, count: lost.length } };
  const to = (card: string) => (lost.includes(card) ? "discard" : null);
  draft.beat("result", { moment: { kind: "lost", note, seats: [seat] }, to, sound: "slide" });
}

/** Nothing fitted, or no card fitted after an animal; by option somebody may do it without need. */
function whyDestructed({ draft, facts }: Scene, seat: number, lost: readonly string[]): Partial<Moment> {
  const { table } = draft;
  const inRows = KINDS.flatMap((kind) => rowIn(table, seat, kind).flat());
  const held = lost.filter((card) => !inRows.includes(card));
  if (held.some((card) => fitsSomewhere(table, card, facts))) return {};
  const key = table.following ? "page-destruct-animal" : "page-destruct-nothing";
  return { note: { key, facts: { seat } } };
}

function fitsSomewhere(table: Table, card: string, facts: FactsOf): boolean {
  const { kind, value } = facts(card);
  const all = table.partners.map((_, seat) => sideOf(table, seat));
  const rows = all.map((side) => side.flatMap((seat) => rowIn(table, seat, kind as Kind)));
  if (value === 0) return rows.flat().some((stack) => shownAt(stack, facts) > 0);
  return rows.some((stacks) => fitsRow(stacks, Number(value), facts));
}

// The end ------------------------------------------------------------------------------------------

function startEndPhase({ draft }: Scene, [event]: readonly EventInfo[]): void {
  const seat = seatOf(event!);
  draft.tell(event!);
  draft.change({ to_act: [] });
  draft.changeTable({ trigger: seat });
  draft.beat("verdict", { moment: { kind: "end-phase", caption: [event!], seats: [seat] }, sound: "night" });
}

/** What is left in the rows lights up, because it counts against its player. */
function count({ draft, facts }: Scene, [event]: readonly EventInfo[]): void {
  const seat = seatOf(event!);
  const left = KINDS.flatMap((kind) => rowIn(draft.table, seat, kind));
  const cards = left.filter((stack) => shownAt(stack, facts) > 0).map((stack) => stack.at(-1)!);
  draft.tell(event!);
  const gains = { [seat]: Number(event!.facts["points"]) };
  draft.beat("result", {
    moment: { kind: "scored", caption: [event!], cards, seats: [seat], gains },
    sound: "down",
  });
}

// Rows ---------------------------------------------------------------------------------------------

function setRow(draft: Draft, seat: number, kind: Kind, change: (stacks: Stacks) => Stacks): void {
  const changed = (rows: Table["suns"]) => rows.map((stacks, i) => (i === seat ? change(stacks) : stacks));
  const { suns, moons } = draft.table;
  draft.changeTable(kind === "sun" ? { suns: changed(suns) } : { moons: changed(moons) });
}

/** Counts the minus points again. By option covered cards do not count (SM-34); the last view knows. */
function countRows(draft: Draft, facts: FactsOf): void {
  const { table } = draft;
  const minus = (seat: number) =>
    KINDS.flatMap((kind) => rowIn(table, seat, kind).flat()).filter((card) => facts(card)["value"] !== 0)
      .length;
  draft.changeTable({ in_play: table.in_play.map((_, seat) => minus(seat)) });
}

function topsOf({ suns, moons }: Table): string[] {
  return [...suns, ...moons].flat().flatMap((stack) => stack.slice(-1));
}
