/** Builds the beats of a scene: change the view, tell events, close the beat, and so on to the end. */
import { HIDDEN } from "../i18n/matchTexts";
import type { EventInfo, View } from "../generated/wire";
import type { Beat, Length } from "./beats";

type Extras<Shown extends View> = Omit<Beat<Shown>, "view" | "events" | "length">;

export class SceneDraft<Shown extends View> {
  private readonly beats: Beat<Shown>[] = [];
  private told: EventInfo[] = [];

  constructor(
    /** The table as it looks so far. */
    public view: Shown,
    private readonly update: { readonly view: Shown; readonly events: readonly EventInfo[] },
  ) {}

  get table(): Shown["table"] {
    return this.view.table;
  }

  tell(...events: readonly EventInfo[]): void {
    this.told.push(...events);
  }

  change(changes: Partial<Omit<Shown, "game" | "table">>): void {
    this.view = { ...this.view, ...changes };
  }

  changeTable(changes: Partial<Shown["table"]>): void {
    this.view = { ...this.view, table: { ...this.view.table, ...changes } };
  }

  /** Closes a beat: this is what people see for a while. */
  beat(length: Length, extras: Extras<Shown> = {}): void {
    this.beats.push({ view: this.view, events: this.told, length, ...extras });
    this.told = [];
  }

  /** The last beat shows the view of the update, and tells what has not been told. */
  end(length: Length = "action", extras: Extras<Shown> = {}): readonly Beat<Shown>[] {
    const known = [...this.beats.flatMap(({ events }) => events), ...this.told].length;
    this.tell(...this.update.events.slice(known));
    this.view = this.update.view;
    this.beat(length, extras);
    return this.beats;
  }

  // Hands ----------------------------------------------------------------------------------------

  leavePile(count: number): void {
    this.view = { ...this.view, table: { ...this.view.table, pile: this.view.table.pile.slice(count) } };
  }

  /** A card leaves a hand, whether the viewer knew it or not. */
  leaveHand(seat: number, card: string): void {
    const { view } = this;
    const cards = view.hands[seat] ?? [];
    const at = cards.includes(card) ? cards.indexOf(card) : cards.indexOf(HIDDEN);
    if (at >= 0) this.setHand(seat, [...cards.slice(0, at), ...cards.slice(at + 1)]);
  }

  /** Cards come into a hand: those that the viewer knows, or as many hidden ones. */
  enterHand(seat: number, cards: readonly string[]): void {
    this.setHand(seat, [...(this.view.hands[seat] ?? []), ...cards]);
  }

  private setHand(seat: number, cards: readonly string[]): void {
    const hands = this.view.hands.map((hand, i) => (i === seat ? cards : hand));
    this.view = { ...this.view, hands, hand: seat === this.view.seat ? cards : this.view.hand };
  }
}

/** The cards that an event names, or as many hidden ones as it counts. */
export function cardsOf({ facts }: EventInfo): readonly string[] {
  const { cards, card, count } = facts;
  if (Array.isArray(cards)) return cards.map(String);
  if (typeof card === "string") return [card];
  return Array.from({ length: typeof count === "number" ? count : 1 }, () => HIDDEN);
}

/** The seat that an event is about. */
export function seatOf({ facts }: EventInfo): number {
  return Number(facts["seat"]);
}

/** The table before the deal: all hands are empty, and their cards are in the pile. */
export function undealt<Shown extends View>(view: Shown, changes: Partial<Shown["table"]> = {}): Shown {
  const pile = [...view.table.pile, ...view.hands.flat().map(() => HIDDEN)];
  const table = { ...view.table, pile, ...changes };
  return { ...view, to_act: [], hand: [], hands: view.hands.map(() => []), table };
}

/** Cards fly from the pile into hands, at the start of a match or when somebody draws. */
export function draw<Shown extends View>(draft: SceneDraft<Shown>, events: readonly EventInfo[]): void {
  draft.tell(...events);
  for (const event of events) {
    const cards = cardsOf(event);
    draft.enterHand(seatOf(event), cards);
    draft.leavePile(cards.length);
  }
  draft.beat("action", { from: () => "pile", sound: "slide" });
}

/** The start of a match: an empty table, then cards fly from the pile into all hands. */
export function dealing<Shown extends View>(
  update: { readonly view: Shown; readonly events: readonly EventInfo[] },
  changes: Partial<Shown["table"]> = {},
): readonly Beat<Shown>[] {
  const draft = new SceneDraft<Shown>(undealt(update.view, changes), update);
  draft.beat("anticipation");
  return draft.end("result", { from: () => "pile", sound: "slide" });
}
