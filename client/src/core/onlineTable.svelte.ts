/** One table as its socket tells of it. */
import { tick } from "svelte";
import { loadTable } from "../games/tables";
import type { Chat, EventInfo, Hint, Result, TableInfo, Told, Update, View, Welcome } from "../generated/wire";
import { noteCommitment, noteSalt } from "./commitments";
import { announce, notify } from "../a11y/announce.svelte";
import { api } from "./api";
import { breath } from "./yieldToMain";
import { loadDeck, type Deck } from "./decks";
import { isGame, type GameId } from "./games";
import { Line, type Answer, type LineState } from "./connection";
import { fly, remember } from "../motion/flights";
import type { Play, SeatShown } from "./play";
import { settings } from "./settings.svelte";
import { sound } from "../theme/sound";
import { texts } from "../i18n/texts.svelte";
import { refusal, Words } from "../i18n/words";

const LONGEST_LOG = 600;
const EMPTY_DECK: Deck = { cards: {}, sources: {} };

export class OnlineTable {
  state = $state<LineState>("connecting");
  info = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  legal = $state.raw<readonly string[]>([]);
  seat = $state<number | null>(null);
  isHost = $state(false);
  result = $state.raw<Result | null>(null);
  log = $state.raw<readonly EventInfo[]>([]);
  recent = $state.raw<readonly EventInfo[]>([]);
  chat = $state.raw<readonly Chat[]>([]);
  hint = $state.raw<Hint | null>(null);
  thinking = $state(false);
  sent = $state<string | null>(null);
  /** A move that waits for a second yes. */
  proposed = $state<string | null>(null);
  /** Whether deck and texts are there, so that something can be shown. */
  ready = $state(false);
  private deck = $state.raw<Deck>(EMPTY_DECK);
  private toldAt = $state(0);
  /** When the seats were described last, in milliseconds of `performance.now()`. */
  private describedAt = $state(0);
  private unanswered: string | null = null;
  private readonly line: Promise<Line>;

  constructor(
    readonly id: string,
    token = "",
  ) {
    this.line = this.connect(token);
  }

  /** Whoever comes by a link is made known to the server first: only whom it knows can sit down. */
  private async connect(token: string): Promise<Line> {
    if (!token) await api.me().catch(() => {});
    const told = (message: Told) => this.hear(message);
    return new Line(this.id, { told, changed: (state) => (this.state = state) }, token);
  }

  close(): void {
    void this.line.then((line) => line.close());
  }

  get game(): GameId | null {
    return isGame(this.info?.game) ? this.info.game : null;
  }

  /** As one text, so that nothing is said anew as long as the names stay what they are. */
  private readonly writtenNames = $derived(JSON.stringify((this.info?.seats ?? []).map((seat) => seat.name)));

  readonly names: readonly string[] = $derived(JSON.parse(this.writtenNames) as string[]);

  readonly words: Words = $derived.by(() => {
    const game = this.game;
    if (!game) throw new Error("the table has not been heard of yet");
    return new Words(texts.of(game), game, this.deck, this.names);
  });

  get isMyTurn(): boolean {
    const { view, seat } = this;
    return view !== null && seat !== null && view.to_act.includes(seat) && !view.chosen.includes(seat);
  }

  /** A move is on its way: until it is answered nothing else can be played. */
  private get isWaiting(): boolean {
    return this.sent !== null && !this.hasChosen;
  }

  private get hasChosen(): boolean {
    return this.view?.chosen.includes(this.seat ?? -1) ?? false;
  }

  get seats(): SeatShown[] {
    return (this.info?.seats ?? []).map((seat) => ({
      name: seat.name,
      kind: seat.kind,
      here: seat.here,
      held: seat.held,
      deadline: seat.clock === null ? null : this.toldAt + seat.clock,
    }));
  }

  /** How many seconds a seat that has lost its connection still has, or null. */
  graceLeft(seat: number, now: number): number | null {
    const grace = this.info?.seats[seat]?.grace ?? null;
    return grace === null ? null : Math.max(0, Math.ceil((this.describedAt + grace - now) / 1000));
  }

  private readonly shownGame: GameId | null = $derived(this.view && this.ready ? this.game : null);

  /** What a game's table is given: one thing as long as the match is shown, or all that a table says would be said
   * anew with every move. Its parts are read when they are needed, so that they stay live. */
  readonly play: Play | null = $derived.by(() => {
    const game = this.shownGame;
    if (!game) return null;
    const of = this;
    return {
      game,
      get view() {
        return of.view!;
      },
      get legal() {
        return of.state === "open" && !of.isWaiting ? of.legal : [];
      },
      get seat() {
        return of.seat;
      },
      get seats() {
        return of.seats;
      },
      get words() {
        return of.words;
      },
      get log() {
        return of.log;
      },
      get recent() {
        return of.recent;
      },
      get sent() {
        return of.sent;
      },
      get hint() {
        return of.hint;
      },
      asked: null,
      play: (move: string) => of.propose(move),
      explain: (key: string, ruling?: string) => of.explain(key, ruling ?? null),
    };
  });

