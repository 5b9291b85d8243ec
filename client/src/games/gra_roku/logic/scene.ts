/** In which order people see what an update contains: cards turn up together, the highest one lights up, the
 * others line up after it, and one after the other is placed. A full row glows before it is taken. */
import type { WriteScene } from "../../../core/beats";
import type { ViewIn } from "../../../core/games";
import { cardsOf, draw, SceneDraft, seatOf, undealt } from "../../../core/sceneDraft";
import { HIDDEN } from "../../../i18n/matchTexts";
import type { EventInfo } from "../../../generated/wire";
import { clockwise } from "./clockwise";
import { cardOf, empty, gridWith, gridWithout, together, type Act, type Scene } from "./sceneParts";
import { starterReason, wayOf } from "./starter";
import {
  add,
  announceSeason,
  announceTwelfth,
  drawBonus,
  fileAside,
  leaveTakers,
  swap,
  take,
} from "./sceneYear";
import { count } from "./sceneEnd";

export const writeScene: WriteScene<"gra_roku"> = (before, update, facts) => {
  const scene = { draft: new SceneDraft(before ?? emptyTable(update.view), update), update, facts };
  if (!before) scene.draft.beat("anticipation");
  for (const events of together(update.events, ["dealt"])) (ACTS[events[0]!.key] ?? tell)(scene, events);
  return scene.draft.end("instant");
};

/** Before the deal the square is empty, and all cards are in the pile. */
function emptyTable(view: ViewIn<"gra_roku">): ViewIn<"gra_roku"> {
  const open = view.table.grid.flat().filter((card) => card !== null);
  const undone = undealt(view);
  const pile = [...undone.table.pile, ...open.map(() => HIDDEN)];
  return { ...undone, table: { ...undone.table, pile, grid: view.table.grid.map(empty), round: 0 } };
}

/** How each kind of event is shown; what has no entry is told with the next beat. */
const ACTS: Record<string, Act> = {
  "start-chosen": layOut,
  "start-cards": layOut,
  dealt: deal,
  round: startRound,
  neutral: placeFromPile,
  "neutral-boxed": boxNeutral,
  revealed: turnUp,
  starter: lineUp,
  placed: place,
  "set-aside": setAside,
  drew: drawOne,
  "row-full": fillRow,
  took: take,
  added: add,
  swapped: swap,
  "bonus-swapped": swap,
  "put-aside": fileAside,
  "bonus-boxed": boxBonus,
  season: announceSeason,
  twelfth: announceTwelfth,
  bonus: drawBonus,
  "row-boxed": boxRow,
  "refill-drawn": drawRefill,
  refilled: placeFromPile,
  "pile-used-up": say,
  "neutral-missing": say,
  "bonus-missing": say,
  "refill-missing": say,
  scored: count,
};

function tell({ draft }: Scene, events: readonly EventInfo[]): void {
  draft.tell(...events);
}

/** Nothing moves, but people should know. */
function say({ draft }: Scene, [event]: readonly EventInfo[]): void {
  draft.tell(event!);
  draft.change({ to_act: [] });
  draft.beat("result", { moment: { kind: "said", caption: [event!] } });
}

// The start of a match and of a round --------------------------------------------------------------

function layOut({ draft, facts }: Scene, [event]: readonly EventInfo[]): void {
  const cards = cardsOf(event!);
  draft.tell(event!);
  for (const card of cards) {
    const at = ["spring", "summer", "autumn", "winter"].indexOf(String(facts(card)["season"]));
    draft.changeTable({ grid: gridWith(draft.table.grid, card, at + 1, at + 1) });
    leavePile(draft, card);
  }
  draft.beat("result", { from: () => "pile", moment: { kind: "start", cards }, sound: "slide" });
}

/** While start cards are chosen, the pile is open. */
function leavePile(draft: Scene["draft"], card: string): void {
  const { pile } = draft.table;
  if (pile.includes(card)) draft.changeTable({ pile: pile.filter((each) => each !== card) });
  else draft.leavePile(1);
}

/** The pile is shuffled before the deal, so nobody knows its cards any more. */
function deal({ draft }: Scene, events: readonly EventInfo[]): void {
  draft.changeTable({ pile: draft.table.pile.map(() => HIDDEN) });
  draw(draft, events);
}

function startRound({ draft }: Scene, [event]: readonly EventInfo[]): void {
  draft.tell(event!);
  draft.change({ chosen: [] });
  draft.changeTable({ round: Number(event!.facts["round"]), placing: [] });
}

function placeFromPile({ draft }: Scene, [event]: readonly EventInfo[]): void {
  const [card, { row, column }] = [cardOf(event!), event!.facts];
  const wasDrawn = draft.table.on_its_way === card;
  draft.tell(event!);
  draft.change({ to_act: [] });
  if (!wasDrawn) draft.leavePile(1);
  draft.changeTable({
    grid: gridWith(draft.table.grid, card, Number(row), Number(column)),
    on_its_way: null,
    row: null,
    takers: [],
  });
  const moment = { kind: "refill", cards: [card], caption: [event!] };
  draft.beat("result", { from: () => "pile", moment, sound: "down" });
}

function boxNeutral(scene: Scene, events: readonly EventInfo[]): void {
  const { draft } = scene;
  const card = cardOf(events[0]!);
  draft.tell(...events);
  draft.leavePile(1);
  draft.changeTable({ on_its_way: card });
  draft.beat("result", { from: () => "pile", moment: { kind: "said", caption: events, cards: [card] } });
  intoBox(scene, [card]);
}

// A reveal -----------------------------------------------------------------------------------------

