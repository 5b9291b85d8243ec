/** Describes the cards, moves and events of a match in words, with the players' names. */
import type { EventInfo } from "../generated/wire";
import type { CardFacts, Deck } from "../core/decks";
import type { GameId } from "../core/games";
import { settings } from "../core/settings.svelte";
import { parseMove } from "../core/moves";
import { shownName } from "./shownName";
import type { Facts, Texts } from "./texts.svelte";

export const HIDDEN = "??";
const RULING = / ?\([A-Z]{2}-[^)]*\)/g;

/** The colours of the clear palette that look unlike the printed ones, so that other words name them. */
export const CLEAR_COLOURS: Readonly<Partial<Record<GameId, Readonly<Record<string, string>>>>> = {
  day_and_night: { orange: "gold", pink: "turquoise", purple: "maroon" },
  nox: { green: "turquoise" },
};

export class MatchTexts {
  constructor(
    readonly texts: Texts,
    readonly game: GameId,
    readonly deck: Deck,
    readonly names: readonly string[],
    /** The reader's own seat, which is spoken to as "you"; null if nobody is. */
    readonly reader: number | null = null,
  ) {}

  /** In the clear palette, colours have the names that they show; a text without a variable for them may have
   * a variant `-clear`. */
  say(key: string, facts: Facts = {}): string {
    if (settings.palette !== "clear") return this.texts.say(key, facts);
    const variant = `${key}-clear`;
    return this.texts.say(this.texts.has(variant) ? variant : key, this.withClearColour(facts));
  }

  private withClearColour(facts: Facts): Facts {
    const name = CLEAR_COLOURS[this.game]?.[String(facts["colour"])];
    return name ? { ...facts, colour: name } : facts;
  }

  facts(card: string): CardFacts {
    return this.deck.cards[card] ?? {};
  }

  card(name: string): string {
    if (name === HIDDEN) return this.say("hidden-card");
    const facts: Facts = {};
    for (const [fact, value] of Object.entries(this.facts(name))) facts[fact] = plain(value);
    return this.say("card", facts);
  }

  /** The name of a seat as a heading or in front of a colon: mine is "You". */
  name(seat: number): string {
    return seat === this.reader ? this.say("page-you") : this.properName(seat);
  }

  /** The name of a seat inside of a list. */
  inlineName(seat: number): string {
    return seat === this.reader ? this.say("page-you-inline") : this.properName(seat);
  }

  /** The name of a seat even if it is mine, for others to read. */
  properName(seat: number): string {
    const name = this.names[seat];
    if (name === undefined) return this.say("player-number", { number: seat + 1 });
    return shownName(name, this.texts);
  }

  move(text: string): string {
    const { kind, facts } = parseMove(this.game, text);
    return this.tell(`move-${kind}`, facts);
  }

  /** A line of the log; `-own` is the variant for a player who sees the hidden card. */
  event({ key, facts }: EventInfo): string {
    const secret = Object.keys(facts).some((fact) => fact.startsWith("card"));
    const own = `event-${key}-own`;
    return this.tell(secret && this.texts.has(own) ? own : `event-${key}`, facts);
  }

  /** Any other sentence of the game about seats and cards. */
  note({ key, facts }: EventInfo): string {
    return this.tell(key, facts);
  }

  /** Why a move is a good one. */
  reason({ key, facts }: EventInfo): string {
    return this.tell(`why-${key}`, facts);
  }

  phase(phase: string): string {
    return this.say(`phase-${phase}`);
  }

  /** The rule of a phase in short, without the numbers of rulings and what they say about options. */
  rule(phase: string): string {
    return this.say(`rule-${phase}`).replace(RULING, "");
  }

  refusal(key: string): string {
    return refusal(this.texts, key);
  }

  /** A sentence about seats and cards. If it is about the reader, it is in the second person: the variant
   * `-you` if the seat is mine, `-yours` if what happens there is with my cards. */
  private tell(key: string, facts: Readonly<Record<string, unknown>>): string {
    const variant = key + this.person(facts);
    return this.say(this.texts.has(variant) ? variant : key, this.readable(facts));
  }

  private person(facts: Readonly<Record<string, unknown>>): string {
    if (this.isMine(facts["seat"])) return "-you";
    const isAtMine = Object.keys(facts).some((fact) => fact.startsWith("seat_") && this.isMine(facts[fact]));
    return isAtMine ? "-yours" : "";
  }

  private isMine(seat: unknown): boolean {
    return this.reader !== null && seat === this.reader;
  }

  /** A single seat of mine has a sentence of its own; only a list can contain "you" as it is. */
  private namesOf(seats: unknown): string {
    if (!Array.isArray(seats)) return this.properName(Number(seats));
    return each(seats, (seat) => this.inlineName(Number(seat)));
  }

  /** The name of a fact says whether it is a seat or a card, as in the terminal client. */
  private readable(facts: Readonly<Record<string, unknown>>): Facts {
    const read: Facts = {};
    for (const [name, value] of Object.entries(facts)) {
      if (name.startsWith("seat")) read[name] = this.namesOf(value);
      else if (name.startsWith("card")) read[name] = each(value, (card) => this.card(String(card)));
      else read[name] = plain(value);
    }
    return read;
  }
}

export function refusal(texts: Texts, key: string, detail = ""): string {
  const found = [`refused-${key}`, `no-${key}`].find((each) => texts.has(each));
  return found ? texts.say(found, { detail }) : texts.say("online-refused", { key });
}

function each(value: unknown, say: (item: unknown) => string): string {
  return Array.isArray(value) ? value.map(say).join(", ") : say(value);
}

function plain(value: unknown): string | number {
  if (typeof value === "boolean") return value ? 1 : 0;
  return typeof value === "number" ? value : String(value);
}