  // Asking ----------------------------------------------------------------------------------

  /** Play a move, or ask once more where the player wishes that. */
  propose(move: string): void {
    if (settings.confirm && move !== "back") this.proposed = move;
    else void this.move(move);
  }

  async move(move: string): Promise<void> {
    this.proposed = null;
    if (this.isWaiting) return;
    this.sent = this.unanswered = move;
    sound("slide");
    const answer = await (await this.line).ask({ type: "move", move });
    if (this.unanswered === move) this.unanswered = null;
    if (this.sent === move && (answer.type === "refused" || !this.hasChosen)) this.sent = null;
    if (answer.type === "refused") this.explain(answer.key, answer.ruling);
  }

  /** Ask for anything else; a refusal is said, and told to whoever asked. */
  async ask(question: Parameters<Line["ask"]>[0]): Promise<Answer> {
    const answer = await (await this.line).ask(question);
    if (answer.type === "refused") this.explain(answer.key, answer.ruling);
    return answer;
  }

  async askHint(): Promise<void> {
    this.thinking = true;
    const answer = await this.ask({ type: "hint" });
    this.thinking = false;
    if (answer.type === "hint") this.hint = answer;
  }

  explain(key: string, ruling: string | null): void {
    const why = refusal(this.game ? texts.of(this.game) : texts.of("page"), key);
    const said = key === "card-not-now" && this.view ? `${why} ${this.words.phase(this.view.phase)}` : why;
    notify(said, ruling, this.game);
    announce(said, "now");
  }

  // Hearing ---------------------------------------------------------------------------------

  private hear(message: Told): void {
    if (message.type === "welcome") void this.welcome(message);
    else if (message.type === "update") void this.update(message);
    else if (message.type === "table") this.changeTable(message.table, message.seat);
    else if (message.type === "chat") this.hearChat(message);
  }

  private async welcome(message: Welcome): Promise<void> {
    this.changeTable(message.table, message.seat);
    this.isHost = message.is_host;
    this.result = message.result;
    this.legal = message.legal;
    this.hint = null;
    this.sent = this.unanswered; // a line that was lost asks again, and this is not to be played twice
    this.view = message.view;
    this.log = message.events;
    this.recent = message.events.slice(-3);
    await this.prepare();
  }

  /** The sentences, the deck and the table of its game. */
  private async prepare(): Promise<void> {
    const game = this.game;
    if (!game || this.ready) return;
    const [deck] = await Promise.all([loadDeck(game, this.info?.options["deck"]), texts.need(game), loadTable(game)]);
    this.deck = deck;
    await breath();
    this.ready = true;
  }

  private async update(message: Update): Promise<void> {
    remember();
    const wasMine = this.isMyTurn;
    this.view = message.view;
    this.legal = message.legal;
    this.recent = message.events;
    this.log = [...this.log, ...message.events].slice(-LONGEST_LOG);
    this.result = message.result;
    this.hint = null;
    this.proposed = null;
    if (!this.hasChosen) this.sent = this.unanswered; // what others did meanwhile does not answer it
    this.setClocks(message.clocks);
    await tick();
    fly((card) => this.origin(card));
    this.speak(message, wasMine);
  }

  /** Where a card comes from that could not be seen before. */
  private origin(card: string): string | null {
    if (this.view?.hand.includes(card)) return "pile";
    const event = this.recent.find(({ facts }) => Object.values(facts).flat().includes(card));
    const seat = event?.facts["seat"];
    return typeof seat === "number" ? `hand:${seat}` : "pile";
  }

  private speak(message: Update, wasMine: boolean): void {
    if (!this.ready) return;
    const words = this.words;
    const lines = message.events.map((event) => words.event(event));
    if (lines.length) announce(lines.join(" "));
    if (message.result) {
      sound(message.result.winners.includes(this.seat ?? -1) ? "win" : "end");
    } else if (this.isMyTurn && !wasMine) {
      announce(words.phase(message.view.phase), "now");
      sound("turn");
    } else sound("down");
  }

  private changeTable(info: TableInfo, seat: number | null): void {
    this.info = info;
    this.seat = seat;
    this.isHost = seat !== null ? info.host === seat : this.isHost;
    noteCommitment(info.id, info.commitment, info.state === "open");
    if (seat === null && info.state === "open") noteSalt(info.id, "");
    this.toldAt = this.describedAt = performance.now();
  }

  private setClocks(clocks: readonly (number | null)[]): void {
    if (!this.info) return;
    const seats = this.info.seats.map((seat, i) => ({ ...seat, clock: clocks[i] ?? null }));
    this.info = { ...this.info, seats };
    this.toldAt = performance.now();
  }

  private hearChat(message: Chat): void {
    this.chat = [...this.chat, message].slice(-LONGEST_LOG);
    if (message.seat !== this.seat) announce(`${message.name}: ${said(message)}`);
  }
}

/** What was said, in the reader's language where it is a ready-made sentence. */
export function said(message: Chat): string {
  return message.preset ? texts.of("page").say(`say-${message.preset}`) : message.text;
}

/** 32 hexadecimal digits of one's own for the shuffles. */
export function salt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