/** All cards lie face down for a moment; then they turn up together. */
function turnUp({ draft }: Scene, [event]: readonly EventInfo[]): void {
  const cards = cardsOf(event!);
  draft.change({ chosen: clockwise(0, draft.view.players), to_act: [] });
  draft.beat("action", { sound: "down" });
  draft.tell(event!);
  cards.forEach((card, seat) => draft.leaveHand(seat, card));
  draft.change({ chosen: [] });
  draft.changeTable({ revealed: cards, placing: [] });
  draft.beat("result", { from: () => null, moment: { kind: "reveal", cards }, sound: "turn" });
}

/** The card that decides lights up, and then all line up behind it. */
function lineUp({ draft, facts }: Scene, [event]: readonly EventInfo[]): void {
  const [seat, card] = [seatOf(event!), cardOf(event!)];
  const revealed = draft.table.revealed.flatMap((each) => (each ? [each] : []));
  const note = { key: "page-begins", facts: { ...starterReason(card, revealed, facts) } };
  const moment = { caption: [event!], note, cards: [card], seats: [seat] };
  draft.tell(event!);
  draft.beat("result", { moment: { ...moment, kind: "starter" } });
  draft.changeTable({ placing: clockwise(seat, draft.view.players) });
  draft.beat("result", { moment: { ...moment, kind: "line-up" }, sound: "slide" });
}

// Placing ------------------------------------------------------------------------------------------

function place({ draft }: Scene, [event]: readonly EventInfo[]): void {
  const [seat, card] = [seatOf(event!), cardOf(event!)];
  const { row, column } = event!.facts;
  draft.tell(event!);
  draft.change({ to_act: [] });
  leaveQueue(draft, seat);
  draft.changeTable({ grid: gridWith(draft.table.grid, card, Number(row), Number(column)) });
  draft.beat("action", { moment: { kind: "place", cards: [card], seats: [seat] }, sound: "down" });
}

/** The cards that leave no room light up before the card goes aside. */
function setAside({ draft, facts }: Scene, [event]: readonly EventInfo[]): void {
  const [seat, card] = [seatOf(event!), cardOf(event!)];
  const { harder, grid } = draft.table;
  const season = String(facts(card)["season"]);
  const column = grid.flat().flatMap((each) => (each && facts(each)["season"] === season ? [each] : []));
  const inTheWay = harder ? [] : column;
  const note = { key: "page-no-place", facts: { season: harder ? "any" : season } };
  const moment = { caption: [event!], note, seats: [seat] };
  draft.tell(event!);
  draft.change({ to_act: [] });
  draft.beat("result", { moment: { ...moment, kind: "no-place", cards: [card, ...inTheWay] } });
  leaveQueue(draft, seat);
  fileAside({ draft, facts }, [event!], moment);
}

function leaveQueue(draft: Scene["draft"], seat: number): void {
  draft.changeTable({
    revealed: draft.table.revealed.map((each, i) => (i === seat ? null : each)),
    placing: draft.table.placing.filter((each) => each !== seat),
  });
}

/** Only my own new card is worth a longer look. */
function drawOne({ draft }: Scene, [event]: readonly EventInfo[]): void {
  const seat = seatOf(event!);
  draft.tell(event!);
  draft.enterHand(seat, cardsOf(event!));
  draft.leavePile(1);
  const length = seat === draft.view.seat ? "action" : "anticipation";
  draft.beat(length, { from: () => "pile", sound: "slide" });
}

// A full row ---------------------------------------------------------------------------------------

function fillRow({ draft, update }: Scene, [event]: readonly EventInfo[]): void {
  const row = Number(event!.facts["row"]);
  const cards = (draft.table.grid[row - 1] ?? []).flatMap((card) => (card ? [card] : []));
  const placer = update.events
    .filter(({ key }) => key === "placed")
    .map(seatOf)
    .at(-1)!;
  const takers = clockwise(placer, draft.view.players);
  const note = { key: "page-take-order", facts: { seat: placer, way: wayOf(takers.length) } };
  draft.tell(event!);
  draft.changeTable({ row });
  draft.beat("result", { moment: { kind: "row-full", cards, caption: [event!] }, sound: "turn" });
  draft.changeTable({ takers });
  draft.beat("result", { moment: { kind: "takers", cards, seats: [placer], caption: [event!], note } });
}

function boxRow(scene: Scene, events: readonly EventInfo[]): void {
  const cards = cardsOf(events[0]!);
  scene.draft.tell(...events);
  scene.draft.changeTable({ grid: gridWithout(scene.draft.table.grid, cards), takers: [] });
  intoBox(scene, cards, events);
}

function drawRefill({ draft }: Scene, [event]: readonly EventInfo[]): void {
  draft.tell(event!);
  draft.change({ to_act: [] });
  draft.leavePile(1);
  draft.changeTable({ on_its_way: cardOf(event!), takers: [] });
  draft.beat("action", { from: () => "pile", sound: "slide" });
}

function boxBonus(scene: Scene, events: readonly EventInfo[]): void {
  scene.draft.tell(...events);
  scene.draft.change({ to_act: [] });
  leaveTakers(scene, seatOf(events[0]!));
  intoBox(scene, cardsOf(events[0]!), events);
}

function intoBox({ draft }: Scene, cards: readonly string[], caption: readonly EventInfo[] = []): void {
  draft.changeTable({ box: [...draft.table.box, ...cards], on_its_way: null });
  draft.beat("action", {
    to: (card) => (cards.includes(card) ? "discard" : null),
    moment: { kind: "box", caption },
    sound: "slide",
  });
}
